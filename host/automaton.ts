import { type Bot, botAnswer, botNamed, botNames, botTask } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import type { Match, Seat } from '@zunft/kernel';
import type { Pace, Player } from '@zunft/protocol';
import { type Brain, isQuick, type ThinkingLimits } from './brain.ts';
import type { Clock } from './clock.ts';
import type { Draft } from './draft.ts';
import { Pondering } from './pondering.ts';
import { changeChair, isLateAgain, peopleIn } from './room/chairs.ts';
import { passByOrder } from './room/orders.ts';
import type { RoomState } from './room/state.ts';
import { type Outage, timeLeft } from './room/time.ts';

/** How long a bot takes: to begin with, and for each event that the others must be able to follow. */
const paceTimes: Readonly<Record<Pace, { readonly base: number; readonly perEvent: number }>> = {
  instant: { base: 0, perEvent: 0 },
  fast: { base: 150, perEvent: 120 },
  normal: { base: 450, perEvent: 350 },
  slow: { base: 900, perEvent: 800 },
};
const longestPause = 3_000;
/** A server that leaves a bot's answer so long after its time does not live any more; another one may take over. */
const thinkingGrace = 15_000;

/** The bot that answers when nobody else does. */
export const usualBot = (game: RegisteredGame): string =>
  botNames(game).find((name) => name === 'apprentice') ?? 'random';

/** What an automaton has to know of its table. */
interface TableOfIts {
  readonly table: string;
  readonly clock: Clock;
  readonly outages: readonly Outage[];
  readonly brain: Brain;
  readonly limits: ThinkingLimits;
  isWatched(): boolean;
  /** Who answers for each seat at present. */
  players(room: RoomState | undefined): readonly Player[];
}

/** A bot that is to answer. */
interface Asked {
  readonly seat: Seat;
  readonly bot: string;
  readonly isQuick: boolean;
}

/** Somebody whose standing orders let something happen, by this option. */
interface Ordered {
  readonly seat: Seat;
  readonly pass: string;
  readonly isQuick: true;
}

/** What happens at a table by itself: bots that answer, and clocks that run out. When it is due, and what it does. */
export class Automaton {
  private readonly registered: RegisteredGame;
  private readonly of: TableOfIts;
  private pace: Pace = 'normal';
  private hurried = false;
  /** When the bot that is asked answers: once for each question, however often somebody looks. */
  private botDue: { readonly seq: number; readonly at: number } | undefined;
  private readonly pondering: Pondering;

  constructor(registered: RegisteredGame, of: TableOfIts) {
    this.registered = registered;
    this.of = of;
    this.pondering = new Pondering(of.brain, of.limits);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.botDue = undefined;
  }

  /** Bots answer at once until somebody else is asked. */
  hurry(): void {
    this.hurried = true;
  }

  /** When something is due at the table: for the store, so that another server may take over from this one. */
  dueAt(match: Match, room: RoomState | undefined, now: number): number | undefined {
    const bot = this.answering(match, room);
    const at = bot && this.botAt(match, now);
    return this.earliest(match, room, now, bot?.isQuick ? at : at && at + thinkingGrace);
  }

  /** When there is something to do here. A bot that has to think does so from now on; `came`: it has thought. */
  actsAt(match: Match, room: RoomState | undefined, now: number, came: () => void): number | undefined {
    const bot = this.answering(match, room);
    if (bot === undefined) this.hurried = false;
    // The pause begins with the question, not when the bot has thought.
    const at = bot && this.botAt(match, now);
    if (bot === undefined || bot.isQuick) this.pondering.drop();
    else this.pondering.begin(thoughtOf(match, bot), () => this.taskFor(match, bot), came);
    return this.earliest(match, room, now, this.pondering.isUnderWay ? undefined : at);
  }

  /** Nobody thinks any more. */
  rest(): void {
    this.pondering.drop();
  }

  get isThinking(): boolean {
    return this.pondering.isUnderWay;
  }

