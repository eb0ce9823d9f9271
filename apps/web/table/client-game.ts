import type { Decision, Json, Message, Option, OptionRef, Options, Seat, ViewedEvent } from '@zunft/kernel';
import type { Catalogue, GameTexts, Speaker } from '@zunft/text';
import type { ComponentType } from 'preact';
import type { RootAttributes, RootTag } from '../design/attributes.ts';
import type { CardStates } from '../design/card-states.ts';
import type { IconData } from '../design/Icon.tsx';
import type { FlightMap } from '../motion/flights.ts';
import type { Later } from '../shell/later.ts';
import type { Scene } from './scene.ts';

/** A part of a table in words: a heading and what stands under it. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

export type Describe = (
  view: Json,
  setting: { readonly speaker: Speaker; readonly names: readonly string[]; readonly options: Options },
) => readonly TextSection[];

/** What a button does, and in a second line what comes of it. */
export interface Deed {
  readonly title: string;
  readonly note?: string | undefined;
}

/** A card by its face. With a scene it can show what the card could do there. */
export interface PictureProps extends RootAttributes<'size' | 'as'>, CardStates {
  readonly scene?: Scene | undefined;
  readonly speaker?: Speaker | undefined;
  readonly card: string;
  readonly size: 'hand' | 'small' | 'phone';
  readonly as?: RootTag | undefined;
}

/** Options that stand together behind one button of the bar, which opens them; its name is `set.<id>`. */
export interface OptionSet {
  readonly id: string;
  readonly icon?: IconData;
  /** How many things in it want an answer. */
  count?(scene: Scene): number;
  /** What stands above its options, and the options that are drawn there. */
  readonly Above?: ComponentType<{ readonly scene: Scene }>;
  isAbove?(option: Option): boolean;
}

/** A page of its own beside the log. */
export interface SidePage {
  readonly icon: IconData;
  readonly Page: ComponentType<{ readonly scene: Scene }>;
  label(scene: Scene): string;
  /** How many things there are new, or want an answer. */
  count(scene: Scene): number;
}

/** What a game adds to the client: its words, its table, its card faces. The rest is the same for all games. */
export interface ClientGame {
  readonly id: string;
  readonly texts: GameTexts;
  /** The rules in words, where they are fetched when somebody reads one; otherwise they are among the texts. */
  readonly rules?: Later<Catalogue>;
  readonly icon: IconData;
  /** Everything above the decision bar: the others, the middle, what is mine. */
  readonly Board: ComponentType<{ readonly scene: Scene }>;
  /** What is held in hand, below the decision bar. */
  readonly Hand: ComponentType<{ readonly scene: Scene }>;
  /** A card by its face, for lists, trays and the inspector. */
  readonly Picture: ComponentType<PictureProps>;
  /** What a card is and does, given the table: the inspector. */
  readonly Details: ComponentType<{ readonly scene: Scene; readonly card: string }>;
  /** The sign beside the name of a card in a sentence: its colour, for instance. */
  readonly Mark: ComponentType<{ readonly card: string }>;
  /** The board or the hand shows the card of this option where it lies. */
  shows(ref: OptionRef, viewer: Seat): boolean;
  /** Worth asking twice, although it could be taken back. */
  needsCommit(option: Option): boolean;
  /** Cannot be taken back, and is still done at once: the plain course of the game. */
  isRoutine?(scene: Scene, option: Option): boolean;
  /** The verb that does at once what could be done card by card; it has a key. */
  readonly allVerb?: string;
  /** Where there are many options: sets in the order of their buttons, and the set that an option stands in. */
  readonly sets?: readonly OptionSet[];
  setOf?(option: Option, decision: Decision): string | undefined;
  /** Verbs of buttons in the order in which they stand, whether they are possible or not. */
  readonly verbOrder?: readonly string[];
  /** What an option does, where the table tells more about it than its name. */
  optionName?(scene: Scene, option: Option): string | undefined;
  /** What belongs to an option and is said elsewhere on the drawn table, for those who read. */
  optionNote?(scene: Scene, option: Option, owner?: Seat): string | undefined;
  /** A few signs behind the label of a button or below a card, such as a sum. */
  optionExtra?(scene: Scene, option: Option, owner?: Seat): string | undefined;
  /** Whose the cards are, one by one, where an option may stand for equal cards of several players. */
  ownersOf?(scene: Scene, option: Option): readonly Seat[];
  /** Verbs that are carried out without asking where nothing else is possible; see `forced.ts`. */
  readonly forcedVerbs?: readonly string[];
  /** Where an order of cards is asked for: the pile on whose top the last one will lie. */
  topOf?(decision: Decision): 'deck' | 'discard' | undefined;
  /** The name of a card with soft hyphens, for narrow places. */
  parted?(speaker: Speaker, card: string): string;
  /** Where any card may be named: those that matter, the likeliest first. */
  namesFirst?(scene: Scene): readonly string[];
  /** What is asked is only a part of an answer: further picks follow before anything happens. */
  isPart(decision: Decision): boolean;
  /** The card that a question is about, for the inspector. */
  subject(scene: Scene): string | undefined;
  /** Something about the state of the game that the player should know while answering. */
  notice(scene: Scene): string | undefined;
  /** The same while others answer. */
  waiting?(scene: Scene): string | undefined;
  /** Picture for an option without a card: an icon. */
  optionIcon(ref: OptionRef): IconData | undefined;
  /** A second line for the commit button: what comes of it, from what the player can see. */
  consequence(scene: Scene, option: Option): string | undefined;
  /** The same for an amount that is being considered. */
  amountNote?(scene: Scene, amount: number): string | undefined;
  /** What answering with an amount does, for the button. */
  amountDeed?(scene: Scene, amount: number): Deed;
  /** The same when it has been done, for taking it back. */
  amountName?(speaker: Speaker, prompt: Message, amount: number): string;
  /** The table in words, for those who read instead of look: fetched when somebody does. */
  readonly inWords: Later<Describe>;
  /** What is played here, for the top bar, where the name of the game is not all. */
  title?(scene: Scene): string | undefined;
  /** Where the game stands, for the top bar: the turn, the stage. */
  stage(scene: Scene): string;
  /** The same for the eye. */
  readonly Stage?: ComponentType<{ readonly scene: Scene }>;
  /** What is worth a page beside the log. */
  readonly side?: SidePage;
  /** Which cards an event moves, from where to where. */
  readonly flights: FlightMap;
  /** The event only says what is about to happen. */
  isPrelude(event: ViewedEvent): boolean;
  /** Somebody else did this to the viewer, in the turn of `active`. Unless told, what is aimed at the viewer. */
  isHit?(event: ViewedEvent, viewer: Seat, active: Seat | undefined): boolean;
  /** What an event means for the eye: points, or chance. */
  tone(event: ViewedEvent): 'score' | 'chance' | undefined;
  /** From here on the game is decided: what brought points before did not win it. */
  isFinale?(event: ViewedEvent): boolean;
  /** What made up the points of a seat at the end, in words. */
  account(view: Json, seat: Seat, speaker: Speaker): readonly string[];
  /** How the game was decided, where points alone do not say it. */
  verdict?(scene: Scene): string | undefined;
}
