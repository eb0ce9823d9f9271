import type { RuleId } from '../rule-ids.ts';

export const rulesDe = {
  'ruleTitle.GH-2.1': 'Karten und Spielerzahl',
  'rule.GH-2.1':
    'Guildhall ist ein Spiel für 2 bis 4 Personen. Zu jeder Ausgabe gehören 120 Berufskarten: 6 Berufe in 5 Farben (Rot, Blau, Gelb, Grün und Lila), jede Karte viermal. Dazu kommen je Ausgabe 30 eigene Prestigekarten. Siegpunkte aus Effekten werden einfach mitgezählt und gehen nie aus.',
  'ruleTitle.GH-2.2': 'Bereiche, offen und verdeckt',
  'rule.GH-2.2':
    'Für alle offen sind die Auslage mit 5 Prestigekarten, die Aktionsbereiche mit den in diesem Zug gespielten Karten, alle offenen Zünfte, die oberste Karte des Ablagestapels, die Zahl der Handkarten und der kompletten Zünfte sowie der Punktestand. Verdeckt bleiben beide Nachziehstapel, der Ablagestapel unter der obersten Karte, fremde Handkarten und die Berufe fremder kompletter Zünfte; deine eigenen kompletten Zünfte darfst du ansehen. Eine Zunft sind alle offenen Karten eines Berufs in einem Zunfthaus. Ein allgemeines Handkartenlimit gibt es nicht, Durchsehen ändert nie die Reihenfolge im Ablagestapel, und wer mehrere Karten zugleich abwirft, zeigt den anderen nur deren Zahl und die am Ende oberste.',
  'ruleTitle.GH-2.3': 'Spielaufbau',
  'rule.GH-2.3':
    'Zu zweit oder zu dritt kommen zwei Prestigekarten mit dem Wert 5 und je eine jeder anderen Sorte aus dem Spiel, von 30 bleiben also 20; fünf davon bilden die Auslage. Alle bekommen 9 Karten, und das Los bestimmt, wer anfängt. Reihum wirft jeder einmal beliebig viele Karten (auch keine) in selbst gewählter Reihenfolge ab, zieht wieder auf 9 und legt genau 3 verschiedene Karten in sein Zunfthaus; Effekte löst das nicht aus, und 6 Karten bleiben auf der Hand. Beide Ausgaben lassen sich mischen, mit 6 beliebigen der 12 Berufe oder mit allen 12 für eine lange Partie; die Prestigekarten stammen aber immer nur aus einer Ausgabe.',
  'ruleTitle.GH-2.4': 'Dein Zug',
  'rule.GH-2.4':
    'Du hast 2 Aktionen pro Zug. Mit jeder spielst du entweder eine Karte aus, ziehst nach oder kaufst eine Prestigekarte; auch zweimal dasselbe ist erlaubt. Zusätzliche Aktionen durch Tänzer, Krämerin oder Prestigekarten kommen einfach zu den verbleibenden hinzu.',
  'ruleTitle.GH-2.4-A': 'Karte ausspielen',
  'rule.GH-2.4-A':
    'Lege 1 Handkarte in deinen Aktionsbereich und nutze auf Wunsch ihren Effekt. Sie darf keiner offenen Karte in deinem Zunfthaus gleichen, und jeden Beruf darfst du nur einmal pro Zug ausspielen, auch mit zusätzlichen Aktionen. Deine Stufe ist die Zahl der offenen Karten dieses Berufs, die in diesem Moment in deinem Zunfthaus liegen; die gerade gespielte Karte und komplette Zünfte zählen nicht mit. Nutze eine beliebige angegebene Stufe bis zu dieser Zahl, und zwar ganz, oder verzichte auf den Effekt: Unterhalb der niedrigsten Stufe passiert nichts, du darfst eine Karte aber auch nur deshalb ausspielen, damit sie ins Zunfthaus kommt.',
  'ruleTitle.GH-2.4-B': 'Nachziehen',
  'rule.GH-2.4-B':
    'Wirf so viele Handkarten ab, wie du willst, auch gar keine, und bestimme dabei die Reihenfolge; dann ziehst du, bis du 6 Karten hast. Die anderen erfahren nur, wie viele Karten du abgeworfen hast und welche nun oben liegt. Hast du mehr als 6 Handkarten, musst du mindestens bis auf 6 abwerfen.',
  'ruleTitle.GH-2.4-C': 'Prestigekarte kaufen',
  'rule.GH-2.4-C':
    'Such dir eine Karte aus der Auslage aus und bezahle sie mit so vielen kompletten Zünften, wie sie verlangt, also 1 oder 2; in welcher Reihenfolge deren Karten auf den Ablagestapel kommen, bestimmst du. Die Prestigekarte gehört dir, und ihre Siegpunkte zählen ab jetzt. Die Auslage wird gleich aufgefüllt; danach kannst du den Effekt der Karte nutzen, jetzt oder nie, oder darauf verzichten.',
  'ruleTitle.GH-2.5': 'Komplette Zünfte',
  'rule.GH-2.5':
    'Sobald alle 5 Farben eines Berufs offen in einem Zunfthaus liegen, egal in wessen Zug, werden sie umgedreht und sind eine komplette Zunft. Mit ihr kannst du nur noch Prestigekarten bezahlen: Sie zählt für keine Stufe, ist vor allen Effekten sicher und hindert dich nicht daran, denselben Beruf neu zu beginnen, sogar noch im selben Zug. Mehr als 3 darf niemand haben; wer darüber liegt, wirft sofort komplette Zünfte eigener Wahl ab, bis es 3 sind.',
  'ruleTitle.GH-2.6': 'Identische Karten',
  'rule.GH-2.6':
    'In keinem Zunfthaus liegen je zwei offene Karten mit gleichem Beruf und gleicher Farbe; eine Karte, die dazu führen würde, darfst du weder ausspielen noch legen, bei dir nicht und bei anderen nicht. Eine ganze Zunft kann nicht wechseln, wenn auch nur eine ihrer Karten doppelt wäre. Beim Tauschen zählt allein das Ergebnis, du darfst also sogar zwei identische Karten gegeneinander tauschen, und Karten im Aktionsbereich zählen nicht. Taucht doch einmal ein überzähliges Exemplar auf, wird es abgeworfen.',
  'ruleTitle.GH-2.7': 'Zugende und Sieg',
  'rule.GH-2.7':
    'Nach deiner letzten Aktion wandern die Karten aus dem Aktionsbereich in dein Zunfthaus; liegt die identische Karte schon dort, wird die gespielte abgeworfen, und dabei können Zünfte komplett werden. Dann zählen deine Siegpunkte aus Prestigekarten und Effekten: Mit 20 oder mehr hast du sofort gewonnen, sonst geht es im Uhrzeigersinn weiter. Gewinnen kannst du nur am Ende deines eigenen Zuges, und weil es Siegpunkte nur im eigenen Zug gibt, ist ein Gleichstand um den Sieg ausgeschlossen.',
  'ruleTitle.GH-2.8': 'Ziehen bei leerem Stapel',
  'rule.GH-2.8':
    'Geht der Nachziehstapel aus, bevor du alle fälligen Karten gezogen hast, wird der Ablagestapel gemischt und zum neuen Nachziehstapel, und du ziehst weiter.',
  'ruleTitle.GH-5.2': 'Tauschen',
  'rule.GH-5.2':
    'Bei einem Tausch (Kaufmann, Weber auf Stufe 2 und 4, Jäger, Krämerin und die Prestigekarte „eine gegen zwei“) legst du zuerst Stufe, Mitspieler und alle Karten beider Seiten fest; dann wechseln alle gleichzeitig den Platz. Erlaubt ist der Tausch, wenn danach in keinem Zunfthaus zwei identische Karten liegen. Was ein Zunfthaus verlässt, muss schon vor dem Tausch dort gelegen haben. Anschließend wird auf komplette Zünfte geprüft, erst bei dir, dann reihum im Uhrzeigersinn.',
  'ruleTitle.GH-5.3': 'Einzeln legen',
  'rule.GH-5.3':
    'Beim Geschichtsschreiber, beim Gelehrten, bei der Diebin, bei der Prestigekarte zum Auslegen von Handkarten und am Zugende kommen die Karten einzeln ins Zunfthaus, und nach jeder wird auf eine komplette Zunft geprüft. Deshalb kann eine Karte, die eben noch nicht passte, danach erlaubt sein. Wo du die Karten aussuchst, bestimmst du auch die Reihenfolge; beim Gelehrten gibt sie der Nachziehstapel vor.',
  'ruleTitle.GH-5.4': 'Prüfung auf komplette Zünfte',
  'rule.GH-5.4':
    'Sind Karten in ein Zunfthaus gekommen, wird dort jeder Beruf mit allen 5 Farben zur kompletten Zunft; betrifft es mehrere, ist zuerst dran, wer am Zug ist, dann geht es im Uhrzeigersinn weiter. Wer so auf mehr als 3 komplette Zünfte kommt, wählt selbst, welche abgeworfen werden und in welcher Reihenfolge deren Karten auf den Ablagestapel kommen, auch außerhalb des eigenen Zuges.',
  'ruleTitle.GH-5.5': 'Ganz oder gar nicht',
  'rule.GH-5.5':
    'Eine Stufe, ein Mitspieler oder eine Karte steht nur zur Wahl, wenn sich der Effekt damit vollständig ausführen lässt; auf den Effekt verzichten kannst du immer. Ziehen gilt auch dann als ausgeführt, wenn Nachzieh- und Ablagestapel leer werden. Ob du eine Stufe wählen kannst, bei der du den Ablagestapel durchsiehst, hängt nur von offenen Angaben ab, damit die Auswahl nichts über den Stapel verrät.',

  'ruleTitle.GH-assassin-0': 'Meuchelmörder, Stufe 0',
  'rule.GH-assassin-0':
    'Wähle einen Mitspieler mit mindestens 1 offenen Karte und wirf 1 offene Karte aus seinem Zunfthaus ab.',
  'ruleTitle.GH-assassin-2': 'Meuchelmörder, Stufe 2',
  'rule.GH-assassin-2':
    'Wähle einen Mitspieler mit mindestens 2 offenen Zünften; zwei verschiedene davon verlieren je 1 Karte deiner Wahl. In welcher Reihenfolge die beiden auf den Ablagestapel kommen, bestimmst du.',
  'ruleTitle.GH-assassin-4': 'Meuchelmörder, Stufe 4',
  'rule.GH-assassin-4':
    'Wähle einen Mitspieler mit mindestens 2 offenen Karten und wirf 2 beliebige davon ab, ob aus einer Zunft oder aus zweien. In welcher Reihenfolge sie auf den Ablagestapel kommen, bestimmst du.',
  'ruleTitle.GH-farmer-1': 'Bauer, Stufe 1',
  'rule.GH-farmer-1':
    'Mit mindestens 1 Bauern in deinem Zunfthaus bekommst du 1 Siegpunkt. Eine Stufe 0 hat der Bauer nicht: Liegt noch keiner in deinem Zunfthaus, darfst du ihn zwar ausspielen, aber es passiert nichts.',
  'ruleTitle.GH-farmer-3': 'Bauer, Stufe 3',
  'rule.GH-farmer-3':
    'Mit 3 oder mehr Bauern in deinem Zunfthaus bekommst du 2 Siegpunkte statt des einen der niedrigeren Stufe.',
  'ruleTitle.GH-historian-0': 'Geschichtsschreiber, Stufe 0',
  'rule.GH-historian-0':
    'Die oberste Karte des Ablagestapels kommt in dein Zunfthaus, auch wenn du sie eben erst selbst abgeworfen hast. Dafür darf der Stapel nicht leer sein und die Karte keiner deiner offenen Karten gleichen.',
  'ruleTitle.GH-historian-2': 'Geschichtsschreiber, Stufe 2',
  'rule.GH-historian-2':
    'Sieh den Ablagestapel durch und lege 1 Karte von beliebiger Stelle in dein Zunfthaus, sofern dort keine identische liegt; der Rest behält seine Reihenfolge. Wählen kannst du die Stufe immer, wenn der Stapel nicht leer ist, denn vorher darf niemand wissen, was darin steckt.',
  'ruleTitle.GH-historian-4': 'Geschichtsschreiber, Stufe 4',
  'rule.GH-historian-4':
    'Sieh den Ablagestapel durch und lege 2 Karten daraus in dein Zunfthaus, nacheinander und in der Reihenfolge deiner Wahl; jede muss passen, wenn sie an der Reihe ist. Der Stapel braucht mindestens 2 Karten, und der Rest behält seine Reihenfolge. Finden sich darin keine zwei passenden, gilt stattdessen Stufe 2; passt nicht einmal eine, passiert nichts.',
  'ruleTitle.GH-trader-0': 'Kaufmann, Stufe 0',
  'rule.GH-trader-0':
    'Tausche 1 deiner offenen Karten gegen 1 offene Karte eines Mitspielers. Danach dürfen in keinem der beiden Zunfthäuser zwei identische Karten liegen.',
  'ruleTitle.GH-trader-2': 'Kaufmann, Stufe 2',
  'rule.GH-trader-2':
    'Tausche 2 deiner offenen Karten gegen 2 offene Karten desselben Mitspielers; aus welchen Zünften sie stammen, ist auf beiden Seiten egal. Ihr braucht beide mindestens 2 offene Karten, und danach dürfen in keinem der beiden Zunfthäuser zwei identische Karten liegen.',
  'ruleTitle.GH-trader-4': 'Kaufmann, Stufe 4',
  'rule.GH-trader-4':
    'Tausche eine deiner Zünfte als Ganzes gegen eine ganze Zunft eines Mitspielers. Jede muss mindestens 1 Karte haben; sie dürfen verschieden groß sein, zum selben Beruf gehören oder aus Kaufleuten bestehen. Danach dürfen in keinem der beiden Zunfthäuser zwei identische Karten liegen.',
  'ruleTitle.GH-dancer-x': 'Tänzer',
  'rule.GH-dancer-x':
    'Ziehe so viele Karten, wie Tänzer in deinem Zunfthaus liegen; danach hast du 1 zusätzliche Aktion. Liegt dort noch kein Tänzer, ziehst du nichts, bekommst die Aktion aber trotzdem.',
  'ruleTitle.GH-weaver-0': 'Weber, Stufe 0',
  'rule.GH-weaver-0':
    'Lege 1 Handkarte in dein Zunfthaus; zurück nimmst du nichts. Du brauchst eine Handkarte, die keiner deiner offenen Karten gleicht.',
  'ruleTitle.GH-weaver-2': 'Weber, Stufe 2',
  'rule.GH-weaver-2':
    'Lege 2 Handkarten in dein Zunfthaus und nimm 1 Karte auf die Hand, die vorher schon dort lag. Du brauchst mindestens 2 Handkarten und 1 offene Karte, und am Ende dürfen in deinem Zunfthaus keine zwei identischen Karten liegen.',
  'ruleTitle.GH-weaver-4': 'Weber, Stufe 4',
  'rule.GH-weaver-4':
    'Lege beliebig viele Handkarten in dein Zunfthaus, auch gar keine, und nimm genau 2 Karten auf die Hand, die vorher schon dort lagen. Am Ende dürfen in deinem Zunfthaus keine zwei identischen Karten liegen.',
  'ruleTitle.GH-bricklayer-0': 'Maurer, Stufe 0',
  'rule.GH-bricklayer-0':
    'Ziehe 3 Karten, dann lege 1 Karte aus deiner Hand verdeckt oben auf den Nachziehstapel. Es muss keine der eben gezogenen sein.',
  'ruleTitle.GH-bricklayer-2': 'Maurer, Stufe 2',
  'rule.GH-bricklayer-2':
    'Ziehe 5 Karten, dann lege 2 Karten aus deiner Hand verdeckt und in der Reihenfolge deiner Wahl oben auf den Nachziehstapel. Auch Karten, die du vorher schon hattest, kommen infrage.',
  'ruleTitle.GH-bricklayer-4': 'Maurer, Stufe 4',
  'rule.GH-bricklayer-4':
    'Ziehe 7 Karten, dann lege 3 Karten aus deiner Hand verdeckt und in der Reihenfolge deiner Wahl oben auf den Nachziehstapel. Auch Karten, die du vorher schon hattest, kommen infrage.',
  'ruleTitle.GH-hunter-0': 'Jäger, Stufe 0',
  'rule.GH-hunter-0':
    'Sieh den Ablagestapel durch und tausche 1 Karte daraus gegen 1 deiner offenen Karten, die oben auf den Stapel kommt. Der Stapel darf nicht leer sein, du brauchst mindestens 1 offene Karte, und am Ende dürfen in deinem Zunfthaus keine zwei identischen Karten liegen.',
  'ruleTitle.GH-hunter-2': 'Jäger, Stufe 2',
  'rule.GH-hunter-2':
    'Sieh den Ablagestapel durch und tausche 2 Karten daraus gegen 2 deiner offenen Karten, die in der Reihenfolge deiner Wahl oben auf den Stapel kommen. Stapel und Zunfthaus brauchen je mindestens 2 Karten, und am Ende dürfen in deinem Zunfthaus keine zwei identischen Karten liegen.',
  'ruleTitle.GH-hunter-4': 'Jäger, Stufe 4',
  'rule.GH-hunter-4':
    'Sieh den Ablagestapel durch und tausche genau 3 Karten daraus gegen eine deiner Zünfte als Ganzes, egal ob sie 1 oder 4 Karten hat; auch die Jäger selbst sind erlaubt. Die Zunft kommt in der Reihenfolge deiner Wahl oben auf den Stapel. Der Stapel braucht mindestens 3 Karten, und am Ende dürfen in deinem Zunfthaus keine zwei identischen Karten liegen.',
  'ruleTitle.GH-peddler-0': 'Krämerin, Stufe 0',
  'rule.GH-peddler-0':
    'Tausche 1 Handkarte gegen 1 offene Karte eines Mitspielers: Seine kommt auf deine Hand, deine in sein Zunfthaus, wo danach keine zwei identischen Karten liegen dürfen. Dazu bekommst du 1 zusätzliche Aktion, aber nur zusammen mit dem Tausch.',
  'ruleTitle.GH-peddler-2': 'Krämerin, Stufe 2',
  'rule.GH-peddler-2':
    'Tausche 2 Handkarten gegen 2 offene Karten desselben Mitspielers, die auf deine Hand kommen; in seinem Zunfthaus dürfen danach keine zwei identischen Karten liegen. Du brauchst mindestens 2 Handkarten, er mindestens 2 offene Karten. Dazu bekommst du 1 zusätzliche Aktion, aber nur zusammen mit dem Tausch.',
  'ruleTitle.GH-peddler-4': 'Krämerin, Stufe 4',
  'rule.GH-peddler-4':
    'Gib genau 2 Handkarten in das Zunfthaus eines Mitspielers und nimm dafür eine seiner offenen Zünfte als Ganzes auf die Hand, egal ob sie 1 oder 4 Karten hat. In seinem Zunfthaus dürfen danach keine zwei identischen Karten liegen. Dazu bekommst du 1 zusätzliche Aktion, aber nur zusammen mit dem Tausch.',
  'ruleTitle.GH-robber-0': 'Diebin, Stufe 0',
  'rule.GH-robber-0':
    'Nimm blind 1 Karte aus der Hand eines Mitspielers, der mindestens 1 haben muss, und lege sie in dein Zunfthaus. Liegt dort schon die identische Karte, wird die gestohlene abgeworfen.',
  'ruleTitle.GH-robber-2': 'Diebin, Stufe 2',
  'rule.GH-robber-2':
    'Sieh dir die Hand eines Mitspielers an, der mindestens 1 Karte haben muss, und lege 1 davon in dein Zunfthaus. Nur wenn keine einzige passt, suchst du 1 aus und wirfst sie ab.',
  'ruleTitle.GH-robber-4': 'Diebin, Stufe 4',
  'rule.GH-robber-4':
    'Sieh dir die Hand eines Mitspielers an, der mindestens 2 Karten haben muss, und lege nacheinander 2 davon in dein Zunfthaus. Solange eine passt, musst du eine passende legen; passt keine, wird die Karte abgeworfen, die du aussuchst.',
  'ruleTitle.GH-scholar-0': 'Gelehrter, Stufe 0',
  'rule.GH-scholar-0':
    'Die oberste Karte des Nachziehstapels kommt direkt in dein Zunfthaus; liegt dort schon die identische Karte, wird sie abgeworfen.',
  'ruleTitle.GH-scholar-2': 'Gelehrter, Stufe 2',
  'rule.GH-scholar-2':
    'Die obersten 3 Karten des Nachziehstapels kommen einzeln in dein Zunfthaus; jede, die dann einer deiner offenen Karten gleicht, wird abgeworfen.',
  'ruleTitle.GH-scholar-4': 'Gelehrter, Stufe 4',
  'rule.GH-scholar-4':
    'Die obersten 5 Karten des Nachziehstapels kommen einzeln in dein Zunfthaus; jede, die dann einer deiner offenen Karten gleicht, wird abgeworfen.',
  'ruleTitle.GH-tax-collector-x': 'Zöllner',
  'rule.GH-tax-collector-x':
    'Du bekommst so viele Siegpunkte, wie Zöllner in deinem Zunfthaus liegen, und legst dann 1 deiner offenen Karten in das Zunfthaus eines Mitspielers. Gezählt wird, bevor die Karte dich verlässt; ohne Zöllner im Zunfthaus gibst du nur eine Karte ab. Kann niemand auch nur eine deiner offenen Karten aufnehmen, steht der Effekt nicht zur Wahl, und du gehst leer aus.',

  'ruleTitle.GH-vp-2': 'Prestige 2: Zunft übernehmen',
  'rule.GH-vp-2':
    'Eine ganze offene Zunft eines Mitspielers kommt in dein Zunfthaus; gleicht auch nur eine ihrer Karten einer von deinen, kannst du diese Zunft nicht wählen. Bringt 2 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-3-draw': 'Prestige 3: Karten ziehen',
  'rule.GH-vp-3-draw':
    'Du ziehst 6 Karten. Bringt 3 Siegpunkte, kostet 1 komplette Zunft; nur in „Zünfte & Intrigen“, dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-3-swap': 'Prestige 3: eine gegen zwei',
  'rule.GH-vp-3-swap':
    'Du tauschst 1 deiner offenen Karten gegen 2 beliebige offene Karten desselben Mitspielers, sofern danach in keinem der beiden Zunfthäuser zwei identische Karten liegen. Bringt 3 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-3-place': 'Prestige 3: Karten auslegen',
  'rule.GH-vp-3-place':
    'Du legst so viele Handkarten in dein Zunfthaus, wie du willst, auch gar keine, und zwar einzeln und in der Reihenfolge deiner Wahl. Bringt 3 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-4-draw': 'Prestige 4: Karten ziehen',
  'rule.GH-vp-4-draw':
    'Du ziehst 5 Karten. Bringt 4 Siegpunkte, kostet 1 komplette Zunft; nur in „Neue Ränkespiele“, dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-4-take': 'Prestige 4: Karte abwerben',
  'rule.GH-vp-4-take':
    '1 offene Karte eines Mitspielers wechselt in dein Zunfthaus; sie darf keiner deiner offenen Karten gleichen. Bringt 4 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-4-action': 'Prestige 4: zusätzliche Aktion',
  'rule.GH-vp-4-action':
    'Du hast in diesem Zug 1 Aktion mehr. Bringt 4 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-5': 'Prestige 5',
  'rule.GH-vp-5':
    'Kein Effekt. Bringt 5 Siegpunkte, kostet 1 komplette Zunft; in beiden Ausgaben je sechsmal (zu zweit und zu dritt viermal).',
  'ruleTitle.GH-vp-7': 'Prestige 7: zwei zusätzliche Aktionen',
  'rule.GH-vp-7':
    'Du hast in diesem Zug 2 Aktionen mehr, selbst wenn du für den Kauf die letzte verbraucht hast. Bringt 7 Siegpunkte, kostet 2 komplette Zünfte; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',
  'ruleTitle.GH-vp-9': 'Prestige 9',
  'rule.GH-vp-9':
    'Kein Effekt. Bringt 9 Siegpunkte, kostet 2 komplette Zünfte; in beiden Ausgaben je dreimal (zu zweit und zu dritt zweimal).',

  'ruleTitle.G-01': 'Nachziehen mit mehr als 6 Karten',
  'rule.G-01':
    'Wer mit mehr als 6 Handkarten nachzieht, muss mindestens bis auf 6 abwerfen und zieht, wenn es dabei bleibt, nichts, denn nach dieser Aktion hat man stets 6 Karten.',
  'ruleTitle.G-02': 'Alle Aktionen nutzen',
  'rule.G-02':
    'Du musst alle Aktionen verbrauchen; weil Nachziehen auch ohne Abwerfen immer geht, bleibst du nie stecken. Eine Hausregel kann erlauben, auf den Rest des Zuges zu verzichten; dann wird nichts nachgezogen.',
  'ruleTitle.G-03': 'Ein kleineres X wählen',
  'rule.G-03':
    'Bei Tänzer und Zöllner darfst du für X jede Zahl von 0 bis zu deiner Anzahl wählen; sagst du nichts anderes, gilt die volle Anzahl. Das ist dieselbe Freiheit, mit der du sonst eine niedrigere Stufe nutzt.',
  'ruleTitle.G-04': 'Wann die Stufe feststeht',
  'rule.G-04':
    'Deine Stufe steht in dem Moment fest, in dem du die Karte ausspielst: Es zählt, was dann offen in deinem Zunfthaus liegt, und spätere Änderungen spielen keine Rolle.',
  'ruleTitle.G-05': 'Erst festlegen, dann hinsehen',
  'rule.G-05':
    'Stufe und, wo es eines gibt, Ziel legst du fest, bevor verdeckte Karten ins Spiel kommen: bei Diebin, Gelehrtem, Maurer und Tänzer ebenso wie, noch vor dem Durchsehen, bei Geschichtsschreiber und Jäger. So kann niemand erst spicken und dann kneifen.',
  'ruleTitle.G-06': 'Wenn die Suche nicht reicht',
  'rule.G-06':
    'Zeigt sich beim Durchsehen mit Geschichtsschreiber oder Jäger, dass die gewählte Stufe nicht geht, gilt die höchste niedrigere, die sich ausführen lässt, und wenn es keine gibt, passiert nichts; geht die gewählte Stufe, musst du sie ausführen. Eine Prüfung vorab würde den Stapel verraten, und ein Rückzieher danach wäre ein kostenloser Blick hinein.',
  'ruleTitle.G-07': 'Keine Karten mehr zum Ziehen',
  'rule.G-07':
    'Reichen Nachzieh- und Ablagestapel zusammen nicht aus, ziehst du, was da ist, und führst den Rest des Effekts aus, denn Ziehen ist keine Entscheidung.',
  'ruleTitle.G-08': 'Maurer mit zu wenigen Karten',
  'rule.G-08':
    'Hast du weniger Karten, als du beim Maurer zurücklegen sollst, legst du alle zurück; dazu kommt es nur, wenn kaum noch Karten zum Ziehen da sind.',
  'ruleTitle.G-09': 'Keine Prestigekarten mehr',
  'rule.G-09':
    'Ist der Stapel der Prestigekarten leer, wird die Auslage nicht mehr aufgefüllt und damit kürzer; sonst ändert sich nichts.',
  'ruleTitle.G-10': 'Reihenfolge aus dem Aktionsbereich',
  'rule.G-10':
    'Am Zugende verlassen die Karten den Aktionsbereich in der Reihenfolge, in der du sie ausgespielt hast. Müssen zwei oder mehr abgeworfen werden, darfst du deren Reihenfolge ändern; sonst ist sie egal, weil jeder Beruf dort nur einmal liegt.',
  'ruleTitle.G-11': 'Mehrere komplette Zünfte zugleich',
  'rule.G-11':
    'Werden bei mehreren gleichzeitig Zünfte komplett, kommt zuerst dran, wer am Zug ist, dann die anderen im Uhrzeigersinn; wichtig ist das nur für die Reihenfolge beim Abwerfen.',
  'ruleTitle.G-12': 'Komplette Zünfte auswählen',
  'rule.G-12':
    'Mit welchen kompletten Zünften du bezahlst und welche du abgibst, wenn es mehr als 3 sind, entscheidest du immer selbst.',
  'ruleTitle.G-13': 'Reihenfolge beim Bezahlen',
  'rule.G-13':
    'Bezahlst du mit kompletten Zünften, bestimmst du die Reihenfolge der 5 oder 10 Karten auf dem Ablagestapel; änderst du nichts, geht es nach Farben. Sichtbar wird nur die oberste, aber gerade die kann sich ein Geschichtsschreiber holen.',
  'ruleTitle.G-14': 'Kein freiwilliges Abwerfen',
  'rule.G-14':
    'Eine komplette Zunft kannst du nicht einfach so abwerfen: Du gibst sie nur als Bezahlung oder wegen der Obergrenze von 3 ab.',
  'ruleTitle.G-15': 'Erst die Auslage, dann der Effekt',
  'rule.G-15':
    'Nach einem Kauf wird zuerst die Auslage aufgefüllt, und erst dann nutzt du den Effekt der neuen Karte, denn aufgefüllt wird ohne Aufschub.',
  'ruleTitle.G-16': 'Partie mit allen 12 Berufen',
  'rule.G-16':
    'Mit allen 12 Berufen umfasst der Nachziehstapel 240 Karten; die Stufen und alle anderen Regeln bleiben unverändert.',
  'ruleTitle.G-17': 'Nur taugliche Ziele',
  'rule.G-17':
    'Du darfst nur einen Mitspieler wählen, bei dem sich der Effekt vollständig ausführen lässt, denn es gilt: ganz oder gar nicht.',
  'ruleTitle.G-18': 'Fremde Aktionsbereiche',
  'rule.G-18':
    'Was auf ein fremdes Zunfthaus wirkt, reicht nie in einen Aktionsbereich; dort hat ohnehin nur Karten liegen, wer am Zug ist.',
  'ruleTitle.G-19': 'Eine gegen zwei ohne eigene Karte',
  'rule.G-19':
    'Liegt in deinem Zunfthaus keine offene Karte, kannst du die Prestigekarte „eine gegen zwei“ nicht nutzen, weil du nichts zu geben hast.',
  'ruleTitle.G-20': 'Komplette Zünfte im Spielverlauf',
  'rule.G-20':
    'Alle sehen, welche Zunft komplett wird, wenn es passiert; danach zeigt aber keine Liste mehr, was in fremden Stapeln steckt, denn wie am echten Tisch gehört das Merken zum Spiel.',
  'ruleTitle.G-21': 'Plätze hinter dem Sieg',
  'rule.G-21':
    'Wer nicht gewonnen hat, wird nach Siegpunkten eingereiht, und bei Gleichstand teilt man sich den Platz; Ergebnis und Wertung brauchen eine Rangfolge, die die Regeln offenlassen.',

  'ruleTitle.G-22': 'Stillstand',
  'rule.G-22':
    'Wenn reihum alle einen Zug beenden, ohne etwas ausgespielt oder gekauft zu haben, und nach jedem dieser Züge weder im Nachziehstapel noch im Ablagestapel eine Karte liegt, kann sich nichts mehr ändern: Das Spiel endet. Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Die gedruckten Regeln schweigen dazu; ohne diese Regel fände eine solche Partie kein Ende.',

  'ruleTitle.J-01': 'Meuchelmörder: Reihenfolge beim Abwerfen',
  'rule.J-01':
    'Wer den Meuchelmörder ausspielt, bestimmt, in welcher Reihenfolge die Karten auf den Ablagestapel kommen, denn er wirft sie ab.',
  'ruleTitle.J-02': 'Weber 4 ohne Auslegen',
  'rule.J-02':
    'Auf Stufe 4 des Webers darfst du auch gar keine Karte legen und nur 2 auf die Hand nehmen, denn „beliebig viele“ schließt null ein.',
  'ruleTitle.J-03': 'Weber: nicht gleich zurück',
  'rule.J-03':
    'Eine Karte, die du eben mit dem Weber gelegt hast, kannst du mit demselben Effekt nicht zurücknehmen; wie bei jedem Tausch geht nur, was schon vorher dort lag.',
  'ruleTitle.J-04': 'Geschichtsschreiber 4 mit einer passenden Karte',
  'rule.J-04':
    'Findest du mit dem Geschichtsschreiber auf Stufe 4 nur eine passende Karte, wird Stufe 2 ausgeführt, denn niedrigere Stufen sind immer erlaubt.',
  'ruleTitle.J-05': 'Diebin 4 mit einer passenden Karte',
  'rule.J-05':
    'Auf Stufe 4 der Diebin suchst du die beiden Karten nacheinander aus: Solange eine Karte der fremden Hand in dein Zunfthaus passt, musst du eine passende legen; passt keine, wirfst du die ausgesuchte ab. Passt nur eine, legst du also 1 und wirfst 1 ab, denn festgelegt hast du dich vor dem Hinsehen.',
  'ruleTitle.J-06': 'Gelehrter: eine nach der anderen',
  'rule.J-06':
    'Die Karten des Gelehrten kommen einzeln in der Reihenfolge des Nachziehstapels, und zwischendurch werden Zünfte komplett. Von zwei identischen wird die zweite abgeworfen, außer ihre Zunft ist inzwischen komplett geworden.',
  'ruleTitle.J-07': 'Diebin und leere Hand',
  'rule.J-07':
    'Wer keine Handkarten hat, ist kein erlaubtes Ziel für die Diebin, denn da ist nichts zu holen.',
  'ruleTitle.J-08': 'Einen Zöllner verschenken',
  'rule.J-08':
    'Die Karte, die du abgibst, darf selbst ein Zöllner sein; für deine Siegpunkte ist er dann schon gezählt.',
  'ruleTitle.J-09': 'Zöllner mit X = 0',
  'rule.J-09':
    'Du darfst den Zöllner auch mit X = 0 nutzen: Siegpunkte gibt es keine, abgeben musst du trotzdem eine Karte, was sich lohnen kann, um die starke Zunft eines Mitspielers zu schließen.',
  'ruleTitle.J-10': 'Krämerin 4: gleicher Beruf auf beiden Seiten',
  'rule.J-10':
    'Die 2 Karten, die du für eine Zunft gibst, dürfen denselben Beruf haben wie diese, denn auf identische Karten wird erst geprüft, wenn die Zunft weg ist.',
  'ruleTitle.J-11': 'Jäger 4: drei beliebige Karten',
  'rule.J-11':
    'Die 3 Karten, die du dir auf Stufe 4 des Jägers holst, dürfen aus einer oder aus mehreren Zünften stammen; Hauptsache, in deinem Zunfthaus liegen danach keine zwei identischen.',
  'ruleTitle.J-12': 'Siegpunkte gehen nicht aus',
  'rule.J-12': 'Der Vorrat an Siegpunkten aus Effekten ist unbegrenzt, egal wie viele schon verteilt sind.',
} as const satisfies Record<`rule.${RuleId}` | `ruleTitle.${RuleId}`, string>;
