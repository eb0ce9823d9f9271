import { botNames } from '@zunft/bots';
import { Failure, type Push, type Request, type Room, type RoomResponses } from '@zunft/protocol';
import { usualBot } from './automaton.ts';
import { begun, type Draft } from './draft.ts';
import type { Hall } from './hall.ts';
import type { ListedRoom } from './hall-store.ts';
import type { LiveTable } from './live-table.ts';
import * as chairs from './room/chairs.ts';
import { deal } from './room/lay.ts';
import * as requests from './room/requests.ts';
import type { RoomState } from './room/state.ts';
import { askedAnew, granted as moreTime, resumed } from './room/time.ts';
import { roomSummary } from './room/view.ts';

type RoomCommand = keyof RoomResponses;
type Handlers = {
  readonly [C in RoomCommand]: (request: Request<C>) => RoomResponses[C] | Promise<RoomResponses[C]>;
};

/** What one person does at tables with people, apart from playing. */
export class RoomCommands {
  private readonly hall: Hall;
  private readonly push: (push: Push) => void;
  private readonly entered = new Map<string, () => void>();
  /** By table: the code that this person has shown for it. */
  private readonly codes = new Map<string, string>();
  private wantsList = false;
  private person: chairs.Person;

  constructor(hall: Hall, person: chairs.Person, push: (push: Push) => void) {
    this.hall = hall;
    this.person = person;
    this.push = push;
  }

  end(): void {
    for (const exit of this.entered.values()) exit();
    this.entered.clear();
    this.hall.left(this, this.person);
  }

