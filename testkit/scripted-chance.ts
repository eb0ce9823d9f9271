import type { Chance } from '@zunft/kernel';

/** A bounded draw, or a shuffle: face names from the top down. */
export type ScriptedOutcome = number | readonly string[];

/** Chance that a test dictates. Every outcome must be used up; nothing else may be drawn. */
export class ScriptedChance implements Chance {
  readonly spec = { kind: 'fast', seed: 'scripted' } as const;
  private readonly outcomes: readonly ScriptedOutcome[];

  constructor(outcomes: readonly ScriptedOutcome[]) {
    this.outcomes = outcomes;
  }

  /** How many outcomes were used lies in the state, so that a step that is run again draws the same again. */
  start(cells: Int32Array): void {
    cells.fill(0, 0, 4);
  }

  /** Outcomes that nobody has asked for. */
  left(cells: Int32Array): number {
    return this.outcomes.length - cells[0]!;
  }

  word(): number {
    throw new Error('the script foresees draws and shuffles only');
  }

  outcome(cells: Int32Array, bound: number): number {
    const outcome = this.next(cells);
    if (typeof outcome === 'number' && outcome < bound) return outcome;
    throw new Error(`the script says ${JSON.stringify(outcome)} where a number below ${bound} is drawn`);
  }

  arrangement(cells: Int32Array, count: number): readonly string[] {
    const outcome = this.next(cells);
    if (typeof outcome !== 'number' && outcome.length === count) return outcome;
    throw new Error(`the script says ${JSON.stringify(outcome)} where ${count} cards are shuffled`);
  }

  private next(cells: Int32Array): ScriptedOutcome {
    const outcome = this.outcomes[cells[0]!];
    if (outcome === undefined) throw new Error('chance is used but the script has no outcome left');
    cells[0] = cells[0]! + 1;
    return outcome;
  }
}
