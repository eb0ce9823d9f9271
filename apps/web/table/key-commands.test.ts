import { describe, expect, it } from 'vitest';
import { bindings, commandOf, isFreeKey, keyCommands, type Stroke, withKey } from './key-commands.ts';

const plain = { letterKeys: true, keys: [] };
const press = (key: string, held: Partial<Stroke> = {}): Stroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('key commands', () => {
  it('use each key once, neither Tab nor a letter that moves on QWERTZ', () => {
    const keys = keyCommands.map(({ key }) => key as string);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('Tab');
    expect(keys).not.toContain('y');
    expect(keys).not.toContain('z');
  });

  it('are found by their key, with caps lock as well', () => {
    expect(commandOf(press('1'), plain)).toBe('pick-1');
    expect(commandOf(press('0'), plain)).toBe('pick-10');
    expect(commandOf(press('H'), plain)).toBe('hand');
    expect(commandOf(press(' '), plain)).toBe('hurry');
    expect(commandOf(press('?', { shiftKey: true }), plain)).toBe('help');
    expect(commandOf(press('z', { ctrlKey: true }), plain)).toBe('undo');
    expect(commandOf(press('z', { metaKey: true }), plain)).toBe('undo');
  });

  it('leave the keys of the browser alone', () => {
    expect(commandOf(press('Tab'), plain)).toBeUndefined();
    expect(commandOf(press('l', { ctrlKey: true }), plain)).toBeUndefined();
    expect(commandOf(press('z', { ctrlKey: true, shiftKey: true }), plain)).toBeUndefined();
    expect(commandOf(press('1', { altKey: true }), plain)).toBeUndefined();
    expect(commandOf(press('h', { shiftKey: true }), plain)).toBeUndefined();
    expect(isFreeKey('Tab')).toBe(false);
    expect(isFreeKey('F5')).toBe(false);
  });

  it('know signs that are written with AltGr', () => {
    const keys = { letterKeys: true, keys: ['hand=@'] };
    expect(commandOf(press('@', { ctrlKey: true, altKey: true }), keys)).toBe('hand');
  });

  it('without single letters keep only the keys that write nothing', () => {
    const keys = { letterKeys: false, keys: [] };
    expect(commandOf(press('h'), keys)).toBeUndefined();
    expect(commandOf(press('1'), keys)).toBeUndefined();
    expect(commandOf(press('Backspace'), keys)).toBe('undo');
    expect(commandOf(press('z', { ctrlKey: true }), keys)).toBe('undo');
  });

  it('can be moved, and a moved command takes the key of another', () => {
    const keys = { letterKeys: true, keys: ['hand=L', 'undo=u', 'why=', 'inspect==', 'centre=Tab'] };
    expect(commandOf(press('l'), keys)).toBe('hand');
    expect(commandOf(press('h'), keys)).toBeUndefined();
    expect(bindings(keys).get('log')).toEqual([]);
    expect(bindings(keys).get('undo')).toEqual(['u', 'Ctrl+z']);
    expect(commandOf(press('w'), keys)).toBeUndefined();
    expect(commandOf(press('='), keys)).toBe('inspect');
    expect(bindings(keys).get('centre')).toEqual([]);
  });

  it('are written to the settings only where they differ', () => {
    expect(withKey([], 'hand', 'K')).toEqual(['hand=k']);
    expect(withKey(['hand=k', 'log=p'], 'hand', 'h')).toEqual(['log=p']);
    expect(withKey([], 'hand', '')).toEqual(['hand=']);
  });
});
