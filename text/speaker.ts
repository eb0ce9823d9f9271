import type { Decision, Option, Params, Problem, Reason, Seat, ViewedEvent } from '@zunft/kernel';
import type { Catalogue, GameTexts, Language } from './catalogue.ts';

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

/** Puts what the table says into sentences of one language, for one reader. */
export class Speaker {
  readonly language: Language;

  constructor(setup: SpeakerSetup) {
    this.language = setup.language;
  }

  /** The sentence behind a key. */
  say(key: string, _params: Params = {}): string {
    return key;
  }

  prompt(decision: Decision): string {
    return decision.prompt.key;
  }

  option(option: Option): string {
    return option.id;
  }

  /** Why something cannot be done; also the text of a `Refusal`. */
  reason(reason: Reason): string {
    return reason.code;
  }

  event(event: ViewedEvent): string {
    return event.type;
  }

  card(name: string): string {
    return name;
  }

  cardText(_name: string): readonly string[] {
    return [];
  }

  rule(id: string): { readonly title: string; readonly text: string } {
    return { title: id, text: id };
  }

  /** What is wrong with a document, and where. */
  problem(problem: Problem): string {
    return `${problem.path}: ${problem.code}`;
  }
}
