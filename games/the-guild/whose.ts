import { type Card, operandOf, type Question, type Seat, type Table } from '@zunft/kernel';
import { lockOf } from './standing.ts';

export const ownerOf = (t: Table, card: Card): Seat | undefined => t.layout.zones[t.zoneOf(card)]!.owner;

/**
 * The card that is meant by an option of a question about cards of several players. Cards with one face are one
 * option: if several players have such a card it is asked whose is meant. Of one player's it is the least locked.
 */
export function cardMeant(
  t: Table,
  { values, count }: Question,
  picked: Card,
  ask: (owners: readonly Seat[]) => Seat,
): Card {
  const alike = values
    .slice(0, count)
    .map(operandOf)
    .filter((card) => t.face(card) === t.face(picked));
  const owners = [...new Set(alike.map((card) => ownerOf(t, card)!))];
  const owner = owners.length === 1 ? owners[0]! : ask(owners);
  return alike
    .filter((card) => ownerOf(t, card) === owner)
    .reduce((best, card) => (lockOf(t, card) < lockOf(t, best) ? card : best));
}