  /** Made when something is asked: whoever is silent needs no memory for it. */
  get handlers(): Handlers {
    return {
      me: async ({ name }) => {
        if (name !== undefined && name !== this.person.name) {
          this.person = { id: this.person.id, name };
          await this.hall.store.putPerson(this.person);
        }
        const { id, name: called, nameless } = this.person;
        return { person: id, name: called, ...(nameless && { nameless }) };
      },

      // Coming together

      lay: async ({ id: _, command: __, ...wanted }) => this.seen(await this.hall.lay(wanted, this.person)),
      enter: async ({ table: name, code }) => {
        const table = await this.found(name, code);
        this.mustBeWelcome(table);
        this.entered.get(table.table)?.();
        const guest = {
          person: this.person.id,
          code: this.codes.get(table.table),
          tell: (room: Room) => this.push({ table: table.table, room }),
        };
        const { room, exit } = await table.enter(guest);
        this.entered.set(table.table, exit);
        const seat = chairs.seatOf(table.room!, this.person.id);
        if (seat < 0 || chairs.isBack(table.room!, seat) === table.room) return { room };
        return this.change(table, (draft, absent) => {
          draft.room = chairs.isBack(absent, seat);
        });
      },
      exit: ({ table }) => {
        this.entered.get(table)?.();
        this.entered.delete(table);
        return {};
      },
      sit: async ({ table: name, seat, code }) => {
        const table = await this.found(name, code);
        return this.change(table, (draft, room) => {
          const vacant = room.chairs.findIndex(
            ({ invite }) => invite !== undefined && invite === normal(code),
          );
          if (vacant >= 0) {
            this.mustBeGone(table, room, vacant);
            draft.room = takeOver(room, vacant, this.person, this.hall.now);
          } else {
            draft.room = chairs.sitDown(room, this.person, { seat, hasCode: this.codes.has(table.table) });
          }
        });
      },
      stand: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          draft.room = chairs.standUp(room, this.person);
        }),
      arrange: ({ table, seat, place }) =>
        this.changeNamed(table, (draft, room) => {
          if (place.kind === 'bot') this.mustKnowBot(room, place.bot);
          this.beginIfReady(draft, chairs.arrange(room, this.person, seat, place));
        }),
      ready: ({ table, ready, nonce }) =>
        this.changeNamed(table, (draft, room) => {
          this.beginIfReady(draft, chairs.markReady(room, this.person, ready, nonce));
        }),
      abort: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          if (room.phase === 'gathering') {
            if (room.owner !== this.person.id) throw new Failure('not-owner');
          } else {
            chairs.mustHaveBegun(room);
            this.playingSeat(room);
            if (room.moved) throw new Failure('already-moved');
          }
          draft.room = { ...room, phase: 'aborted' };
        }),

      // During the game

      resign: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustHaveBegun(room);
          const seat = chairs.ownSeat(room, this.person);
          const bot = usualBot(this.hall.host.registered(room.game));
          const left = requests.withdrawn(room, seat);
          draft.room = chairs.changeChair(left, seat, ({ absent: _, missed: __, invite: ___, ...chair }) => ({
            ...chair,
            resigned: true,
            standIn: bot,
          }));
          const match = begun(draft);
          match.resign(seat);
          if (match.isOver) return;
          // Everybody who is left may have agreed already; with nobody left, nobody could end a pause.
          this.grant(draft);
          if (room.phase === 'paused' && chairs.peopleIn(draft.room).length === 0) this.goOn(draft);
        }),
      pause: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustRun(room);
          draft.room = requests.ask(room, { kind: 'pause', by: this.playingSeat(room) });
          this.grant(draft);
        }),
      resume: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          this.playingSeat(room);
          if (room.phase !== 'paused') throw new Failure('not-running');
          this.goOn(draft);
        }),
      agree: ({ table, agree }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustRun(room);
          const seat = this.playingSeat(room);
          draft.room = agree ? requests.agree(room, seat) : requests.drop(room);
          this.grant(draft);
        }),
      grant: ({ table, seat }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustRun(room);
          if (this.playingSeat(room) === seat) throw new Failure('not-allowed');
          if (room.chairs[seat] === undefined) throw new Failure('bad-request', { seat });
          draft.room = { ...room, ...moreTime(room, seat) };
        }),
      'stand-in': async ({ table: name, seat, bot }) => {
        const table = await this.hall.host.table(name);
        return this.change(table, (draft, room) => {
          this.mustBeAbsent(table, room, seat);
          if (bot !== undefined) this.mustKnowBot(room, bot);
          const standIn = bot ?? usualBot(this.hall.host.registered(room.game));
          draft.room = chairs.changeChair(room, seat, (chair) => ({ ...chair, standIn }));
          // Everybody who is left may have agreed already.
          this.grant(draft);
        });
      },
      return: ({ table }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustHaveBegun(room);
          const seat = chairs.ownSeat(room, this.person);
          draft.room = chairs.changeChair(room, seat, (chair) => {
            if (chair.resigned) throw new Failure('not-allowed');
            const { standIn: _, absent: __, missed: ___, invite: ____, ...rest } = chair;
            return rest;
          });
        }),
      orders: ({ table, ask }) =>
        this.changeNamed(table, (draft, room) => {
          chairs.mustHaveBegun(room);
          this.mustKnowOccasions(room, ask ?? []);
          const seat = chairs.ownSeat(room, this.person);
          draft.room = chairs.changeChair(room, seat, ({ orders: _, ...chair }) =>
            ask === undefined ? chair : { ...chair, orders: ask },
          );
        }),
      invite: async ({ table: name, seat }) => {
        const table = await this.hall.host.table(name);
        const made = this.hall.newCode();
        let code = made;
        await this.change(table, (draft, room) => {
          this.mustBeAbsent(table, room, seat);
          this.mustBeGone(table, room, seat);
          // What somebody has been sent already stays good.
          code = room.chairs[seat]!.invite ?? made;
          draft.room = chairs.changeChair(room, seat, (chair) => ({ ...chair, invite: code }));
        });
        return { code };
      },
      rematch: async ({ table: name }) => {
        const table = await this.hall.host.table(name);
        const { room } = table;
        if (room === undefined || (room.phase !== 'over' && room.phase !== 'aborted')) {
          throw new Failure('not-over', { table: name });
        }
        chairs.ownSeat(room, this.person);
        const next = await this.hall.nextOf(table);
        const laid =
          next === undefined ? await this.hall.layAgain(table, this.person, room.rematch) : undefined;
        if (laid !== undefined) return this.seen(laid);
        const theirs = next ?? (await this.hall.host.table(table.room!.rematch!));
        return this.change(theirs, (draft, gathering) => {
          const isThere = chairs.seatOf(gathering, this.person.id) >= 0;
          if (isThere || gathering.phase !== 'gathering') {
            this.mustBeWelcome(theirs);
            return;
          }
          // Whoever played here needs no code, even if the chair was let go meanwhile.
          draft.room = chairs.sitDown(gathering, this.person, { seat: undefined, hasCode: true });
        });
      },

      // Lists

      lobby: async () => {
        this.hall.watchLobby(this, true);
        return { tables: await this.hall.openTables(this.person.id) };
      },
      'leave-lobby': () => {
        this.hall.watchLobby(this, false);
        return {};
      },
      mine: async () => {
        this.wantsList = true;
        return { tables: await this.hall.tablesOf(this.person.id) };
      },
      finished: ({ mine = false, before }) =>
        this.hall.finished(this.person.id, { mine, ...(before !== undefined && { before }) }),
    };
  }

  tellLobby(tables: readonly ListedRoom[]): void {
    this.push({ lobby: tables.map(({ table, room }) => roomSummary(table, room, this.person.id)) });
  }

  async tellMine(): Promise<void> {
    if (this.wantsList) this.push({ mine: await this.hall.tablesOf(this.person.id) });
  }

  /** Puts a takeback to the others; what needs nobody's consent is done at once. */
  async takeBack(table: LiveTable, seat: number, check: () => void): Promise<void> {
    await this.change(table, (draft, room) => {
      check();
      chairs.mustRun(room);
      const match = begun(draft);
      const { kind } = match.undoState(seat);
      if (kind === 'agreed') {
        draft.room = requests.ask(room, {
          kind: 'takeback',
          by: seat,
          others: match.takenBackWith(seat),
          undoes: match.broughtAbout(seat),
        });
        this.grant(draft);
      } else match.undo(seat);
    });
  }

  /** Deals as soon as everybody is ready. */
  private beginIfReady(draft: Draft, room: RoomState): void {
    if (!chairs.allReady(room)) draft.room = room;
    else Object.assign(draft, deal(this.hall.host.registered(room.game), room));
  }

  // What everybody has agreed to

  private grant(draft: Draft): void {
    const room = draft.room!;
    const request = requests.granted(room);
    if (request === undefined) return;
    const { request: _, ...rest } = room;
    if (request.kind === 'pause') {
      draft.room = { ...rest, phase: 'paused', pausedAt: this.hall.now, pausedBy: request.by };
    } else {
      draft.room = rest;
      begun(draft).takeBackAgreed(request.by);
    }
  }

  /** The pause is over. */
  private goOn(draft: Draft): void {
    const room = draft.room!;
    const { pausedAt: _, pausedBy: __, ...rest } = room;
    draft.room = { ...rest, phase: 'running', ...resumed(room, this.hall.now, this.hall.outages) };
  }

  // Finding and changing rooms

  private async found(name: string | undefined, code: string | undefined): Promise<LiveTable> {
    if (code === undefined) {
      if (name === undefined) throw new Failure('bad-request', {}, [missingTable]);
      return this.hall.host.table(name);
    }
    const shown = normal(code)!;
    const coded = await this.hall.store.tableByCode(shown);
    if (coded === undefined || (name !== undefined && name !== coded.table)) throw new Failure('wrong-code');
    this.codes.set(coded.table, shown);
    return this.hall.host.table(coded.table);
  }

  /** Whoever sits there, was given a code, or finds it in a list. */
  private mustBeWelcome(table: LiveTable): void {
    const { room } = table;
    if (room === undefined) throw new Failure('unknown-table', { table: table.table });
    const isExpected = room.chairs.some(({ person }) => person === this.person.id);
    if (isExpected || this.codes.has(table.table)) return;
    const isPublic =
      room.phase === 'gathering'
        ? room.visibility === 'open'
        : room.watching === 'spectators' || (room.phase === 'over' && room.watching === 'afterwards');
    const why = room.phase === 'gathering' ? 'private' : room.watching;
    if (!isPublic) throw new Failure('not-allowed', { table: table.table, why });
  }

  private async changeNamed(
    name: string,
    act: (draft: Draft, room: RoomState) => void,
  ): Promise<{ readonly room: Room }> {
    return this.change(await this.hall.host.table(name), act);
  }

  private async change(
    table: LiveTable,
    act: (draft: Draft, room: RoomState) => void,
  ): Promise<{ readonly room: Room }> {
    await table.change(
      (draft) => {
        if (draft.room === undefined) throw new Failure('unknown-table', { table: table.table });
        act(draft, draft.room);
        // Whoever does something is there again.
        const seat = chairs.seatOf(draft.room, this.person.id);
        if (seat < 0) return;
        table.audience.saw(this.person.id);
        draft.room = chairs.isBack(draft.room, seat);
      },
      { again: true },
    );
    return this.seen(table);
  }

  private seen(table: LiveTable): { readonly room: Room } {
    const code = this.codes.get(table.table);
    return { room: table.presence.roomFor({ person: this.person.id, code }) };
  }

  // Who may what

  private playingSeat(room: RoomState): number {
    const seat = chairs.ownSeat(room, this.person);
    if (!chairs.isPlaying(room.chairs[seat]!)) throw new Failure('not-allowed');
    return seat;
  }

  /** Others may go on without somebody only if that person is really not there. */
  private mustBeAbsent(table: LiveTable, room: RoomState, seat: number): void {
    chairs.mustRun(room);
    this.playingSeat(room);
    const chair = room.chairs[seat];
    const isGone =
      chair?.kind === 'person' &&
      chair.resigned !== true &&
      (chairs.isMissing(chair, table.audience.isHere(chair.person!)) ||
        chair.standIn !== undefined ||
        (room.clock.kind === 'none' && table.audience.isGone(chair.person!)));
    if (!isGone) throw new Failure('not-absent', { seat });
  }

  /** A chair is given away only while its person is not even connected, and still counts as absent. */
  private mustBeGone(table: LiveTable, room: RoomState, seat: number): void {
    const { person, absent, standIn } = room.chairs[seat]!;
    const isAway =
      !table.audience.isHere(person!) &&
      (absent === true || standIn !== undefined || table.audience.isGone(person!));
    if (!isAway) throw new Failure('not-absent', { seat });
  }

  private mustKnowBot(room: RoomState, bot: string): void {
    const allowed = botNames(this.hall.host.registered(room.game));
    if (allowed.includes(bot)) return;
    const problem = { path: 'bot', code: 'not-one-of', params: { value: bot, allowed } };
    throw new Failure('bad-request', {}, [problem]);
  }

  private mustKnowOccasions(room: RoomState, asked: readonly string[]): void {
    const { occasions: allowed = [] } = this.hall.host.registered(room.game).game;
    const problems = asked.flatMap((value, i) =>
      allowed.includes(value) ? [] : [{ path: `ask.${i}`, code: 'not-one-of', params: { value, allowed } }],
    );
    if (problems.length > 0) throw new Failure('bad-request', {}, problems);
  }
}

const missingTable = { path: 'table', code: 'bad-value', params: { expected: 'a table or a code' } };

/** Codes are read aloud and typed by hand. */
const normal = (code: string | undefined): string | undefined => code?.trim().toLowerCase();

/** Somebody else takes the chair of an absent person over. */
function takeOver(room: RoomState, seat: number, me: chairs.Person, now: number): RoomState {
  chairs.mustHaveBegun(room);
  if (chairs.seatOf(room, me.id) >= 0) throw new Failure('already-seated');
  const left = requests.withdrawn(room, seat);
  return chairs.changeChair({ ...left, ...askedAnew(room, seat, now) }, seat, () => ({
    kind: 'person',
    person: me.id,
    name: chairs.ownName(room, me.name),
  }));
}
