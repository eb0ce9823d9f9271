import type { Options, Problem } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { ComponentType } from 'preact';
import type { IconData } from '../design/Icon.tsx';

/** What a game adds to the form beyond its options and their words. */
export interface GameSetup {
  /** On the seal that begins a game. */
  readonly icon: IconData;
  /** Signs of a choice, for the eye. */
  pictures?(option: string, value: string): readonly IconData[] | undefined;
  /** How many of a list it takes; any number where it does not say. */
  limit?(option: string): number | undefined;
  /** Options that stand together under a heading. Those in no section come first. */
  readonly sections?: readonly SetupSection[];
  /** Options of a table in words, where their values alone do not say it. */
  facts?(options: Options, speaker: Speaker): OptionFacts;
  /** What can be told to be wrong before the host is asked. */
  check?(options: Options): readonly Problem[];
}

/** By option; one that is there but `undefined` does not matter at this table. */
export type OptionFacts = Readonly<Record<string, string | undefined>>;

/** Some options of a game under a heading of their own. */
export interface SetupSection {
  readonly id: string;
  /** In the language of the moment. */
  title(): string;
  lead?(): string;
  readonly options: readonly string[];
  /** Closed to begin with: hardly anybody changes these. */
  readonly folded?: true;
  /** Asks for the options in a way of its own; otherwise each has the field of its kind. */
  readonly Fields?: ComponentType<SetupFieldsProps>;
}

export interface SetupFieldsProps {
  /** All options of the table, as they stand. */
  readonly options: Options;
  readonly speaker: Speaker;
  /** What is wrong with the options of this section. */
  readonly problems: readonly Problem[];
  onChange(part: Options): void;
}
