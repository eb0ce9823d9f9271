import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';

const seen = (experience: number) =>
  (table([{ experience }, {}]).match.view(0) as { seats: readonly Record<string, unknown>[] }).seats[0];

describe('Titles', () => {
  it.each([
    ['commoner', 0, 2, 15],
    ['beisasse', 15, 4, 30],
    ['citizen', 30, 6, 50],
    ['patrician', 50, 8, 80],
    ['baron', 80, 10, 120],
    ['count', 120, null, null],
  ])('[TG-10.3] %s from %i experience on', (title, experience, businessLimit, nextTitle) => {
    expect(seen(experience)).toMatchObject({ title, businessLimit, nextTitle });
    if (experience > 0) expect(seen(experience - 1)).not.toMatchObject({ title });
  });

  it('[TG-10.6] rise at once: the card that brings one already profits from it', () => {
    const s = table([{ hand: ['six', 'licence', 'bakery'], businesses: ['bakery*2'], experience: 9 }, {}]);
    expect(s.why('play.licence').code).toBe('needs-title');
    expect(s.why('play.bakery').code).toBe('too-many-businesses');
    s.answer('play.six');
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'title', seat: 0, params: { title: 'beisasse' } }),
    );
    expect(s.legal()).toEqual(expect.arrayContaining(['play.licence', 'play.bakery']));
    s.settled();
  });

  it.each([
    [titleAt.commoner, 2],
    [titleAt.beisasse, 4],
    [titleAt.citizen, 6],
    [titleAt.patrician, 8],
    [titleAt.baron, 10],
  ])('[TG-10.3] with %i experience one owns %i businesses and no more', (experience, limit) => {
    const full = table([{ experience, hand: ['smithy'], businesses: [`bakery*${limit}`] }, {}]);
    expect(full.why('play.smithy')).toEqual({
      code: 'too-many-businesses',
      params: { limit },
      rule: 'TG-10.3',
    });
    const room = table([{ experience, hand: ['smithy'], businesses: [`bakery*${limit - 1}`] }, {}]);
    expect(room.legal()).toContain('play.smithy');
  });

  it('[T-27] a locked business counts towards the limit', () => {
    const s = table([{ hand: ['den'], businesses: ['bakery^2', 'smithy'] }, {}]);
    expect(s.why('play.den').code).toBe('too-many-businesses');
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('[TG-10.3] a residence of level %i has room for %i extensions, locked or not', (residence, slots) => {
    const full = table([{ residence, hand: ['wall'], extensions: [`door*${slots - 1}`, 'chest^1'] }, {}]);
    expect(full.why('play.wall')).toEqual({ code: 'no-slot', params: { limit: slots }, rule: 'TG-10.3' });
    const room = table([{ residence, hand: ['wall'], extensions: [`door*${slots - 1}`] }, {}]);
    expect(room.legal()).toContain('play.wall');
  });

  it('[TG-10.6] the inventory limits how many artefacts lie on the table', () => {
    const two = { hand: ['lens'], artefacts: ['ring', 'purse'] };
    expect(table([two, {}]).why('play.lens')).toEqual({
      code: 'no-inventory',
      params: { limit: 2 },
      rule: 'TG-10.6',
    });
    expect(table([{ ...two, profession: ['hoarder'] }, {}]).legal()).toContain('play.lens');
    expect(table([{ ...two, extensions: ['chest'] }, {}]).legal()).toContain('play.lens');
    expect(table([{ ...two, extensions: ['chest^1'] }, {}]).why('play.lens').params).toEqual({ limit: 2 });
  });

  it('[TG-10.6] artefacts stay when there is less room for them, but none is added', () => {
    const s = table([{ hand: ['lens'], artefacts: ['ring*2', 'purse'], extensions: ['chest'] }, {}]);
    s.answer('sell.chest');
    expect(s.cards('artefacts', 0)).toHaveLength(3);
    expect(s.why('play.lens').code).toBe('no-inventory');
    s.settled();
  });
});
