import { completeOptions, fastChance, makeTable, type Options, playOut, type Table } from '@zunft/kernel';
import { RandomPolicy } from '@zunft/testkit';
import { expect, it } from 'vitest';
import { dominion } from './index.ts';
import { kingdomSize } from './kingdom.ts';
import { kingdomCardIds } from './printed.ts';

/** Kingdoms that have every card between them. */
const kingdoms = Array.from({ length: Math.ceil(kingdomCardIds.length / kingdomSize) }, (_, i) => {
  const from = Math.min(i * kingdomSize, kingdomCardIds.length - kingdomSize);
  return kingdomCardIds.slice(from, from + kingdomSize).join(',');
});

function deal(options: Options, seed: string): Table {
  const t = makeTable(dominion, 2, options, fastChance(seed));
  t.chance.start(t.cells);
  t.policy = new RandomPolicy(seed);
  dominion.setup(t);
  return t;
}

/** A step with everything that viewers need: reasons, events, facts. */
function stepLive(t: Table): void {
  t.live = true;
  t.events.length = 0;
  t.begin([], []);
  dominion.step(t);
}

it.each(kingdoms)('what nobody watches happens in the same way: %s', (kingdom) => {
  const options = completeOptions(dominion, 2, { kingdom }, () => 0);
  let steps = 0;
  for (let i = 0; i < 12; i++) {
    const unseen = deal(options, `game ${i}`);
    const watched = deal(options, `game ${i}`);
    while (!dominion.isOver(unseen)) {
      playOut(dominion, unseen, unseen.policy!, 1);
      stepLive(watched);
      if (!same(unseen.cells, watched.cells)) expect(watched.cells).toEqual(unseen.cells);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(1000);
});

const same = (a: Int32Array, b: Int32Array): boolean => a.every((cell, i) => cell === b[i]);