  private earliest(
    match: Match,
    room: RoomState | undefined,
    now: number,
    bot: number | undefined,
  ): number | undefined {
    if (room !== undefined && room.phase !== 'running') return undefined;
    const people = askedPeople(match, room).map((seat) => now + timeLeft(room!, seat, now, this.of.outages));
    const due = Math.min(...people, bot ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(due) ? due : undefined;
  }

  private botAt(match: Match, now: number): number {
    if (this.botDue?.seq !== match.seq) this.botDue = { seq: match.seq, at: now + this.pause(match) };
    return this.hurried ? now : this.botDue.at;
  }

  private taskFor(match: Match, { seat, bot }: Asked) {
    return botTask(match, seat, bot, `${this.of.table}/${match.seq}`);
  }

  private pause(match: Match): number {
    if (this.hurried || !this.of.isWatched()) return 0;
    const { base, perEvent } = paceTimes[this.pace];
    return Math.min(longestPause, base + perEvent * match.news(match.table.seats).length);
  }

  /**
   * The bot that is to answer next, first of all one that need not, or somebody's orders that do so just as a bot would;
   * without people in a room, only while somebody looks on.
   */
  private answering(match: Match, room: RoomState | undefined): Asked | Ordered | undefined {
    if (room === undefined ? !this.of.isWatched() : room.phase !== 'running') return undefined;
    const players = this.of.players(room);
    for (const seat of [...match.mayAnswer, ...match.waitingFor]) {
      const bot = players[seat]?.bot;
      if (bot !== undefined) return { seat, bot, isQuick: isQuick(this.registered, bot) };
      const pass = passByOrder(match, room, seat);
      if (pass !== undefined) return { seat, pass, isQuick: true };
    }
    return undefined;
  }

  /** A clock that has run out answers, or else a bot or somebody's orders do. */
  act(draft: Draft): void {
    const { match, room } = draft;
    if (match === undefined || (room !== undefined && room.phase !== 'running')) return;
    const late = this.lateSeat(match, room);
    if (room !== undefined && late !== undefined) {
      draft.room = changeChair(room, late, isLateAgain);
      this.letBotAnswer(match, late, usualBot(this.registered), 'clock');
      return;
    }
    const asked = this.answering(match, room);
    if (asked === undefined) return;
    if ('pass' in asked) match.answer(asked.seat, [asked.pass], { by: 'orders' });
    else if (asked.isQuick)
      this.letBotAnswer(match, asked.seat, asked.bot, bySeat(room, asked.seat, asked.bot));
    else this.giveThought(match, room, asked);
  }

  /** What was thought of another question is worth nothing; a bot that could not think answers by rules of thumb. */
  private giveThought(match: Match, room: RoomState | undefined, asked: Asked): void {
    const thought = this.pondering.thoughtOf(thoughtOf(match, asked));
    if (thought === undefined) return;
    const { seat, bot } = asked;
    const usual = usualBot(this.registered);
    if (thought !== 'none') match.answer(seat, thought.answer, { by: bySeat(room, seat, bot) });
    else this.letBotAnswer(match, seat, usual, bySeat(room, seat, usual));
  }

  private lateSeat(match: Match, room: RoomState | undefined): Seat | undefined {
    const now = this.of.clock.now();
    return askedPeople(match, room).find((seat) => timeLeft(room!, seat, now, this.of.outages) <= 0);
  }

  private letBotAnswer(match: Match, seat: Seat, name: string, by: string): void {
    match.answer(seat, botAnswer(match, seat, this.botNamed(name), `${this.of.table}/${match.seq}`), { by });
  }

  /** A table may outlive a bot; then the usual one plays on. */
  private botNamed(name: string): Bot {
    return botNamed(this.registered, name) ?? botNamed(this.registered, usualBot(this.registered))!;
  }
}

/** What the journal says of a bot's answer: its name, or that it stands in for the person of that seat. */
const bySeat = (room: RoomState | undefined, seat: Seat, bot: string): string =>
  room?.chairs[seat]?.kind === 'person' ? 'absence' : bot;

const thoughtOf = ({ seq }: Match, { seat, bot }: Asked): string => `${seq}/${seat}/${bot}`;

/** People who play for themselves and whom the table waits for; what they have given orders for is not left to them. */
const askedPeople = (match: Match, room: RoomState | undefined): Seat[] =>
  room === undefined
    ? []
    : peopleIn(room).filter(
        (seat) => match.waitingFor.includes(seat) && passByOrder(match, room, seat) === undefined,
      );
