import { type ChanceSpec, makeChance, Stream } from './chance.ts';
import type { Answer } from './decision.ts';
import { BadDocument, type Problem, Refusal } from './errors.ts';
import type { Game, Json, Options } from './game.ts';
import { type Card, type Counter, chanceWords, type Seat, type ZoneInfo } from './layout.ts';
import { Match } from './match.ts';
import type { Params } from './message.ts';
import { completeOptions } from './options.ts';
import { makeTable, type Position, stateToData } from './position.ts';
import type { Table } from './table.ts';

/** A table in words: docs/position.md. Zones and counters of the table stand beside `players`. */
export type PositionDocument = { readonly [key: string]: Json };

const ownKeys = ['game', 'seats', 'options', 'seed', 'chance', 'rest', 'players', 'answers'];

/** Piles are written from the top down, everything else in the order in which it lies. */
const isPile = (zone: ZoneInfo): boolean => zone.visible === 'nobody' || zone.visible === 'top';

/** Sets up the table that a document describes; throws a `BadDocument` with every problem. */
export function parsePosition(game: Game, document: unknown): Position {
  return new Reader(game, document).position();
}

/** Describes a table, complete with the answers given in the step it is in. */
export function makePosition(game: Game, match: Match): PositionDocument {
  const position = match.position();
  const t = match.stepStart();
  const document: Record<string, Json> = {
    game: game.id,
    seats: t.seats,
    options: position.options,
    seed: position.chance.seed,
    chance: { kind: position.chance.kind, state: position.state.chance },
    ...describe(game, t, undefined),
    players: Array.from({ length: t.seats }, (_, seat) => describe(game, t, seat)),
  };
  const answers = match.answersOfStep();
  if (answers.length > 0) document['answers'] = answers as Json;
  return document;
}

/** Zones and counters of the table (`undefined`) or of a seat. */
function describe(game: Game, t: Table, owner: number | undefined): Record<string, Json> {
  const words: Record<string, Json> = {};
  game.zones.forEach((info, zone) => {
    if (info.owner !== owner) return;
    const cards = t.cardsIn(zone);
    const condensed = condense(game, t, info.name, isPile(info) ? cards.reverse() : cards);
    const before = info.face === undefined ? [] : ((words[info.name] ?? []) as readonly Json[]);
    words[info.name] = [...before, ...condensed];
  });
  game.counters.forEach((info, counter) => {
    if (info.owner === owner) words[info.name] = game.notation.counters[info.name]!.make(t.get(counter));
  });
  return words;
}

/** The shortest words for cards; those with the same mark that lie side by side are written together. */
function condense(game: Game, t: Table, zone: string, cards: readonly Card[]): readonly string[] {
  const runs: { readonly mark: number; readonly names: string[] }[] = [];
  for (const card of cards) {
    const mark = t.mark(card);
    if (runs.at(-1)?.mark !== mark) runs.push({ mark, names: [] });
    runs.at(-1)!.names.push(t.faceName(card));
  }
  return runs.flatMap(({ mark, names }) => {
    const words = game.notation.condense(zone, names);
    return mark === 0 ? words : words.map((word) => `${word}^${mark}`);
  });
}

/** A word for cards and the mark that they carry, such as `bakery^2`. */
const markedWord = /^(.+)\^(-?\d{1,9})$/;

/** Reads one document and collects what is wrong with it. */
class Reader {
  private readonly game: Game;
  private readonly document: Readonly<Record<string, Json>>;
  private readonly problems: Problem[] = [];
  private readonly mentioned = new Set<string>();
  /** Cards not placed yet, by face name. */
  private readonly unplaced = new Map<string, number[]>();
  private readonly marks = new Map<Card, number>();

  constructor(game: Game, document: unknown) {
    this.game = game;
    if (!isRecord(document)) throw new BadDocument([{ path: '', code: 'not-an-object', params: {} }]);
    this.document = document;
  }

