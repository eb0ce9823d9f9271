/** Every command that has a key, in the order of the help; some have two. No letter sits elsewhere on QWERTZ. */
export const keyCommands = [
  { id: 'pick-1', key: '1' },
  { id: 'pick-2', key: '2' },
  { id: 'pick-3', key: '3' },
  { id: 'pick-4', key: '4' },
  { id: 'pick-5', key: '5' },
  { id: 'pick-6', key: '6' },
  { id: 'pick-7', key: '7' },
  { id: 'pick-8', key: '8' },
  { id: 'pick-9', key: '9' },
  { id: 'pick-10', key: '0' },
  { id: 'commit', key: 'Enter' },
  { id: 'back', key: 'Escape' },
  { id: 'undo', key: 'Backspace' },
  { id: 'undo', key: 'Ctrl+z' },
  { id: 'end', key: 'e' },
  { id: 'all', key: 't' },
  { id: 'more', key: '+' },
  { id: 'less', key: '-' },
  { id: 'inspect', key: 'i' },
  { id: 'why', key: 'w' },
  { id: 'hint', key: 'a' },
  { id: 'hand', key: 'h' },
  { id: 'area', key: 'g' },
  { id: 'centre', key: 'c' },
  { id: 'opponents', key: 'o' },
  { id: 'log', key: 'l' },
  { id: 'next', key: 'n' },
  { id: 'hurry', key: ' ' },
  { id: 'help', key: '?' },
] as const;

export type CommandId = (typeof keyCommands)[number]['id'];

export const commandIds: readonly CommandId[] = [...new Set(keyCommands.map(({ id }) => id))];

/** What of a key press matters here. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The part of the settings that says which keys work. */
export interface KeySettings {
  readonly letterKeys: boolean;
  /** `command=key`, where it differs from the usual; without a key the command has none. */
  readonly keys: readonly string[];
}

const isCharacter = (key: string): boolean => key.length === 1;
const isLetter = (key: string): boolean => isCharacter(key) && key.toLowerCase() !== key.toUpperCase();
const namedKeys = ['Enter', 'Escape', 'Backspace', 'Delete', 'Insert'];

/** Whether a command may be put on this key: those that move the focus or steer the browser stay free. */
export const isFreeKey = (key: string): boolean => isCharacter(key) || namedKeys.includes(key);

/** A press as it stands in the list of commands, or `undefined` if it is none of ours. */
export function keyOfStroke({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke): string | undefined {
  // AltGr, which writes signs on many keyboards, is both at once.
  const writes = altKey && ctrlKey && isCharacter(key);
  if (ctrlKey && altKey) return writes ? key : undefined;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : `Ctrl+${key.toLowerCase()}`;
  if (isLetter(key)) return shiftKey ? undefined : key.toLowerCase();
  return key;
}

/** The keys of each command with these settings; the first is the one that can be changed. */
export function bindings({ letterKeys, keys }: KeySettings): ReadonlyMap<CommandId, readonly string[]> {
  const changed = new Map<string, string>(keys.map(readChange));
  const taken = new Set([...changed.values()]);
  const result = new Map<CommandId, string[]>();
  for (const { id, key } of keyCommands) {
    const earlier = result.get(id);
    const own = earlier === undefined ? (changed.get(id) ?? (taken.has(key) ? '' : key)) : key;
    const works = own !== '' && (letterKeys || !isCharacter(own));
    result.set(id, [...(earlier ?? []), ...(works ? [own] : [])]);
  }
  return result;
}

function readChange(entry: string): [string, string] {
  const [id = '', ...rest] = entry.split('=');
  const key = rest.join('=');
  return [id, isFreeKey(key) ? keyWithoutCase(key) : ''];
}

const keyWithoutCase = (key: string): string => (isLetter(key) ? key.toLowerCase() : key);

/** The command behind a press, if there is one. */
export function commandOf(stroke: Stroke, keySettings: KeySettings): CommandId | undefined {
  const pressed = keyOfStroke(stroke);
  if (pressed === undefined) return undefined;
  return [...bindings(keySettings)].find(([, keys]) => keys.includes(pressed))?.[0];
}

/** `settings.keys` with another key for a command; an empty one takes the key away, the usual one restores it. */
export function withKey(keys: readonly string[], id: CommandId, key: string): readonly string[] {
  const others = keys.filter((entry) => !entry.startsWith(`${id}=`));
  const usual = keyCommands.find((command) => command.id === id)!.key;
  return keyWithoutCase(key) === usual ? others : [...others, `${id}=${keyWithoutCase(key)}`];
}
