import { effect, untracked } from '@preact/signals';
import { path } from '../router/router.ts';
import { routeOf } from './routes.ts';
import { shellSay } from './words.ts';

/** Names the document after the screen. A table and a replay name it themselves, once they are there. */
export function followTitle(): () => void {
  return effect(() => {
    const { title, framed } = routeOf(path.value);
    const name = () =>
      title === 'title.start' ? shellSay(title) : shellSay('titleOf', { title: shellSay(title) });
    document.title = framed ? name() : untracked(name);
  });
}
