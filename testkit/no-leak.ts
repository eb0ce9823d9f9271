import { type Game, hashText, type Match, Refusal, type Seat, type Table } from '@zunft/kernel';

/** Everything that one viewer is sent at one moment. A leak is planted by replacing one of these. */
export interface Sent {
  view(match: Match, viewer: Seat): unknown;
  decisions(match: Match, viewer: Seat): unknown;
  events(match: Match, viewer: Seat): unknown;
  waitingFor(match: Match, viewer: Seat): unknown;
  mayAnswer(match: Match, viewer: Seat): unknown;
  occasions(match: Match, viewer: Seat): unknown;
  refusals(match: Match, viewer: Seat): unknown;
  undo(match: Match, viewer: Seat): unknown;
  undoState(match: Match, viewer: Seat): unknown;
  journal(match: Match, viewer: Seat): unknown;
  picks(match: Match, viewer: Seat): unknown;
  viewHash(match: Match, viewer: Seat): unknown;
}

export const sent: Sent = {
  view: (match, viewer) => match.view(viewer),
  decisions: (match, viewer) => (viewer < match.table.seats ? match.decisions(viewer) : []),
  events: (match, viewer) => match.news(viewer),
  waitingFor: (match) => match.waitingFor,
  mayAnswer: (match) => match.mayAnswer,
  // Not sent, but others see which windows a seat lets pass at once.
  occasions: (match) => Array.from({ length: match.table.seats }, (_, seat) => match.window(seat)?.occasion),
  refusals: (match, viewer) => [
    refusal(() => match.answer(viewer, ['no-such-option'])),
    ...unavailable(match, viewer).map((id) => refusal(() => match.answer(viewer, [id]))),
  ],
  undo: (match, viewer) => refusal(() => match.undoable(viewer)),
  undoState: (match, viewer) => match.undoState(viewer),
  journal: (match, viewer) => match.journalFor(viewer),
  picks: (match, viewer) => match.picksOfStep(viewer),
  viewHash: (match, viewer) => hashText(JSON.stringify(match.view(viewer))),
};

function unavailable(match: Match, viewer: Seat): string[] {
  return match
    .decisions(viewer)
    .flatMap((decision) =>
      decision.kind === 'choose'
        ? decision.options.flatMap((option) => (option.legal ? [] : [option.id]))
        : [],
    );
}

function refusal(attempt: () => unknown): unknown {
  try {
    return attempt() ?? null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, params: error.params, rule: error.rule };
  }
}

const parts = Object.keys(sent) as (keyof Sent)[];
/** What a world drawn at the question alone can be compared in: not what was told on the way there. */
const partsAtQuestion = parts.filter((part) => part !== 'events');

function differences(
  a: Match,
  b: Match,
  viewer: Seat,
  what: Sent,
  compared: readonly (keyof Sent)[],
): string[] {
  return compared.filter(
    (part) => JSON.stringify(what[part](a, viewer)) !== JSON.stringify(what[part](b, viewer)),
  );
}

export interface NoLeakReport {
  pairs: number;
  /** Pairs in which the viewer could not see two or more different faces … */
  comparable: number;
  /** … and in which the two worlds really were different. */
  different: number;
  /** What differed for the viewer, with the place; empty if nothing leaked. */
  leaks: string[];
}

export const newReport = (): NoLeakReport => ({ pairs: 0, comparable: 0, different: 0, leaks: [] });

/**
 * Compares what a viewer was sent here with what it would have been sent had the cards that it cannot know been
 * others: once from the last answer on, once at the question.
 */
export function compareWorlds(
  match: Match,
  viewer: Seat,
  seed: string,
  report: NoLeakReport,
  what = sent,
): void {
  const comparable = match.sampler(viewer).canDiffer;
  const since = match.alternative(viewer, seed);
  const now = match.resample(viewer, seed);
  for (const [world, compared] of [[since, parts] as const, [now, partsAtQuestion] as const]) {
    report.pairs++;
    if (comparable) report.comparable++;
    if (world === undefined) continue;
    if (comparable && !sameFaces(match.table, world.table)) report.different++;
    for (const part of differences(match, world, viewer, what, compared)) {
      report.leaks.push(`${part} to ${viewer} at ${match.seq} (${match.game.id})`);
    }
  }
}

