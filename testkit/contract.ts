import { RandomPolicy } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import {
  type Answer,
  type Decision,
  fastChance,
  type Game,
  hashCells,
  type JournalRecord,
  Match,
  makeTable,
  none,
  playOut,
  Refusal,
  type Table,
} from '@zunft/kernel';
import { catalogueProblems, type Language, languages, Speaker } from '@zunft/text';
import { dealTable } from './random-play.ts';
import type { Setup } from './setups.ts';

/** Every card lies in exactly one zone, and the zones agree with what the cards say. */
export function conservationProblem(t: Table): string | undefined {
  const { zones, cards } = t.layout;
  const found = new Uint8Array(cards);
  let total = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    let count = 0;
    let below = none;
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
      if (found[card] === 1) return `card ${card} lies in two places`;
      if (t.zoneOf(card) !== zone || t.below(card) !== below)
        return `card ${card} is lost in ${zones[zone]!.name}`;
      found[card] = 1;
      below = card;
      count++;
    }
    if (count !== t.size(zone) || below !== t.top(zone)) return `${zones[zone]!.name} is miscounted`;
    total += count;
  }
  return total === cards ? undefined : `${cards - total} cards are gone`;
}

export interface PlayoutReport {
  games: number;
  steps: number;
  longestGame: number;
}

/** Random games at full speed; checks after every step that no card is lost and at the end that somebody won. */
export function playManyGames(game: Game, setup: Setup, games: number, seed: string): PlayoutReport {
  const { options } = dealTable(game, setup.seats, setup.options, seed).table;
  const policy = new RandomPolicy(seed);
  const printed = [...game.cards(options, setup.seats)].sort((a, b) => a - b).join();
  const report: PlayoutReport = { games: 0, steps: 0, longestGame: 0 };
  for (let i = 0; i < games; i++) {
    const t = makeTable(game, setup.seats, options, fastChance(`${seed}/${i}`));
    t.chance.start(t.cells);
    t.policy = policy;
    game.setup(t);
    let steps = 0;
    while (!game.isOver(t)) {
      playOut(game, t, policy, 1);
      const problem = conservationProblem(t);
      if (problem !== undefined) throw new Error(`${problem} (seed ${seed}/${i}, step ${steps})`);
      if (++steps > 100_000) throw new Error(`no end in sight (seed ${seed}/${i})`);
    }
    const faces = Array.from({ length: t.layout.cards }, (_, card) => t.face(card)).sort((a, b) => a - b);
    if (faces.join() !== printed) throw new Error('cards have changed their faces');
    const { places } = game.outcome(t);
    if (!places.includes(1)) throw new Error(`nobody won (seed ${seed}/${i})`);
    report.games++;
    report.steps += steps;
    report.longestGame = Math.max(report.longestGame, steps);
  }
  return report;
}

/** A position goes through JSON and comes back the same: same table, same questions, same future. */
export function jsonProblem(match: Match): string | undefined {
  const copy = Match.resume(match.game, JSON.parse(JSON.stringify(match.position())));
  if (copy.hash() !== match.hash()) return 'the table is not the same after JSON';
  return JSON.stringify(copy.decisions()) === JSON.stringify(match.decisions())
    ? undefined
    : 'the questions are not the same after JSON';
}

/** An option is refused if and only if it is listed as impossible, with the reason that was listed. */
export function legalityProblem(match: Match): string | undefined {
  const before = match.hash();
  for (const decision of match.decisions()) {
    if (decision.kind !== 'choose') continue;
    for (const option of decision.options) {
      const trial = Match.resume(match.game, match.position());
      const refused = refusalOf(trial, decision, oneAnswerWith(decision, option.id));
      if (option.legal && refused !== undefined) return `${option.id} is listed and refused: ${refused.code}`;
      if (!option.legal && refused?.code !== option.why.code)
        return `${option.id}: ${refused?.code ?? 'accepted'}`;
      if (!option.legal && trial.hash() !== before) return `${option.id} was refused but changed the table`;
    }
    for (const nonsense of [['no-such-option'], 7, 'name', []] as Answer[]) {
      if (decision.min === 0 && Array.isArray(nonsense) && nonsense.length === 0) continue;
      if (refusalOf(match, decision, nonsense) === undefined) return `nonsense was accepted: ${nonsense}`;
    }
  }
  return match.hash() === before ? undefined : 'a refused answer changed the table';
}

