import type { Decision, Json, Option, OptionRef, Seat, ViewedEvent } from '@zunft/kernel';
import type { GameTexts, Speaker } from '@zunft/text';
import type { ComponentType } from 'preact';
import type { RootAttributes, RootTag } from '../design/attributes.ts';
import type { CardStates } from '../design/card-states.ts';
import type { IconData } from '../design/Icon.tsx';
import type { FlightMap } from '../motion/flights.ts';
import type { Scene } from './scene.ts';

/** A part of a table in words: a heading and what stands under it. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A card by its face. With a scene it can show what the card could do there. */
export interface PictureProps extends RootAttributes<'size' | 'as'>, CardStates {
  readonly scene?: Scene | undefined;
  readonly speaker?: Speaker | undefined;
  readonly card: string;
  readonly size: 'hand' | 'small' | 'phone';
  readonly as?: RootTag | undefined;
}

/** What a game adds to the client: its words, its table, its card faces. The rest is the same for all games. */
export interface ClientGame {
  readonly id: string;
  readonly texts: GameTexts;
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
  /** What is asked is only a part of an answer: further picks follow before anything happens. */
  isPart(decision: Decision): boolean;
  /** The card that a question is about, for the inspector. */
  subject(scene: Scene): string | undefined;
  /** Something about the state of the game that the player should know while answering. */
  notice(scene: Scene): string | undefined;
  /** Picture for an option without a card: an icon. */
  optionIcon(ref: OptionRef): IconData | undefined;
  /** A second line for the commit button: what comes of it, from what the player can see. */
  consequence(scene: Scene, option: Option): string | undefined;
  /** The table in words, for those who read instead of look. */
  describe(
    view: Json,
    setting: { readonly speaker: Speaker; readonly names: readonly string[] },
  ): readonly TextSection[];
  /** Where the game stands, for the top bar: the turn, the stage. */
  stage(scene: Scene): string;
  /** Which cards an event moves, from where to where. */
  readonly flights: FlightMap;
  /** The event only says what is about to happen. */
  isPrelude(event: ViewedEvent): boolean;
  /** What an event means for the eye: points, or chance. */
  tone(event: ViewedEvent): 'score' | 'chance' | undefined;
  /** What made up the points of a seat at the end, in words. */
  account(view: Json, seat: Seat, speaker: Speaker): readonly string[];
}
