import { settings } from '../../settings/settings.ts';
import { sayer } from '../../words/words.ts';

// Not among the words of this screen: the start page needs this one, but not the others.
const say = sayer({ en: { you: 'You' }, de: { you: 'Du' } });

/** What others at a table call the player. */
export const ownName = (): string => settings.value.name.trim() || say('you');
