import type { Option, Seat } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

interface Lying {
  readonly card: string;
  /** Of several identical cards, the how manieth. */
  readonly copy: number;
  readonly zone: string;
  readonly owner: Seat;
}

/** The option for a card where it lies. Of identical cards, only as many carry it as are offered. */
export function optionOn(scene: Scene, { card, copy, zone, owner }: Lying): Option | undefined {
  const option = scene.optionAt(card, zone, owner);
  if (option === undefined || scene.loose.value.includes(option)) return undefined;
  return option.legal && copy >= (option.count ?? 1) ? undefined : option;
}
