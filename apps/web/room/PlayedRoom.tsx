import './room.css';
import '../games/guildhall/spectator.css';
import { useComputed, useSignal } from '@preact/signals';
import type { Room } from '@zunft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Refused } from '../connection/connection.ts';
import { clientGame } from '../games/index.ts';
import { onlineFailure } from '../online/failure.ts';
import type { RoomEntry } from '../online/room-entry.ts';
import { server } from '../online/server.ts';
import { mine } from '../online/tables.ts';
import { settings } from '../settings/settings.ts';
import { later } from '../shell/later.ts';
import { Announcer } from '../table/announcer.tsx';
import { LiveRegion } from '../table/announcing/live-region.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { RoomCompany } from './company.tsx';
import { invitedFor } from './invited.ts';
import { followVisits } from './missed.ts';
import { followRoom } from './news.ts';
import { ownSeat } from './seats.ts';
import { TakeSeat } from './TakeSeat.tsx';
import { say } from './words.ts';

/** A table with people whose game has begun: everything but the gathering. */
export function PlayedRoom({ entry }: { readonly entry: RoomEntry }) {
  // Whoever takes a seat, or loses it, sees the table with other eyes; so do those who had to wait for the end.
  const eyes = useComputed(() => `${ownSeat(entry.room.value)}/${mustWait(entry.room.value)}`).value;
  return <WithEyes key={`${entry.table}/${eyes}`} entry={entry} />;
}

/** The viewer may look on when the game is over. */
const mustWait = (room: Room): boolean =>
  ownSeat(room) === undefined && room.watching === 'afterwards' && room.phase !== 'over';

interface Opened {
  readonly model: TableModel;
  readonly company: RoomCompany;
}

function WithEyes({ entry }: { readonly entry: RoomEntry }) {
  const opened = useSignal<Opened | { readonly problem: unknown } | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void open(entry).then((found) => {
      if (!left) opened.value = found;
      else if ('model' in found) found.model.close();
    });
    return () => {
      left = true;
      const found = opened.peek();
      if (found !== undefined && 'model' in found) found.model.close();
    };
  }, [entry, opened]);
  useEffect(() => mine.watch(), []);
  const found = opened.value;
  if (found === undefined) return <p class="table-loading cloth">{say('loading')}</p>;
  if ('problem' in found) return <Closed entry={entry} problem={found.problem} />;
  return <AtTable model={found.model} company={found.company} />;
}

async function open(entry: RoomEntry): Promise<Opened | { readonly problem: unknown }> {
  const room = entry.room.peek();
  const seat = ownSeat(room);
  try {
    const [game, watched] = await Promise.all([
      clientGame(room.game),
      server.request('watch', { table: room.table, as: seat ?? 'spectator' }),
    ]);
    if (game === undefined) return { problem: say('unknownGame') };
    const company = new RoomCompany(entry);
    const model = new TableModel(server, game, seat ?? watched.info.seats, watched, company);
    return { model, company };
  } catch (problem) {
    if (problem instanceof Refused) return { problem };
    throw problem;
  }
}

function AtTable({ model, company }: Opened) {
  const assertive = useRef<HTMLDivElement>(null);
  const polite = useRef<HTMLDivElement>(null);
  useEffect(() => followVisits(company, model), [company, model]);
  useEffect(
    () =>
      followRoom(company, model, {
        assertive: new LiveRegion(assertive.current!),
        polite: new LiveRegion(polite.current!),
      }),
    [company, model],
  );
  return (
    <>
      <Announcer model={model} />
      <div class="visually-hidden">
        <div ref={assertive} aria-live="assertive" aria-relevant="additions" />
        <div ref={polite} aria-live="polite" aria-relevant="additions" />
      </div>
      {settings.value.textTable ? <InWords model={model} /> : <TableScreen model={model} />}
    </>
  );
}

const textTable = later(async () => (await import('../table/text/TextTable.tsx')).TextTable);

/** The table in words, fetched when somebody wants it. */
function InWords({ model }: { readonly model: TableModel }) {
  useEffect(() => void textTable.want(), []);
  const Table = textTable.value;
  return Table === undefined ? <p class="table-loading cloth">{say('loading')}</p> : <Table model={model} />;
}

/** Why one cannot be at this table; whoever was invited to sit down there can. */
function Closed({ entry, problem }: { readonly entry: RoomEntry; readonly problem: unknown }) {
  const isRefused = problem instanceof Refused && problem.wire.code === 'not-allowed';
  const isInvited = isRefused && invitedFor(entry) !== undefined;
  const refusal = say(mustWait(entry.room.value) ? 'refusedYet' : 'refusedText');
  return (
    <main class="table-loading cloth">
      <h1>{say(isInvited ? 'take.title' : 'refused')}</h1>
      {isInvited ? (
        <TakeSeat entry={entry} />
      ) : (
        <p>{isRefused ? refusal : typeof problem === 'string' ? problem : onlineFailure(problem)}</p>
      )}
      <a class="button button-table" href="/">
        {say('end.start')}
      </a>
    </main>
  );
}
