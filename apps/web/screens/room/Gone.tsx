import '../join/join.css';
import { Refused } from '../../connection/connection.ts';
import { Frame } from '../../frame/Frame.tsx';
import { onlineFailure } from '../../online/failure.ts';
import { Apology } from '../../shell/Apology.tsx';
import { CodeField } from '../join/CodeField.tsx';
import { roomSay } from './words.ts';

const needsCode: readonly string[] = ['not-allowed', 'wrong-code'];

/** Why a table is closed to somebody: it gathers its own people, or its players want nobody to look on. */
const reasons = ['private', 'afterwards', 'nobody'] as const;

/** Why one cannot be at a table, and what may help. */
export function Gone({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { code = '', params } = error instanceof Refused ? error.wire : {};
  const why = reasons.find((reason) => reason === params?.['why']) ?? 'private';
  const text = code === 'not-allowed' ? roomSay(`gone.${why}`) : onlineFailure(error);
  return (
    <Frame>
      <div class="join">
        <Apology title={roomSay('gone.title')} text={text}>
          <button type="button" class="button button-primary" onClick={onAgain}>
            {roomSay('gone.again')}
          </button>
          <a class="button button-paper" href="/">
            {roomSay('gone.home')}
          </a>
        </Apology>
        {needsCode.includes(code) && <CodeField />}
      </div>
    </Frame>
  );
}