function sameFaces(a: Table, b: Table): boolean {
  for (let card = 0; card < a.layout.cards; card++) if (a.face(card) !== b.face(card)) return false;
  return true;
}

/** A face that no player knows; what a leak would betray. */
function secret(t: Table): number {
  for (let card = 0; card < t.layout.cards; card++) if (t.knowers(card) === 0) return t.face(card);
  return 0;
}

/** A leak on purpose: in what is sent, or in the game itself. */
export interface PlantedLeak {
  readonly name: string;
  readonly sent?: Partial<Sent>;
  readonly game?: (game: Game) => Game;
}

/** Has the game do something extra whenever it asks a single-pick question. */
const whenAsking = (
  game: Game,
  meddle: (t: Table, question: Parameters<Table['pick']>[0]) => void,
): Game => ({
  ...game,
  step(t) {
    const { pick } = t;
    t.pick = (question) => {
      meddle(t, question);
      return pick.call(t, question);
    };
    game.step(t);
  },
});

export const plantedLeaks: readonly PlantedLeak[] = [
  {
    name: 'view',
    game: (game) => ({
      ...game,
      view: (t, viewer) => ({ ...(game.view(t, viewer) as object), leak: secret(t) }),
    }),
  },
  {
    name: 'event',
    game: (game) => ({
      ...game,
      step(t) {
        if (t.live) t.tell('leak', 0, { params: { face: secret(t) } });
        game.step(t);
      },
    }),
  },
  {
    name: 'option',
    game: (game) => {
      // The last verb of its kind: what the first one is done to is listed in nearly every question.
      const verbWith = (...operands: readonly unknown[]): number =>
        game.verbs.findLastIndex(({ operand }) => operands.includes(operand));
      const named = verbWith('number', 'face');
      const verb = named === -1 ? verbWith('seat') : named;
      const code = Object.keys(game.reasons).find((key) => game.reasons[key]?.params === undefined)!;
      return whenAsking(game, (t, question) => question.offer((verb << 16) | secret(t), code));
    },
  },
  {
    name: 'refusal',
    game: (game) => ({
      ...game,
      reasons: Object.fromEntries(
        Object.entries(game.reasons).map(([code, reason]) => [
          code,
          { rule: reason.rule, params: (t: Table) => ({ leak: secret(t) }) },
        ]),
      ),
    }),
  },
  {
    name: 'prompt',
    game: (game) =>
      whenAsking(game, (t, question) => {
        question.params = { ...question.params, leak: secret(t) };
      }),
  },
  {
    name: 'occasion',
    game: (game) => ({
      ...whenAsking(game, (t, question) => {
        question.occasion = secret(t) % 2 === 0 ? 'even' : 'odd';
        question.pass = question.values[0];
      }),
      occasions: ['even', 'odd'],
    }),
  },
  { name: 'hash', sent: { viewHash: (match) => match.hash() } },
  { name: 'id', sent: { view: (match, viewer) => [match.view(viewer), `card-${secret(match.table)}`] } },
  {
    name: 'order',
    sent: {
      waitingFor: (match) => [...match.waitingFor, -1].sort(() => (secret(match.table) % 2 === 0 ? 1 : -1)),
    },
  },
  { name: 'undo', sent: { undo: (match) => secret(match.table) % 2 === 0 } },
  {
    name: 'undo state',
    sent: { undoState: (match, viewer) => match.undoState((viewer + 1) % match.table.seats) },
  },
  { name: 'picks', sent: { picks: (match) => secret(match.table) } },
  { name: 'journal', sent: { journal: (match) => match.journal().records } },
];
