import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { clientGame } from '../../games/index.ts';
import { RoomEntry } from '../../online/room-entry.ts';
import { ServerLine } from '../../online/ServerLine.tsx';
import { server, serverState } from '../../online/server.ts';
import { path, query } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { arriveLate } from '../../shell/arrival.ts';
import { LoadProblem } from '../../shell/LoadProblem.tsx';
import { type Later, later } from '../../shell/later.ts';
import { played } from './played.ts';
import { roomSay } from './words.ts';

// The way to the server opens while the screen is still being drawn.
server.open();

/** The table before its game, which whoever comes back to a game does without. */
const gathering = later(async () => (await import('./Gathering.tsx')).Gathering);

const gone = later(async () => (await import('./Gone.tsx')).Gone);

/** A table with people, by its name in the address. */
export function Screen() {
  const table = path.value[1] ?? '';
  return <AtTable key={table} table={table} />;
}

function AtTable({ table }: { readonly table: string }) {
  const entry = useSignal<RoomEntry | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  useEffect(() => {
    let left = false;
    const code = query.peek().get('code') ?? undefined;
    failure.value = undefined;
    RoomEntry.enter({ table, code }).then(
      (entered) => {
        if (left) return entered.leave();
        entry.value = entered;
        const { phase, game } = entered.room.peek();
        if (phase !== 'gathering') void clientGame(game);
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
    return () => {
      left = true;
      entry.value?.leave();
      entry.value = undefined;
    };
  }, [table, attempt.value]);
  const again = () => {
    attempt.value++;
  };
  const error = failure.value ?? entry.value?.problem.value;
  if (error !== undefined) return <Part of={gone} key="gone" error={error} onAgain={again} />;
  if (entry.value === undefined) return <Waiting />;
  const { room } = entry.value;
  if (room.value.phase === 'gathering') return <Part of={gathering} key="gathering" entry={entry.value} />;
  if (room.value.phase === 'aborted') return <Aborted game={room.value.game} />;
  return <Part of={played} key="played" entry={entry.value} />;
}

/** Without the frame, which a game that runs does without; but nobody who cannot come in is kept in. */
function Waiting() {
  const isLost = serverState.value === 'lost';
  const sentence = <p class="loading">{roomSay('loading')}</p>;
  if (!isLost) return <main class="bare-screen cloth">{sentence}</main>;
  return (
    <Frame>
      <ServerLine />
      {sentence}
    </Frame>
  );
}

/** What the table looks like now, which is fetched when it comes to that. */
function Part<P extends object>({ of, ...props }: { readonly of: Later<ComponentType<P>> } & P) {
  const failed = useSignal(false);
  useEffect(() => {
    of.fetch().catch(() => {
      failed.value = true;
    });
  }, [of]);
  const Shown = of.value;
  useEffect(() => {
    if (Shown !== undefined) arriveLate();
  }, [Shown]);
  if (Shown !== undefined) return <Shown {...(props as unknown as P)} />;
  return failed.value ? (
    <Frame>
      <LoadProblem />
    </Frame>
  ) : (
    <Waiting />
  );
}

function Aborted({ game }: { readonly game: string }) {
  return (
    <Frame>
      <Apology title={roomSay('aborted.title')} text={roomSay('aborted.text')}>
        <a class="button button-primary" href="/">
          {roomSay('gone.home')}
        </a>
        <a class="button button-paper" href={`/new/${game}?with=people`}>
          {roomSay('aborted.another')}
        </a>
      </Apology>
    </Frame>
  );
}
