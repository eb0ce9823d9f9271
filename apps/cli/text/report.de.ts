import type { reportEn } from './report.en.ts';

export const reportDe = {
  'usage.report': 'zunft report {games} --out DATEI.html [SCHALTER]',
  'about.report': 'Eine Seite darüber schreiben, was wie oft gewinnt, aus vielen Partien zwischen Bots.',
  'value.bot': 'NAME',
  'value.out': 'DATEI.html',
  'flag.bot': 'der Bot, der auf jedem Platz spielt; sonst apprentice',
  'flag.out': 'wohin die Seite geschrieben wird; sonst auf die Standardausgabe',

  'report.no-balance': 'Das Spiel „{game}“ zählt noch nichts über sich selbst.',
  'report.one-bot': 'Nenne einen einzigen Bot: Er spielt auf jedem Platz.',
  'report.written': 'Die Seite steht in „{file}“.',

  'report.guildhall.title': 'Guildhall: Was gewinnt wie oft?',
  'report.dominion.title': 'Dominion: Was gewinnt wie oft?',
  'report.about':
    '{games, plural, one {# Partie} other {# Partien}} zwischen Bots derselben Art ({bot}), Startwert {seed}. Ein geteilter Sieg zählt anteilig.',
  'report.reading':
    'Ein Balken reicht von dem, was alle erwarten konnten (gestrichelt), bis zum Anteil der Siege; die dünne Linie ist das 95-%-Intervall. Namen mit weniger als {few} Fällen sind darunter aufgeführt.',
  'report.caution':
    'Wer etwas hat und wer gewinnt, kann eine gemeinsame Ursache haben: Wer vorn liegt, kann sich auch mehr leisten. Und es ist dieser Bot, der spielt: Er weiß vielleicht nicht, wozu manche Karten gut sind.',
  'report.players': '{players, plural, other {# Personen}}',
  'report.facts': '{games, plural, one {# Partie} other {# Partien}}, geteilte Siege {ties}',
  'report.share': 'Siege',
  'report.cases': '{count, plural, one {# Fall} other {# Fälle}}',
  'report.few': '{count, plural, one {# weitere} other {# weitere}} mit weniger als {few} Fällen',
  'report.seats': 'Plätze',
  'report.seats-about':
    'Siege in Zugreihenfolge, von der beginnenden Person an. Alle konnten {expected} erwarten.',
  'report.seat': 'Platz {number}',
  'report.ways': 'Wege zum Sieg',
  'report.ways-about': 'In welchem Teil der Partien; an der gestrichelten Linie wären alle Wege gleich.',
  'report.length': 'Länge',
  'report.length-about': 'Züge je Person: {mean} ± {sd} (Mittel und Standardabweichung).',
  'report.points': 'Punkte',
  'report.points-about': 'Am Ende: im Mittel {winners} bei Siegern, {others} bei anderen.',
  'report.winners': 'Sieger',
  'report.others': 'andere',
  'report.made-by':
    'Nach Fassung {version} der Regeln mit diesem Befehl erstellt; derselbe Befehl ergibt dieselbe Seite:',

  'report.guildhall.completed': 'Berufe: Zünfte komplettiert',
  'report.guildhall.completed.about':
    'Siege derer, die während der Partie mindestens eine Zunft dieses Berufs komplettiert haben, in Partien, in denen das nicht alle taten. Sie konnten {expected} erwarten. Darunter: von welchem Teil der Personen, wie oft je Partie, und Züge je Person in Partien mit diesem Beruf.',
  'report.guildhall.completed.meta': 'von {had}, {times} je Partie, {turns} Züge',
  'report.guildhall.played': 'Berufe: am meisten ausgespielt',
  'report.guildhall.played.about':
    'Siege der Person, die allein die meisten Karten eines Berufs ausgespielt hat. Sie konnte {expected} erwarten. Darunter: wie oft er je Partie ausgespielt wurde, alle zusammen.',
  'report.guildhall.played.meta': '{times} je Partie',
  'report.guildhall.bought': 'Prestigekarten: gekauft',
  'report.guildhall.bought.about':
    'Siege derer, die mindestens eine solche Karte gekauft haben, in Partien, in denen das nicht alle taten. Sie konnten {expected} erwarten; da Prestige gewinnt, hilft jeder Kauf, und auf die Unterschiede kommt es an. Darunter: von welchem Teil der Personen, und wie oft je Partie.',
  'report.guildhall.bought.meta': 'von {had}, {times} je Partie',

  'report.dominion.owned': 'Königreichkarten: am Ende im Besitz',
  'report.dominion.owned.about':
    'Siege derer, die am Ende mindestens eine solche Karte besaßen, woher auch immer, in Partien, in denen das nicht alle taten. Sie konnten {expected} erwarten. Darunter: von welchem Teil der Personen in Partien mit dieser Karte, wie viele Karten insgesamt, und Züge je Person in diesen Partien.',
  'report.dominion.owned.meta': 'von {had}, {times} je Partie, {turns} Züge',
  'report.dominion.bought': 'Königreichkarten: am meisten gekauft',
  'report.dominion.bought.about':
    'Siege der Person, die allein die meisten Karten dieser Art gekauft hat. Sie konnte {expected} erwarten. Darunter: von welchem Teil der Personen sie überhaupt gekauft wurde, und wie oft je Partie.',
  'report.dominion.bought.meta': 'von {had}, {times} je Partie',

  'report.the-guild.title': 'The Guild: Was gewinnt wie oft?',
  'report.the-guild.way.election': 'Zum Bürgermeister gewählt',
  'report.the-guild.way.count': 'Graf geworden',
  'report.the-guild.profession': 'Professionen',
  'report.the-guild.profession.about':
    'Siege von Personen mit dieser Profession. Zu erwarten waren {expected}. Darunter: Züge je Person in Partien mit ihr.',
  'report.the-guild.profession.meta': 'von {had}, {turns} Züge',
  'report.the-guild.played': 'Karten: ausgespielt',
  'report.the-guild.played.about':
    'Siege von Personen, die eine Karte mindestens einmal ausgespielt haben, in Partien, in denen das nicht alle taten. Zu erwarten waren {expected}; weil jede Karte Erfahrung bringt, zählen die Unterschiede. Darunter: bei welchem Teil der Personen und wie oft je Partie.',
  'report.the-guild.played.meta': 'von {had}, {times} je Partie',
  'report.the-guild.owned': 'Karten: am Ende auf dem Tisch',
  'report.the-guild.owned.about':
    'Siege von Personen, vor denen eine Karte am Ende lag, wie auch immer sie dorthin kam, in Partien, in denen das nicht bei allen so war. Zu erwarten waren {expected}. Darunter: bei welchem Teil der Personen und wie viele je Partie.',
  'report.the-guild.owned.meta': 'von {had}, {times} je Partie',
} as const satisfies Record<keyof typeof reportEn, string>;
