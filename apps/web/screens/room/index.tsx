import '../join/join.css';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Refused } from '../../connection/connection.ts';
import { Frame } from '../../frame/Frame.tsx';
import { onlineFailure } from '../../online/failure.ts';
import { RoomEntry } from '../../online/room-entry.ts';
import { ServerLine } from '../../online/ServerLine.tsx';
import { path, query } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { arriveLate } from '../../shell/arrival.ts';
import { LoadProblem } from '../../shell/LoadProblem.tsx';
import { type Later, later } from '../../shell/later.ts';
import { CodeField } from '../join/CodeField.tsx';
import { played } from './played.ts';
import { roomSay } from './words.ts';

/** The table before its game, which whoever comes back to a game does without. */
const gathering = later(async () => (await import('./Gathering.tsx')).Gathering);

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
        if (left) entered.leave();
        else entry.value = entered;
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
  if (failure.value !== undefined) return <Gone error={failure.value} onAgain={again} />;
  if (entry.value === undefined) {
    return (
      <Frame>
        <p class="loading">{roomSay('loading')}</p>
        <ServerLine />
      </Frame>
    );
  }
  const { problem, room } = entry.value;
  if (problem.value !== undefined) return <Gone error={problem.value} onAgain={again} />;
  if (room.value.phase === 'gathering') return <Part of={gathering} key="gathering" entry={entry.value} />;
  if (room.value.phase === 'aborted') return <Aborted game={room.value.game} />;
  return <Part of={played} key="played" entry={entry.value} />;
}

interface PartProps {
  readonly of: Later<ComponentType<{ readonly entry: RoomEntry }>>;
  readonly entry: RoomEntry;
}

/** What the table looks like now, which is fetched when it comes to that. */
function Part({ of, entry }: PartProps) {
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
  if (Shown !== undefined) return <Shown entry={entry} />;
  return <Frame>{failed.value ? <LoadProblem /> : <p class="loading">{roomSay('loading')}</p>}</Frame>;
}

const needsCode: readonly string[] = ['not-allowed', 'wrong-code'];

function Gone({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  return (
    <Frame>
      <div class="join">
        <Apology title={roomSay('gone.title')} text={onlineFailure(error)}>
          <button type="button" class="button button-primary" onClick={onAgain}>
            {roomSay('gone.again')}
          </button>
          <a class="button button-paper" href="/">
            {roomSay('gone.home')}
          </a>
        </Apology>
        {error instanceof Refused && needsCode.includes(error.wire.code) && <CodeField />}
      </div>
    </Frame>
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
