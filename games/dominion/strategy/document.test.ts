import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealTable } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { readBot } from '../bots/index.ts';
import { dominion } from '../index.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { modes } from '../verbs.ts';
import { cardGroups, cardPlaces, sectionNames, tableFacts } from './words.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/strategies.md'), 'utf8');
const examples = [...page.matchAll(/```strategy\n([\s\S]*?)```/g)].map(([, text]) => text!);

describe('docs/strategies.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(2);
  });

  it.each(examples)('can be played by:\n%s', (text) => {
    const read = readBot(text);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const kingdom = 'doctor,witch,village,smithy,steward,courtyard,market,militia,moat,cellar';
    const match = dealTable(dominion, 2, { kingdom }, 'example');
    const policy = read.bot('');
    while (!match.isOver && match.seq < 5000) {
      const seat = match.waitingFor[0]!;
      match.answer(seat, match.answerBy(seat, policy));
    }
    expect(match.outcome?.places).toContain(1);
  });

  it('explains every word', () => {
    const quoted = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!.replace(' in …', '')));
    const places = cardPlaces.filter((place) => !page.includes(`in ${place}`));
    expect(places).toEqual([]);
    for (const word of [...sectionNames, ...cardGroups, ...tableFacts]) expect(quoted).toContain(word);
    for (const mode of modes.filter((each) => each !== 'put-back')) expect(quoted).toContain(mode);
  });

  it('introduces every strategy that comes with the game', () => {
    for (const name of Object.keys(shippedStrategies)) expect(page).toContain(`\`${name}\``);
  });
});
