import type { TableRefusalCode, tableRuleIds } from '@zunft/kernel';

type TableRuleId = (typeof tableRuleIds)[number];
type Required = `reason.${TableRefusalCode}` | `rule.${TableRuleId}` | `ruleTitle.${TableRuleId}`;

export const coreEn = {
  cards: '{count, plural, =0 {no cards} one {# card} other {# cards}}',
  copies: '{count}× {card}',
  moreCards: '{count, plural, one {# more card} other {# more cards}}',
  problemAt: '{path}: {problem}',

  'event.undo':
    '{who, select, you {You take your} other {{name} takes the}} last answer back{agreed, select, yes { with everybody’s consent, and all that came of it} other {}}.',
  'event.by-itself':
    '{how, select, clock {Time is up; a bot decides} absence {A bot decides} other {By itself}}{who, select, you {} other { for {name}}}{how, select, orders {: {deed} (as wanted)} forced {: {deed} (the only possibility)} other {}}.',
  'event.resign': '{who, select, you {You resign.} other {{name} resigns.}}',

  'ruleTitle.K-01': 'Who may answer',
  'rule.K-01':
    'Only who is asked can answer, and only while the game is running. You can also be asked outside your own turn.',
  'ruleTitle.K-02': 'Answers that come too late',
  'rule.K-02':
    'An answer applies to the table as you saw it. If something has happened since, it does not count and you decide again.',
  'ruleTitle.K-03': 'What can be answered',
  'rule.K-03':
    'An answer consists of options that the question lists, or of a number, an allowed name or a line of text, whichever is asked for.',
  'ruleTitle.K-04': 'How many',
  'rule.K-04':
    'A question says how many options you may pick. You can pick each only as often as it is there, and of those that exclude each other only one; numbers are whole and within the range given, and texts only so long.',
  'ruleTitle.K-05': 'Taking back',
  'rule.K-05':
    'You can take back your last answer as long as no card has been drawn or shuffled since, you have seen nothing new, and nobody else has answered. After that everybody at the table must agree; then everything since is taken back with it, and the cards keep their order.',
  'ruleTitle.K-06': 'Seats',
  'rule.K-06':
    'Every player has a seat, counted from 0 in turn order. Nobody can answer for a seat that does not exist.',
  'ruleTitle.K-07': 'Resigning',
  'rule.K-07':
    'You can resign as long as the game is running, and only for good: nothing answered before can be taken back then. If at least two others are left, the game goes on and a bot answers for your seat; otherwise it is over. Whoever has resigned is placed behind all others, the first to do so last.',

  'reason.not-your-decision': 'This question is not for you to answer right now.',
  'reason.game-over': 'The game is over.',
  'reason.stale-answer': 'Something has happened at the table in the meantime; please decide again.',
  'reason.unknown-option': 'There is no option “{option}” here.',
  'reason.wrong-shape': 'This is not the kind of answer that was asked for.',
  'reason.too-few': 'Pick at least {min}; you have picked {picked}.',
  'reason.too-many': 'Pick at most {max}; you have picked {picked}.',
  'reason.repeated-option': 'You have picked “{option}” more often than it is there.',
  'reason.same-group': '“{option}” cannot be combined with what you have already picked.',
  'reason.not-a-whole-number': '{amount} is not a whole number.',
  'reason.amount-out-of-range': '{amount} is not between {min} and {max}.',
  'reason.unknown-name': 'The name “{name}” is not among those allowed.',
  'reason.bad-text': 'This text contains characters that cannot be shown in a line.',
  'reason.too-long':
    'At most {max, plural, one {# character fits} other {# characters fit}} here; you have written {length}.',
  'reason.nothing-to-undo': 'There is nothing to take back.',
  'reason.undo-chance-used': 'You cannot take this back: cards have been drawn or shuffled since.',
  'reason.undo-learned': 'You cannot take this back: you have seen something new since.',
  'reason.undo-other-answered': 'You cannot take this back: {name} has answered since.',
  'reason.no-such-seat': 'There is no seat {seat} at this table.',
  'reason.already-resigned': 'You have already resigned.',

  'problem.not-an-object': 'This must be an object with named entries.',
  'problem.not-text': 'This must be text, not {value}.',
  'problem.not-a-list': 'This must be a list, not {value}.',
  'problem.not-a-switch': 'This must be true or false, not {value}.',
  'problem.not-one-of': '{value} is not possible; allowed: {allowed}.',
  'problem.out-of-range': '{value} is not a whole number from {min} to {max}.',
  'problem.bad-value': '{value} makes no sense here.',
  'problem.unknown-key': 'There is no such entry.',
  'problem.unknown-option': 'The game has no such option.',
  'problem.unknown-card': 'There is no card “{card}”.',
  'problem.too-many-copies': 'There are not that many copies of “{card}” in this game.',
  'problem.wrong-game': 'This must be “{game}”, not {value}.',
  'problem.wrong-number-of-players':
    '{players, plural, one {# player is} other {# players are}} listed, but there are {seats, plural, one {# seat} other {# seats}}.',
} as const satisfies Record<Required, string> & Record<string, string>;
