import type { arenaEn } from './arena.en.ts';

export const arenaDe = {
  'usage.arena': 'zunft arena {games} --bots A,B,… [SCHALTER]',
  'about.arena': 'Jeden Bot gegen jeden anderen spielen lassen und messen, wer um wie viel stärker ist.',
  'value.sprt': 'ELO0,ELO1',
  'value.kingdoms': 'WELCHE',
  'value.patience': 'SEKUNDEN',
  'flag.sprt':
    'Arena: eine Paarung beenden, sobald sicher ist (Irrtum 5 %), ob ihr erster Bot um ELO1 Punkte stärker ist oder nur um ELO0',
  'flag.kingdoms':
    'Dominion: jede Paarung in mehreren Königreichen spielen: so viele, vom Startwert gezogen, yardstick, oder eine Datei mit einem Königreich je Zeile',
  'flag.patience': 'wie viele Sekunden ein Bot, der ein Programm ist, über eine Antwort nachdenken darf',

  'arena.title':
    '{game}: {bots, plural, other {# Bots}}, {players, plural, other {# Personen}}, Startwert {seed}',
  'arena.seats':
    '{players, plural, =2 {Dieselben Karten werden zweimal gespielt, mit vertauschten Plätzen; gleich starke Bots gewinnen 50 %.} other {Dieselben Karten werden {games}-mal gespielt: einer vom ersten Bot unter anderen vom zweiten, dann umgekehrt, jeder auf jedem Platz. Gleich starke Bots gewinnen 50 % aller Partien, und {null}, wo einer allein ist.}}',
  'arena.cross': 'Siege der Zeile gegen die Spalte:',
  'arena.mean': 'Mittel',
  'arena.pairing':
    '{one} gegen {other}: {games, plural, one {# Partie} other {# Partien}} ({deals, plural, one {# Austeilung} other {# Austeilungen}})',
  'arena.single': 'Als einziger',
  'arena.elo': 'Elo-Unterschied (95-%-Intervall, gepaarte Karten)',
  'arena.elo-short': 'Elo (95-%-Intervall)',
  'arena.first-seat': 'Siege der Person, die beginnt',
  'arena.decisions': 'Entscheidungen je Partie',
  'arena.kingdom': 'Königreich',
  'arena.all-kingdoms': 'Alle Königreiche',
  'arena.games': 'Partien',
  'arena.test':
    '{verdict, select, elo1 {Entschieden: {bot} ist eher um {elo1} Elo stärker als um {elo0}.} elo0 {Entschieden: {bot} ist nicht um {elo1} Elo stärker; {elo0} passt besser.} other {Noch nicht entschieden zwischen {elo0} und {elo1} Elo für {bot}.}} Gewicht der Belege {evidence}; entschieden bei ±{bound}.',
  'arena.forfeit':
    '{bot} hat {count, plural, one {# Partie} other {# Partien}} verloren, {why, select, illegal {weil eine Antwort nicht erlaubt war} crashed {weil das Programm endete} other {weil keine Antwort rechtzeitig kam}} (zuerst bei Austeilung {deal}: {detail}).',

  'arena.two-bots': 'Nenne mindestens zwei Bots: --bots apprentice,random',
  'arena.same-bots': 'Jeder Bot kann nur einmal mitspielen.',
  'arena.no-command': 'Nenne das Programm: exec:BEFEHL',
  'arena.cannot-start': 'Das Programm „{command}“ lässt sich nicht starten ({code}).',
  'arena.bad-test':
    '--sprt braucht zwei Zahlen, die kleinere zuerst, etwa "0,20" (mit Minus: --sprt="-10,10"), nicht „{value}“.',
  'arena.no-kingdoms': 'In der Datei „{file}“ steht kein Königreich.',
  'arena.foreign-state': 'Die Datei „{file}“ stammt nicht von zunft arena --resume.',
  'arena.damaged-state': 'Die Datei „{file}“ ist beschädigt: Ihr Inhalt passt nicht zu ihrem Fingerabdruck.',
  'arena.other-state':
    'Die Datei „{file}“ gehört zu einer anderen Arena: {part, select, bots {Die Bots sind} texts {Eine Strategiedatei ist} players {Die Zahl der Plätze ist} options {Die Optionen des Tisches sind} kingdoms {Die Königreiche sind} seed {Der Startwert ist} deals {Die Zahl der Partien ist} test {Der Test ist} patience {Die Geduld ist} game {Das Spiel ist} deck {Der Kartensatz ist} other {Die Fassung der Regeln ist}} {part, select, deals {kleiner als dort} other {anders}}.',
} as const satisfies Record<keyof typeof arenaEn, string>;
