import { scene } from '@zunft/testkit';
import { expect, it } from 'vitest';
import { cardIds, isAction } from '../printed.ts';
import { givesActions, givesCards, givesCoins } from './traits.ts';

/** What they give depends on an answer or on luck, or comes as a card. */
const uncertain = [
  'advisor',
  'conspirator',
  'herald',
  'journeyman',
  'library',
  'shanty-town',
  'saboteur',
  'scout',
  'tribute',
];

/** Action cards that ask their player nothing in a deck of Estates. */
const plain = cardIds.filter((id, face) => {
  if (!isAction[face] || uncertain.includes(id)) return false;
  const s = scene([{ hand: [id], deck: ['estate*6'] }, { deck: ['copper*3'] }]).answer(`play.${id}`);
  return /^0 (action|buy)$/.test(s.prompt());
});

it('most cards ask nothing', () => {
  expect(plain.length).toBeGreaterThan(20);
});

it.each(plain)('%s gives what is reckoned with', (id) => {
  const s = scene([{ hand: [id], deck: ['estate*6'] }, { deck: ['copper*3'] }]).answer(`play.${id}`);
  const face = cardIds.indexOf(id);
  const draws = id === 'adventurer' ? 0 : givesCards[face];
  expect(s.counter('actions')).toBe(givesActions[face]);
  expect(Number(s.counter('coins')) + Number(s.counter('tokens', 0))).toBe(givesCoins[face]);
  expect(s.cards('hand', 0)).toHaveLength(draws!);
});
