import { Apology } from '../../shell/Apology.tsx';
import { say } from './words.ts';

/** For an address with a game that nobody knows. */
export function NoSuchGame({ game }: { readonly game: string }) {
  return (
    <Apology title={say('unknownGame')} text={say('unknownGameText', { game })}>
      <a class="button button-primary" href="/">
        {say('toStart')}
      </a>
    </Apology>
  );
}
