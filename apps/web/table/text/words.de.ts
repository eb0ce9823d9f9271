import type { textTableWordsEn } from './words.en.ts';

export const textTableWordsDe = {
  heading: '{game}. {turn}',
  settingUp: 'Der Tisch wird aufgebaut.',
  over: 'Das Spiel ist zu Ende.',

  decision: 'Entscheidung',
  waiting: 'Am Zug: {names}. Von dir wird gerade nichts verlangt.',
  hurry: 'Die anderen ohne Pausen spielen lassen',
  past: 'Du siehst einen früheren Moment dieses Spiels.',
  live: 'Zurück zum Jetzt',
  place: '{place}. {name}: {score} Punkte',

  'group.own': 'Bei dir: {zone}',
  'group.other': 'Bei {name}: {zone}',
  'group.table': 'Auf dem Tisch: {zone}',
  'group.rest': 'Weitere Möglichkeiten',
  copy: '{option}, Exemplar {copy} von {count}',
  rival: 'Nicht zusammen mit: {other}',
  ordered: 'An {place}. Stelle',

  'chosen.exact': '{picked} von {max} gewählt',
  'chosen.upTo': '{picked} von höchstens {max} gewählt',
  'chosen.range': '{picked} gewählt; mindestens {min}, höchstens {max}',
  missing: '{count, plural, one {Wähle erst noch 1} other {Wähle erst noch #}}',
  selected: 'Ausgewählt: {option}. Drücke noch einmal darauf oder auf „{commit}“.',
  commitNothing: 'Nichts wählen und weiter',
  clear: 'Neu wählen',

  amount: 'Anzahl von {min} bis {max}',
  less: 'Eins weniger',
  more: 'Eins mehr',
  'amount.commit': '{amount} antworten',
  name: 'Name',
  'name.commit': '{name} nennen',
  'name.missing': 'Wähle erst einen Namen aus der Liste',

  refused: 'Jetzt nicht möglich ({count})',
  because: '{option}. {reason}',
  rule: 'Regel {id}: {title}',
  'rule.open': 'Diese Stelle in den Regeln öffnen',

  hand: 'Hand',
  'hand.empty': 'Du hast keine Handkarten.',
  'hand.count': '{count, plural, one {# Karte} other {# Karten}}',
  'hand.card': '{count, plural, one {{card}} other {{card}, #-mal}}',

  log: 'Spielverlauf',
  'log.hit': 'Trifft dich: {event}',
  'log.nothing': 'Noch nichts.',
  'log.earlier': '{count, plural, one {# früheren Zug zeigen} other {# frühere Züge zeigen}}',

  menu: 'Tischmenü',
  'menu.rules': 'Regeln',
  'menu.cards': 'Alle Karten',
  'menu.settings': 'Einstellungen',
  'menu.drawn': 'Den gezeichneten Tisch zeigen',
  'menu.leave': 'Den Tisch verlassen; das Spiel bleibt erhalten',
} satisfies Record<keyof typeof textTableWordsEn, string>;
