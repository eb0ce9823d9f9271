import { Apology } from './Apology.tsx';
import { shellSay } from './words.ts';

/** The screen could not be fetched: there is no connection, or it belongs to an older version. */
export function LoadProblem() {
  return (
    <Apology title={shellSay('load.title')} text={shellSay('load.text')}>
      <button type="button" class="button button-primary" onClick={() => location.reload()}>
        {shellSay('load.again')}
      </button>
    </Apology>
  );
}
