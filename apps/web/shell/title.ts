import { effect, untracked } from '@preact/signals';
import { waiting } from '../connection/waiting.ts';
import { path } from '../router/router.ts';
import { routeOf } from './routes.ts';
import { shellSay } from './words.ts';

/** Names the document after the screen. A table and a replay name it themselves, once they are there. */
export function followTitle(): () => void {
  return effect(() => {
    const { title, framed } = routeOf(path.value);
    const name = () =>
      (waiting.value ? `(${waiting.value}) ` : '') +
      (title === 'title.start' ? shellSay(title) : shellSay('titleOf', { title: shellSay(title) }));
    document.title = framed ? name() : untracked(name);
  });
}