  position(): Position {
    const { game, document } = this;
    if (document['game'] !== game.id)
      this.complain('game', 'wrong-game', { value: show(document['game']), game: game.id });
    const { players: given = [], seats: number } = document;
    const players = Array.isArray(given) ? given : [];
    if (!Array.isArray(given)) this.complain('players', 'not-a-list', { value: show(given) });
    const seats = typeof number === 'number' ? number : players.length;
    if (number !== undefined && typeof number !== 'number')
      this.complain('seats', 'bad-value', { value: show(number) });
    if (players.length !== 0 && players.length !== seats) {
      this.complain('players', 'wrong-number-of-players', { players: players.length, seats });
    }
    const chance = this.chance();
    const options = this.options(seats, chance);
    const t = makeTable(game, seats, options, makeChance(chance));
    t.chance.start(t.cells);
    this.layOut(t, players);
    this.problems.push(...game.notation.check(t));
    this.readChance(t);
    this.stop();
    const position: Position = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats,
      options,
      chance,
      state: stateToData(t, t.cells),
      answers: [],
    };
    return this.withAnswers(position);
  }

  private chance(): ChanceSpec {
    const { seed = 'position', chance = {} } = this.document;
    if (typeof seed !== 'string') this.complain('seed', 'not-text', { value: show(seed) });
    const kind = isRecord(chance) ? (chance['kind'] ?? 'fast') : undefined;
    if (kind === 'fast' || kind === 'sealed') return { kind, seed: String(seed) };
    this.complain('chance', 'bad-value', { value: show(chance) });
    return { kind: 'fast', seed: String(seed) };
  }

  /** How far the stream of chance has been drawn; without it the stream begins anew. */
  private readChance(t: Table): void {
    const { chance } = this.document;
    if (!isRecord(chance) || chance['state'] === undefined) return;
    const { state } = chance;
    const isState =
      Array.isArray(state) &&
      state.length === chanceWords &&
      state.every((word) => word === (Number(word) | 0));
    if (isState) t.cells.set(state as number[]);
    else this.complain('chance.state', 'bad-value', { value: show(state) });
  }

  /** An option that cannot be used is left out, to find the problems of the rest too. */
  private options(seats: number, chance: ChanceSpec): Options {
    const given = this.document['options'] ?? {};
    const stream = new Stream(chance.seed);
    const complete = (options: Options): Options =>
      completeOptions(this.game, seats, options, (bound) => stream.below(bound));
    if (!isRecord(given)) this.complain('options', 'not-an-object', {});
    try {
      return complete(isRecord(given) ? given : {});
    } catch (error) {
      if (!(error instanceof BadDocument)) throw error;
      this.problems.push(...error.problems);
      const wrong = error.problems.map(({ path }) => path);
      if (wrong.includes('seats')) this.stop();
      const usable = Object.entries(given).filter(([name]) => !wrong.includes(`options.${name}`));
      return this.firstPossible([Object.fromEntries(usable), {}], complete);
    }
  }

  private firstPossible(candidates: readonly Options[], complete: (options: Options) => Options): Options {
    const [first = {}, ...others] = candidates;
    try {
      return complete(first);
    } catch (error) {
      if (!(error instanceof BadDocument) || others.length === 0) throw error;
      return this.firstPossible(others, complete);
    }
  }

  private layOut(t: Table, players: readonly Json[]): void {
    this.game.cards(t.options, t.seats).forEach((face, card) => {
      const name = this.game.faces[face]!;
      this.unplaced.set(name, [...(this.unplaced.get(name) ?? []), card]);
    });
    const piles: (() => void)[] = [];
    this.read(t, this.document, undefined, '', piles);
    players.forEach((player, seat) => {
      if (isRecord(player)) this.read(t, player, seat, `players.${seat}.`, piles);
      else this.complain(`players.${seat}`, 'not-an-object', {});
    });
    this.layOutRest(t);
    for (const pile of piles) pile();
    t.showTops();
    for (const [card, mark] of this.marks) t.setMark(card, mark);
    this.game.notation.finish(t, this.mentioned);
  }

  /** Cards that nobody mentioned lie, shuffled, under what is listed of their pile, or stay in the box. */
  private layOutRest(t: Table): void {
    const rest = this.document['rest'] ?? 'deck';
    if (rest !== 'deck' && rest !== 'box')
      this.complain('rest', 'not-one-of', { value: show(rest), allowed: ['deck', 'box'] });
    const zones = new Set<number>();
    for (const [name, cards] of this.unplaced) {
      const wanted = rest === 'box' ? 'box' : this.game.notation.restZone(name);
      const face = this.game.faces.indexOf(name);
      const first = this.game.zones.findIndex((info) => info.name === wanted);
      const zone = this.placeOf(first, face);
      zones.add(zone);
      for (const card of cards) t.create(card, face, zone);
    }
    for (const zone of zones) if (this.game.zones[zone]!.visible !== 'everyone') t.shuffle(zone);
  }

  /** Where a card lies that belongs to this zone, or to this row of piles with one for each face. */
  private placeOf(zone: number, face: number): number {
    return this.game.zones[zone]!.face === undefined ? zone : zone + face;
  }

  private read(
    t: Table,
    words: Readonly<Record<string, Json>>,
    owner: number | undefined,
    path: string,
    piles: (() => void)[],
  ): void {
    const known = new Set(owner === undefined ? ownKeys : []);
    this.game.zones.forEach((info, zone) => {
      if (info.owner !== owner || (info.face ?? 0) > 0) return;
      known.add(info.name);
      const list = words[info.name];
      if (list === undefined) return;
      this.mentioned.add(info.name);
      const cards = this.cards(list, path + info.name);
      if (!isPile(info)) for (const [card, face] of cards) t.create(card, face, this.placeOf(zone, face));
      else {
        piles.push(() => {
          for (const [card, face] of cards.reverse()) t.create(card, face, zone);
        });
      }
    });
    this.game.counters.forEach((info, counter) => {
      if (info.owner !== owner) return;
      known.add(info.name);
      this.readCounter(t, counter, info.name, words[info.name], path + info.name);
    });
    for (const key of Object.keys(words)) if (!known.has(key)) this.complain(path + key, 'unknown-key', {});
  }

  private readCounter(t: Table, counter: Counter, name: string, value: Json | undefined, path: string): void {
    const notation = this.game.notation.counters[name]!;
    const parsed = value === undefined ? notation.default : notation.parse(value);
    if (parsed === undefined) this.complain(path, 'bad-value', { value: show(value) });
    t.set(counter, parsed ?? notation.default);
  }

  private cards(list: Json, path: string): [card: number, face: number][] {
    if (!Array.isArray(list)) {
      this.complain(path, 'not-a-list', { value: show(list) });
      return [];
    }
    const named = list.flatMap((word) => {
      if (typeof word !== 'string') this.complain(path, 'not-text', { value: show(word) });
      return typeof word === 'string' ? this.namesIn(word) : [];
    });
    return named.flatMap(({ name, mark }) => {
      const face = this.game.faces.indexOf(name);
      const card = this.unplaced.get(name)?.shift();
      if (face < 0) this.complain(path, 'unknown-card', { card: name });
      else if (card === undefined) this.complain(path, 'too-many-copies', { card: name });
      if (card !== undefined && mark !== 0) this.marks.set(card, mark);
      return face < 0 || card === undefined ? [] : [[card, face] as [number, number]];
    });
  }

  private namesIn(word: string): { readonly name: string; readonly mark: number }[] {
    const [, base = word, mark = 0] = (this.game.marks && markedWord.exec(word)) || [];
    const names = this.game.notation.expand(base) ?? [base];
    return names.map((name) => ({ name, mark: Number(mark) }));
  }

  /** Answers lead into the middle of an effect. */
  private withAnswers(position: Position): Position {
    const answers = this.document['answers'] ?? [];
    if (!Array.isArray(answers)) {
      this.complain('answers', 'not-a-list', { value: show(answers) });
      this.stop();
    }
    const match = Match.resume(this.game, position);
    for (const [i, given] of (answers as readonly Json[]).entries()) {
      // Where one of several seats is heard, it is named unless the table waits for it.
      const { seat = match.waitingFor[0] ?? 0, answer } = isRecord(given) ? given : { answer: given };
      try {
        match.answer(seat as Seat, answer as Answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.complain(`answers.${i}`, error.code, error.params);
        this.stop();
      }
    }
    return match.position();
  }

  private complain(path: string, code: string, params: Params): void {
    this.problems.push({ path, code, params });
  }

  private stop(): void {
    if (this.problems.length > 0) throw new BadDocument(this.problems);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
