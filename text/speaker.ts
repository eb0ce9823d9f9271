import type { Decision, Option, Params, Problem, Reason, Seat, ViewedEvent } from '@zunft/kernel';
import { type Catalogue, type GameTexts, type Language, locales, type Say } from './catalogue.ts';
import { core } from './core.ts';
import { Messages } from './messages.ts';

export interface SpeakerSetup {
  readonly language: Language;
  readonly texts: GameTexts;
  /** Names of the players by seat. */
  readonly names: readonly string[];
  /** Who is addressed as "you". */
  readonly viewer?: Seat;
  /** Further messages, such as those of an app. */
  readonly catalogues?: readonly Catalogue[];
}

/** An answer in a position document was refused: its code is that of a reason. */
const answerPath = /^answers\.\d+$/;

/** Puts what the table says into sentences of one language, for one reader. */
export class Speaker {
  readonly language: Language;
  /** The sentence behind a key, with the params as they are. A missing key is a defect. */
  readonly say: Say;
  private readonly messages: Messages;
  private readonly texts: GameTexts;
  private readonly names: readonly string[];
  private readonly viewer: Seat | undefined;
  private readonly list: Intl.ListFormat;

  constructor({ language, texts, names, viewer, catalogues = [] }: SpeakerSetup) {
    const messages = new Messages(language, [core, texts.catalogue, ...catalogues]);
    this.language = language;
    this.say = (key, params) => messages.say(key, params);
    this.messages = messages;
    this.texts = texts;
    this.names = names;
    this.viewer = viewer;
    this.list = new Intl.ListFormat(locales[language]);
  }

  /** What the seat that is asked has to do. */
  prompt({ prompt, source }: Decision): string {
    return this.tell(prompt.key, { ...prompt.params, ...sourceOf(source) });
  }

  /** What sending the picks or a text does, with so many picked or written so far; `undefined` where one pick is the answer. */
  commit(decision: Decision, count: number): string | undefined {
    const { commit, source } = 'commit' in decision ? decision : {};
    if (commit === undefined) return undefined;
    return this.tell(commit.key, { ...commit.params, count, ...sourceOf(source) });
  }

  /** What picking an option does. With its decision, the sentence can say more about the effect behind it. */
  option(option: Option, decision?: Decision): string {
    return this.labelOf([], option, decision);
  }

  /** The same in a word or two, for a button; the whole sentence where the game has nothing shorter. */
  optionShort(option: Option, decision?: Decision): string {
    return this.labelOf(['optionShort'], option, decision);
  }

  /** The same once it is done: for taking it back, when its question does not stand beside it any more. */
  optionDone(option: Option, decision?: Decision): string {
    return this.labelOf(['optionDone', 'optionShort'], option, decision);
  }

  /** By the first of these kinds of labels that the game has for it. */
  private labelOf(kinds: readonly string[], { ref }: Option, decision?: Decision): string {
    const { verb, card, number, seat, name: word } = ref;
    const kind = kinds.find((one) => this.messages.has(`${one}.${verb}`)) ?? 'option';
    return this.tell(`${kind}.${verb}`, {
      // What is being asked, by the name of its prompt.
      asked: decision?.prompt.key.replace('prompt.', '') ?? 'nothing',
      ...(card !== undefined && { card }),
      ...(number !== undefined && { number }),
      ...(seat !== undefined && { seat }),
      ...(word !== undefined && { word }),
      ...sourceOf(decision?.source),
    });
  }

  /** Why something cannot be done; also the text of a `Refusal`. */
  reason({ code, params }: Pick<Reason, 'code' | 'params'>): string {
    return this.tell(`reason.${code}`, params);
  }

  /** What speaks for an answer: a feature of the table, whose it is, and how it changes. */
  why({
    feature,
    ...params
  }: {
    feature: string;
    whose: 'mine' | 'theirs';
    change: 'more' | 'less';
  }): string {
    return this.tell(`why.${feature}`, params);
  }

  /** What happened, as its viewer may know it. */
  event({ type, seat, target, cards = [], hidden = 0, params, cause }: ViewedEvent): string {
    const deed = params?.['deed'];
    return this.tell(`event.${type}`, {
      agreed: 'no',
      ...params,
      ...(deed !== undefined && { deed: this.tell(`option.${deed}`, { ...params, ...sourceOf(cause) }) }),
      seat,
      target: target === undefined ? 'nobody' : this.who(target),
      targetName: target === undefined ? '' : this.name(target),
      cards: this.cards(byKind(cards), hidden),
      inOrder: this.cards(inRuns(cards), hidden),
      count: params?.['count'] ?? cards.length + hidden,
      known: cards.length,
      hidden,
      top: cards.length === 0 ? '' : this.card(cards.at(-1)!),
      ...sourceOf(cause),
    });
  }

  /** The name of a card. */
  card(name: string): string {
    return this.texts.cardName(this.say, name);
  }

  /** What a card does, line by line. */
  cardText(name: string): readonly string[] {
    return this.texts.cardText(this.say, name);
  }

  /** A paragraph of the rules, of the game or of the table itself. */
  rule(id: string): { readonly title: string; readonly text: string } {
    return { title: this.say(`ruleTitle.${id}`), text: this.say(`rule.${id}`) };
  }

  /** What is wrong with a document, and where. Ids stay as they are written there. */
  problem({ path, code, params }: Problem): string {
    const text = answerPath.test(path) ? this.reason({ code, params }) : this.say(`problem.${code}`, params);
    return path === '' ? text : this.say('problemAt', { path, problem: text });
  }

  /** A sentence about the table: ids of cards and seats, and those of the game, become words. */
  private tell(key: string, params: Params): string {
    const { card, seat } = params;
    return this.say(
      key,
      this.texts.words(this.say, {
        ...params,
        ...(typeof card === 'string' && { card: this.card(card) }),
        ...(typeof seat === 'number' && { who: this.who(seat), name: this.name(seat) }),
        ...this.otherSeats(params),
      }),
    );
  }

  private otherSeats(params: Params): Params {
    const seats = (this.texts.seatParams ?? []).flatMap((param) => {
      const seat = params[param];
      return typeof seat === 'number'
        ? [
            [param, this.who(seat)],
            [`${param}Name`, this.name(seat)],
          ]
        : [];
    });
    return Object.fromEntries(seats);
  }

  /** The number after the last seat stands for the table itself. */
  private who(seat: Seat): 'you' | 'other' | 'table' {
    if (seat >= this.names.length) return 'table';
    return seat === this.viewer ? 'you' : 'other';
  }

  private name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** Cards as a list: those known by name, several of a kind together, the others as a number. */
  private cards(known: readonly Copies[], hidden: number): string {
    const names = known.map(({ card, count }) =>
      count === 1 ? this.card(card) : this.say('copies', { count, card: this.card(card) }),
    );
    if (names.length === 0) return this.say('cards', { count: hidden });
    return this.list.format(hidden === 0 ? names : [...names, this.say('moreCards', { count: hidden })]);
  }
}

const sourceOf = (source: string | undefined): Params => (source === undefined ? {} : { source });

interface Copies {
  readonly card: string;
  readonly count: number;
}

const byKind = (cards: readonly string[]): Copies[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));

/** For sentences in which the order counts: only what lies next to each other is told together. */
function inRuns(cards: readonly string[]): Copies[] {
  const runs: Copies[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) runs[runs.length - 1] = { card, count: last.count + 1 };
    else runs.push({ card, count: 1 });
  }
  return runs;
}