/** The smallest answer that contains an option. */
function oneAnswerWith(decision: Extract<Decision, { kind: 'choose' }>, id: string): string[] {
  const picked = [id];
  const groups = new Set(decision.options.filter((option) => option.id === id).map((option) => option.group));
  for (const option of decision.options) {
    for (let copy = 0; copy < (option.count ?? 1) && picked.length < decision.min; copy++) {
      if (!option.legal || (option.group !== undefined && groups.has(option.group))) continue;
      if (option.id === id && copy === 0) continue;
      groups.add(option.group);
      picked.push(option.id);
    }
  }
  return picked;
}

function refusalOf(match: Match, decision: Decision, answer: Answer): Refusal | undefined {
  try {
    match.answer(decision.seat, answer);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Plays a game at random, live, and then again from its journal. */
export function replayProblem(match: Match): string | undefined {
  const again = Match.replay(match.game, JSON.parse(JSON.stringify(match.journal())));
  if (again.hash() !== match.hash()) return 'the replay ends in another table';
  return JSON.stringify(again.journal()) === JSON.stringify(match.journal())
    ? undefined
    : 'the journals differ';
}

/** What was taken back leaves no trace on the table: the answers in force alone lead to the same one. */
export function inForceProblem(match: Match): string | undefined {
  const journal = match.journal();
  const inForce: { readonly seq: number; readonly record: JournalRecord }[] = [];
  journal.records.forEach((record, seq) => {
    if ('undo' in record) while ((inForce.at(-1)?.seq ?? -1) >= record.undo) inForce.pop();
    else inForce.push({ seq, record });
  });
  const again = Match.replay(match.game, { ...journal, records: inForce.map(({ record }) => record) });
  return again.hash() === match.hash() ? undefined : 'what was taken back has changed the table';
}

/** A copy of a table can be played on without touching the original. */
export function cloneProblem(match: Match): string | undefined {
  const before = match.hash();
  const { table, game } = match;
  const copy = makeTable(game, table.seats, table.options, fastChance('clone'));
  copy.cells.set(table.cells);
  if (hashCells(copy.cells) !== before) return 'the copy is not the same';
  for (let card = 0; card < copy.layout.cards; card++) copy.move(card, 0);
  return match.hash() === before ? undefined : 'playing the copy changed the original';
}

/** Whoever picks none or several is told, in every language, what sending the picks does; nobody else is. */
export function commitProblem({ texts }: RegisteredGame, match: Match): string | undefined {
  for (const decision of match.decisions()) {
    if (decision.kind !== 'choose') continue;
    const { min, max, commit, prompt } = decision;
    if (commit === undefined) {
      if (min !== 1 || max > 1) return `${prompt.key} has no label for sending the picks`;
      continue;
    }
    const label = (language: Language) => {
      const message = texts.catalogue[language][commit.key];
      return message === undefined ? {} : { [commit.key]: message };
    };
    const [problem] = catalogueProblems({ en: label('en'), de: label('de') });
    if (problem !== undefined) return problem;
    if (!(commit.key in texts.catalogue.en)) return `${commit.key} is in no language`;
  }
  return undefined;
}

/** Everything the table says at this moment, in every language; throws if a message is missing. */
export function sayEverything(registered: RegisteredGame, match: Match): number {
  let sentences = 0;
  const names = Array.from({ length: match.table.seats }, (_, seat) => `P${seat}`);
  for (const language of languages) {
    for (const viewer of [0, match.table.seats]) {
      const speaker = new Speaker({ language, texts: registered.texts, names, viewer });
      const said = match.news(viewer).map((event) => speaker.event(event));
      for (const decision of match.decisions()) {
        said.push(speaker.prompt(decision));
        if (decision.kind !== 'choose') continue;
        for (let count = 0; count <= decision.max; count++) said.push(speaker.commit(decision, count) ?? '–');
        for (const option of decision.options) {
          said.push(speaker.option(option, decision), speaker.optionShort(option, decision));
          if (!option.legal) said.push(speaker.reason(option.why), speaker.rule(option.why.rule).text);
        }
      }
      const empty = said.find((sentence) => sentence.trim() === '' || /[{}]|undefined|NaN/.test(sentence));
      if (empty !== undefined) throw new Error(`not a sentence: «${empty}»`);
      sentences += said.length;
    }
  }
  return sentences;
}
