import { useComputed, useSignal } from '@preact/signals';
import type { TableSummary } from '@zunft/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { connection, Refused } from '../../connection/connection.ts';
import { Frame } from '../../frame/Frame.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { gameName } from '../../frame/game-names.ts';
import { clientGame } from '../../games/index.ts';
import { path } from '../../router/router.ts';
import { language, settings } from '../../settings/settings.ts';
import { Apology } from '../../shell/Apology.tsx';
import { asked, followAddress } from './address.ts';
import { bindReplayKeys } from './keys.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { Replay } from './replay.ts';
import type { ServerGameState } from './server-game.ts';
import { TextReplay } from './TextReplay.tsx';
import { say } from './words.ts';

/** A recorded game of this browser or of the server, by its name in the address. */
export function Screen() {
  const name = useComputed(() => path.value[1] ?? '').value;
  // The address changes with every step; the screen must not be drawn anew for that.
  return useMemo(() => <OpenReplay key={name} name={name} />, [name]);
}

type Opened = Replay | { readonly problem: unknown } | ServerGameState | undefined;

function OpenReplay({ name }: { readonly name: string }) {
  const opened = useSignal<Opened>(undefined);
  useEffect(() => {
    let wanted = true;
    void open(name).then((found) => {
      if (wanted) opened.value = found;
    });
    return () => {
      wanted = false;
    };
  }, [name, opened]);
  const found = opened.value;
  if (found === undefined) return <p class="table-loading cloth">{say('loading')}</p>;
  if (found === 'missing') return <Missing text={say('missingText')} />;
  if (found === 'closed') return <Missing text={say('closedText')} />;
  if (found === 'running') return <StillRunning table={name} />;
  if (!(found instanceof Replay)) return <Missing text={sentence(found.problem)} />;
  return <Watching replay={found} />;
}

async function open(name: string): Promise<Opened> {
  try {
    const { tables } = await connection().request('tables', {});
    const summary = tables.find(({ table }) => table === name) ?? (await fromServer(name));
    if (typeof summary === 'string') return summary;
    const game = await clientGame(summary.game);
    if (game === undefined) return 'missing';
    return await Replay.open(connection(), summary, game, asked());
  } catch (problem) {
    if (problem instanceof Refused) return { problem };
    throw problem;
  }
}

/** A game that was not played in this browser may have been played on the server. */
async function fromServer(name: string): Promise<TableSummary | ServerGameState> {
  const { fetchServerGame } = await import('./server-game.ts');
  return fetchServerGame(name);
}

/** Without a connection nothing can be said about games of the server. */
const unreachable: readonly string[] = ['no-connection', 'connection-lost'];

const sentence = (problem: unknown): string =>
  problem instanceof Refused && unreachable.includes(problem.wire.code)
    ? say('unreachable')
    : failureSentence(problem);

function Watching({ replay }: { readonly replay: Replay }) {
  useEffect(() => {
    const stopAddress = followAddress(replay);
    const stopKeys = bindReplayKeys(replay);
    return () => {
      replay.pause();
      stopAddress();
      stopKeys();
    };
  }, [replay]);
  useEffect(() => {
    document.title = say('pageTitle', { game: gameName(replay.summary.game) });
  }, [replay, language.value]);
  return settings.value.textTable ? <TextReplay replay={replay} /> : <ReplayScreen replay={replay} />;
}

function StillRunning({ table }: { readonly table: string }) {
  return (
    <Frame>
      <Apology title={say('stillRunning')} text={say('stillRunningText')}>
        <a class="button button-primary" href={`/room/${encodeURIComponent(table)}`}>
          {say('toTheTable')}
        </a>
      </Apology>
    </Frame>
  );
}

function Missing({ text }: { readonly text: string }) {
  return (
    <Frame>
      <Apology title={say('missing')} text={text}>
        <a class="button button-primary" href="/replays">
          {say('toReplays')}
        </a>
      </Apology>
    </Frame>
  );
}
