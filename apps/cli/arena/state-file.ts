import { existsSync } from 'node:fs';
import type { PairingTally } from '@zunft/bots';
import { hashText } from '@zunft/kernel';
import { UsageError } from '../command.ts';
import { readJson, replaceText } from '../files.ts';
import type { Plan } from './plan.ts';

const format = 'zunft arena 1';

interface State {
  readonly format: typeof format;
  readonly plan: Plan;
  readonly tallies: readonly PairingTally[];
  /** Of everything above: what somebody has changed by hand is no result. */
  readonly fingerprint: string;
}

/** What has been played of a plan so far, if the file is there. */
export function readState(file: string, plan: Plan): readonly PairingTally[] {
  if (!existsSync(file)) return [];
  const state = readJson(file) as Partial<State> | null;
  if (state?.format !== format) throw new UsageError('arena.foreign-state', { file });
  const { plan: begun, tallies, fingerprint } = state as State;
  if (fingerprint !== fingerprintOf(begun, tallies)) throw new UsageError('arena.damaged-state', { file });
  const part = (Object.keys(plan) as (keyof Plan)[]).find((key) => differs(key, begun, plan));
  if (part !== undefined) throw new UsageError('arena.other-state', { file, part });
  return tallies;
}

/** More deals than before are welcome. */
function differs(key: keyof Plan, begun: Plan, plan: Plan): boolean {
  if (key === 'deals') return plan.deals < begun.deals;
  return JSON.stringify(begun[key]) !== JSON.stringify(plan[key]);
}

export function writeState(file: string, plan: Plan, tallies: readonly PairingTally[]): void {
  const state: State = { format, plan, tallies, fingerprint: fingerprintOf(plan, tallies) };
  replaceText(file, `${JSON.stringify(state)}\n`);
}

const fingerprintOf = (plan: Plan, tallies: readonly PairingTally[]): string =>
  hashText(JSON.stringify([plan, tallies]));
