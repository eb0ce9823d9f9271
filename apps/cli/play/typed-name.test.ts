import { describe, expect, it } from 'vitest';
import { nameTyped } from './typed-name.ts';

const calls: Readonly<Record<string, readonly string[]>> = {
  baker: ['Bäcker', 'Baker', 'baker'],
  baron: ['Baron', 'Baron', 'baron'],
  bridge: ['Brücke', 'Bridge', 'bridge'],
  'great-hall': ['Große Halle', 'Great Hall', 'great-hall'],
  harem: ['Harem', 'Harem', 'harem'],
  mine: ['Mine', 'Mine', 'mine'],
  'mining-village': ['Bergwerk', 'Mining Village', 'mining-village'],
};

const typed = (text: string) => nameTyped(text, Object.keys(calls), (name) => calls[name]!);

describe('a name that is typed', () => {
  it.each([
    ['Bäcker', 'baker'],
    ['baecker', 'baker'],
    ['BACKER', 'baker'],
    ['Baker', 'baker'],
    ['great-hall', 'great-hall'],
    ['grosse h', 'great-hall'],
    ['Große', 'great-hall'],
    ['bru', 'bridge'],
    ['bri', 'bridge'],
    ['mining', 'mining-village'],
  ])('%s is %s, in any language and however it is written', (text, name) => {
    expect(typed(text)).toEqual({ kind: 'one', name });
  });

  it('a whole name is not the beginning of another, and the own language comes first', () => {
    expect(typed('mine')).toEqual({ kind: 'one', name: 'mine' });
    expect(typed('min')).toEqual({ kind: 'one', name: 'mine' });
  });

  it('the beginning of several names them', () => {
    expect(typed('ba')).toEqual({ kind: 'several', names: ['baker', 'baron'] });
  });

  it('a slip is answered with what is close, each thing once', () => {
    expect(typed('Bakcer')).toEqual({ kind: 'none', near: ['baker'] });
    expect(typed('haram')).toEqual({ kind: 'none', near: ['harem'] });
    expect(typed('windmill')).toEqual({ kind: 'none', near: [] });
  });
});
