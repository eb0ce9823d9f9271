import type { strategiesEn } from './strategies.en.ts';

export const strategiesDe = {
  'bot.apprentice': 'Lehrling',
  'botAbout.apprentice': 'Spielt jedes Königreich: Geld, ein paar gute Aktionen, dann Punkte.',
  'bot.journeyman': 'Geselle',
  'botAbout.journeyman':
    'Findet in vielen Probepartien heraus, was in diesem Königreich gewinnt, und kauft das.',
  'bot.master': 'Meister',
  'botAbout.master':
    'Plant wie der Geselle und spielt vor jedem Kauf Hunderte von Partien in Gedanken durch.',
  'bot.big-money': 'Viel Geld',
  'botAbout.big-money': 'Kauft Silber, Gold und Provinzen und sonst nichts.',
  'bot.big-money-duchies': 'Viel Geld mit Herzogtümern',
  'botAbout.big-money-duchies': 'Viel Geld, gegen Ende auch Herzogtümer und Anwesen.',
  'bot.big-money-ultimate': 'Viel Geld, ausgereizt',
  'botAbout.big-money-ultimate': 'Viel Geld; wartet mit der ersten Provinz, bis das Geld für weitere reicht.',
  'bot.smithy': 'Schmiede',
  'botAbout.smithy': 'Viel Geld mit bis zu zwei Schmieden.',
  'bot.witch': 'Hexe',
  'botAbout.witch': 'Viel Geld mit einer Hexe, die Flüche verteilt.',
  'bot.double-witch': 'Zwei Hexen',
  'botAbout.double-witch': 'Viel Geld mit zwei Hexen, die Flüche schneller verteilen.',
  'bot.courtyard': 'Burghof',
  'botAbout.courtyard': 'Viel Geld mit Burghöfen, die Karten für den nächsten Zug aufheben.',
  'bot.militia': 'Miliz',
  'botAbout.militia': 'Viel Geld mit Milizen, die den anderen drei Karten lassen.',
  'bot.baker': 'Bäcker',
  'botAbout.baker': 'Viel Geld mit Bäckern, die Münzen zurücklegen.',
  'bot.journeyman-card': 'Wandergeselle',
  'botAbout.journeyman-card': 'Viel Geld mit Wandergesellen, die überspringen, was den Stapel verstopft.',
  'bot.merchant-guild': 'Kaufmannsgilde',
  'botAbout.merchant-guild': 'Lebt von den Münzen, die jeder Kauf bringt.',
  'bot.butcher': 'Metzger',
  'botAbout.butcher': 'Macht mit den Münzen des Metzgers aus Gold Provinzen.',
  'bot.gardens': 'Gärten',
  'botAbout.gardens': 'Sammelt viele billige Karten für Gärten und leert schnell Stapel.',
  'bot.engine': 'Motor',
  'botAbout.engine': 'Baut einen Motor aus Dörfern, Schmieden, Laboratorien und Märkten.',

  'textProblem.expected':
    'Hier sollte {expected, select, sectionEnd {ein Doppelpunkt oder „for“ mit einer Karte} card {eine Karte} cardOrOther {eine Karte oder „other“} choice {eine Auswahl} number {eine Zahl} condition {eine Bedingung} comparison {ein Vergleich wie „< 3“} place {„deck“, „hand“ oder „play“} cardFact {„left“ oder „in“ mit einem Ort} closing {eine schließende Klammer} when {„when“ oder das Ende der Zeile} lineEnd {„and“, „or“ oder das Ende der Zeile} other {etwas anderes}} stehen, {at, select, end {nicht das Ende der Zeile} other {nicht „{found}“}}.',
  'textProblem.unknown-card':
    'Die Karte „{word}“ gibt es nicht.{near, select, none {} other { Meintest du {near}?}}',
  'textProblem.unknown-section':
    'Den Abschnitt „{word}“ gibt es nicht.{near, select, none {} other { Meintest du {near}?}}',
  'textProblem.unknown-choice':
    'Keine Karte bietet „{word}“ an.{near, select, none {} other { Meintest du {near}?}}',
  'textProblem.strange-sign': 'Das Zeichen „{sign}“ bedeutet hier nichts.',
  'textProblem.bad-number': 'Die Zahl {number} ist zu lang.',
  'textProblem.no-action': '„{card}“ ist keine Aktionskarte und kann hier nicht stehen.',
  'textProblem.for-whom': 'Den Abschnitt „{section}“ gibt es nicht für eine einzelne Karte.',
  'textProblem.too-deep': 'Mehr als {most} Klammern stehen ineinander.',
  'textProblem.nothing-to-buy': 'Die Strategie sagt nicht, was gekauft wird.',
} as const satisfies Readonly<Record<keyof typeof strategiesEn, string>>;
