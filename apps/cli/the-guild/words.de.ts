import type { wordsEn } from './words.en.ts';

export const wordsDe = {
  'the-guild.title-professions': 'Vor der Partie: Professionen',
  'the-guild.title-deal': 'Vor der Partie: Austeilen',
  'the-guild.title-redraw': 'Vor der Partie: erste Karten',
  'the-guild.title-turn': 'Zug {turn}: {name}',
  'the-guild.title-over': 'Nach der Partie',
  'the-guild.town': 'Die Stadt',
  'the-guild.deck': 'Nachziehstapel {count}',
  'the-guild.discard': '{count, plural, =0 {nichts abgelegt} other {Ablagestapel #, oben: {top}}}',
  'the-guild.free': 'freie Professionen',
  'the-guild.hall':
    'Rathaus: {words}{state, select, drawn { für {cost} Taler, du würdest {missing} zahlen} other {}}',
  'the-guild.promised-by': '{name} sagt {count} Taler zu',
  'the-guild.called': 'Ausgerufene Bürgermeisterwahl: {name}.',
  'the-guild.act': '{name} spielt {card}: {kind} gegen {target}{at, select, none {} other {, {at}}}',
  'the-guild.untested': 'keine Probe',
  'the-guild.tested': 'nötig {needed} oder mehr{skill, plural, =0 {} other { (+# für Geschick)}}',
  'the-guild.number': 'Zahl {number}',
  'the-guild.you': '{name} (du)',
  'the-guild.progress': '{next, select, none {{experience} EP} other {{experience} von {next} EP}}',
  'the-guild.taler': '{taler} Taler ({next, plural, =0 {±0} other {{next} je Zug}})',
  'the-guild.votes': '{votes, plural, =0 {keine Stimmen} one {# Stimme} other {# Stimmen}}',
  'the-guild.hand-size': '{hand, plural, =0 {keine Handkarten} other {Hand #/{limit}}}',
  'the-guild.residence': '{residence} {used}/{slots}',
  'the-guild.businesses':
    '{limit, select, none {{count, plural, one {# Betrieb} other {# Betriebe}}} other {Betriebe {count}/{limit}}}',
  'the-guild.inventory': 'Artefakte {count}/{limit}',
  'the-guild.favour': 'Gunst {count}',
  'the-guild.protection': 'Schutz: Sabotage {sabotage}, Einbruch {burglary}',
  'the-guild.zone': '{zone}: {cards}',
  'the-guild.pays': '{card} +{income}',
  'the-guild.locked': '{card} ({rounds, plural, one {gesperrt, # Runde} other {gesperrt, # Runden}})',
  'the-guild.fresh': '{card} (ab dem nächsten Zug)',
  'the-guild.in-tower': 'im Schuldturm',
  'the-guild.owes':
    '{name, select, none {schuldet der Bank {amount} Taler} other {schuldet {name} {amount} Taler}}',
  'the-guild.offer':
    '{kind, select, sell {bietet {card} für {price} Taler an} buy {bietet {price} Taler für {card}} other {bittet um {price} Taler Kredit}} (für {names})',
  'the-guild.hand': 'Hand ({count}/{limit}):',
  'the-guild.price': '{price} Taler',
  'the-guild.experience': '{count} EP',
  'the-guild.legend':
    'Unser eigener Kartensatz, eine Rekonstruktion: Regel T-01. EP sind Erfahrungspunkte; 2/3 heißt, dass zwei von drei Plätzen belegt sind; hinter einem Betrieb steht, was er bringt; in deiner Hand ist die erste Zahl, was dich eine Karte jetzt kostet.',
} as const satisfies Record<keyof typeof wordsEn, string>;
