import type { CommandId } from '../key-commands.ts';

type Required = `command.${Exclude<CommandId, `pick-${number}`>}`;

export const keyWordsEn = {
  title: 'Keys at the table',
  close: 'Close the list of keys',
  off: 'Single letters, digits and signs are turned off in the settings. The other keys work.',
  change: 'Change keys in the settings',

  'group.answer': 'Answering',
  'group.look': 'Looking around',
  'group.zone': 'Inside a hand, a guildhall or a list',

  'command.pick': 'Pick the option with this number',
  'command.pick-nth': 'Pick option {number}',
  'command.commit': 'Do what is picked',
  'command.back': 'Take the last pick off again, close what is open',
  'command.undo': 'Take back the last answer',
  'command.end': 'End the turn, where that is possible',
  'command.all': 'Do all at once: play all Treasures (Dominion)',
  'command.more': 'Raise an amount',
  'command.less': 'Lower an amount',
  'command.inspect': 'Look at the card in focus',
  'command.why': 'Why can this not be picked?',
  'command.hint': 'Ask for advice (a hint)',
  'command.hand': 'To your hand',
  'command.area': 'To what is yours on the table',
  'command.centre': 'To the middle of the table',
  'command.opponents': 'To the next opponent',
  'command.log': 'To what has happened',
  'command.next': 'To the table that has waited longest for you',
  'command.hurry': 'Let the others play without pauses until you are asked',
  'command.help': 'Show this list',

  'zone.arrows': 'Go from card to card',
  'zone.ends': 'To the first or the last card',
  'zone.space': 'Pick the card in focus',

  'key.arrows': 'Arrow keys',
  'key.range': '{first} to {last}',
  'key.none': 'no key',
  'key.control': 'Ctrl+{key}',
  'key.Space': 'Space',
  'key.Enter': 'Enter',
  'key.Escape': 'Esc',
  'key.Backspace': 'Backspace',
  'key.Delete': 'Delete',
  'key.Insert': 'Insert',
  'key.Home': 'Home',
  'key.End': 'End',
} as const satisfies Record<Required, string> & Record<string, string>;
