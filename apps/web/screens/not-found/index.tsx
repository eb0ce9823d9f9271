import { Frame } from '../../frame/Frame.tsx';
import { Apology } from '../../shell/Apology.tsx';
import { notFoundSay } from './words.ts';

export function Screen() {
  return (
    <Frame>
      <Apology title={notFoundSay('title')} text={notFoundSay('text')}>
        <a class="button button-primary" href="/">
          {notFoundSay('home')}
        </a>
      </Apology>
    </Frame>
  );
}
