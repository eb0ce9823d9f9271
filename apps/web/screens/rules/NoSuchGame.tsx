import { say } from './words.ts';

/** For an address with a game that nobody knows. */
export function NoSuchGame({ game }: { readonly game: string }) {
  return (
    <>
      <h1>{say('unknownGame')}</h1>
      <p>{say('unknownGameText', { game })}</p>
      <p>
        <a class="button button-table" href="/">
          {say('toStart')}
        </a>
      </p>
    </>
  );
}
