import { useEffect } from 'preact/hooks';
import { later } from '../../shell/later.ts';
import { expected } from './expected.ts';
import { startSay } from './words.ts';

/** Everything that needs the server is fetched when the page stands and has nothing else to do. */
const lobby = later(async () => (await import('./lobby/Lobby.tsx')).Lobby);

const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (work) => requestIdleCallback(work, { timeout: 2_000 })
    : (work) => setTimeout(work, 300);

/** Tables of other people; the rest of the page does without. */
export function OpenTables() {
  useEffect(() => {
    // Without it, the games of this browser are there all the same.
    whenIdle(() => void lobby.fetch().catch(() => undefined));
  }, []);
  const Lobby = lobby.value;
  return (
    <section class="start-open" aria-labelledby="start-open">
      <h2 id="start-open">{startSay('open')}</h2>
      <div class="start-open-body" style={{ '--rows': expected.open }}>
        {Lobby !== undefined && <Lobby />}
      </div>
    </section>
  );
}
