import type { rulesEn } from './rules.en.ts';

export const rulesDe = {
  'ruleTitle.TG-10.1': 'Worum es geht',
  'rule.TG-10.1':
    'The Guild ist ein Spiel für 2 bis 6 Personen, am besten ab 3. Alle bauen mit Talern und Erfahrung eine Dynastie auf. Du gewinnst, wenn du die Bürgermeisterwahl gewinnst oder als Erstes den Titel Graf führst; dafür brauchst du 120 Erfahrung.',
  'ruleTitle.TG-10.2': 'Spielaufbau',
  'rule.TG-10.2':
    'Alle Karten werden zu einem Nachziehstapel gemischt; die Professionen liegen daneben. Alle wählen eine andere Profession und beginnen als Gemeiner in einem Haus, mit 12 Talern und 8 Karten. Ist kein Betrieb darunter, darfst du sie vorzeigen und 8 neue ziehen; die alten werden zurückgemischt. Das Rathaus ist nie unter den Startkarten: Es würde zurückgemischt und ersetzt.',
  'ruleTitle.TG-10.3': 'Titel und Residenzen',
  'rule.TG-10.3':
    'Nötige Erfahrung, erlaubte Betriebe und höchste Stufe der Residenz: Gemeiner 0, 2, 1; Beisasse 15, 4, 1; Bürger 30, 6, 2; Patrizier 50, 8, 2; Freiherr 80, 10, 3; Graf 120, beliebig viele, 3. Ab dem Bürger darfst du dich zur Wahl stellen. Ein Haus (Stufe 1) hat Platz für 2 Erweiterungen, ein Bürgerhaus (Stufe 2, 4 Taler) für 3, ein Herrenhaus (Stufe 3, 8 Taler) für 4; eine neue Residenz ersetzt die alte und behält ihre Erweiterungen. Residenzen selbst können nicht sabotiert werden.',
  'ruleTitle.TG-10.4': 'Dein Zug',
  'rule.TG-10.4':
    'Wirtschaft: Nimm 2 Taler und die Einkünfte von allem, was nicht gesperrt ist, und zahle dann den Unterhalt. Entsperren: Gesperrte Karten zählen um eine Runde herunter; ist keine mehr übrig, sind sie frei. Ziehen: 1 Karte. Aktionen: Spiele beliebig viele Karten aus, aber höchstens einen Stadtteil oder eine Person, oder rufe stattdessen die Wahl aus. Ablegen: Du darfst 1 Karte ablegen und ziehst dann auf 5 nach; wer zu viele hat, legt den Überschuss ab und zieht nicht. Manche Karten erhöhen diese Grenze.',
  'ruleTitle.TG-10.5': 'Kartenarten',
  'rule.TG-10.5':
    'Betriebe, Zusatzgebäude, Erweiterungen, Stadtteile, Personen und Artefakte bleiben liegen; Maßnahmen und Sofortmaßnahmen kommen auf den Ablagestapel. Ein Betrieb zahlt ab deinem nächsten Zug, ein Zusatzgebäude wirkt ab dann; Stadtteile und Personen bringen Stimmen und wollen mit Gunst gewonnen werden; ein Artefakt muss ausliegen, bevor du es einsetzt. Maßnahmen gehören in deine eigene Aktionsphase, Sofortmaßnahmen in die Augenblicke, die sie nennen, egal in wessen Zug. Wann immer das Rathaus gezogen wird, wird es ausgelegt und eine andere Karte gezogen; von da an kann es gebaut werden. Gehen die Kosten einer Karte an ein Gewerbe, bekommt sie ein aktiver Betrieb dieses Gewerbes; gehört er dir, zahlst du nichts. Mehrere Nachlässe in einem Zug zählen alle, jeder für deine nächste Karte seiner Arten.',
  'ruleTitle.TG-10.6': 'Werte, Geld und Schulden',
  'rule.TG-10.6':
    'Der Wert einer Karte ist die Erfahrung dafür, sie auszuspielen; als Zufallszahl gezogen ist er diese Zahl, und die Karte wird abgelegt. Eine Probe gegen n gelingt mit n + 1 oder mehr. Titel steigen sofort. Nicht gesperrten Besitz kannst du für die Hälfte der gedruckten Kosten verkaufen, abgerundet, oder für höchstens das Doppelte an andere; Taler darfst du frei verschenken und verleihen. Wer Kosten nicht zahlen kann, kommt bis zum Beginn des nächsten Zuges in den Schuldturm; dort werden zuerst Schulden bezahlt, und bleibt etwas offen, geht der Aufenthalt weiter.',
  'ruleTitle.TG-10.7': 'Die Bürgermeisterwahl',
  'rule.TG-10.7':
    'Steht das Rathaus, darf, wer mindestens Bürger ist, in der eigenen Aktionsphase die Wahl ausrufen, statt Karten zu spielen. Gewählt wird, wenn diese Person wieder an der Reihe ist. Alle ab dem Titel Bürger zählen ihre Stimmen, ziehen eine Karte und addieren deren halben Wert, abgerundet. Die höchste Summe gewinnt die Partie; bei Gleichstand ziehen die Führenden weiter und addieren den vollen Wert, bis jemand vorn liegt.',

  'ruleTitle.T-01': 'Ein rekonstruierter Kartensatz',
  'rule.T-01':
    'Das ist nicht der gedruckte Kartensatz. Die Regeln sind die des veröffentlichten Kartenspiels, aber eine Liste seiner Karten war nicht zu finden: Namen, Kosten, Werte, Stimmen, Wirkungen und Professionen sind hier unsere eigene Rekonstruktion. Der Kartensatz besteht aus Daten; wer den gedruckten besitzt, kann ihn eintragen und damit spielen.',
  'ruleTitle.T-02': 'Residenzen sind keine Karten',
  'rule.T-02':
    'Haus, Bürgerhaus und Herrenhaus sind nicht im Kartensatz. Deine Residenz wird bei deiner Dynastie vermerkt und nach der Tabelle der Residenzen ausgebaut.',
  'ruleTitle.T-03': 'Keine Erfahrung für Residenzen',
  'rule.T-03': 'Eine Residenz auszubauen bringt keine Erfahrung, denn dabei wird keine Karte ausgespielt.',
  'ruleTitle.T-04': 'Erfahrung für Karten, die bleiben',
  'rule.T-04':
    'Betriebe, Zusatzgebäude, Erweiterungen, Stadtteile und Personen bringen ihren Wert als Erfahrung, wenn du sie ausspielst, und zwar einmal.',
  'ruleTitle.T-05': 'Erfahrung für Artefakte',
  'rule.T-05':
    'Ein Artefakt bringt seinen Wert, wenn du es auslegst. Der spätere Einsatz bringt nichts, auch wenn es dabei verbraucht wird.',
  'ruleTitle.T-06': 'Eine neue Hand ziehen',
  'rule.T-06':
    'Ist auch unter den neuen Karten kein Betrieb, darfst du wieder neu ziehen, bis einer dabei ist. Gefragt werden alle, damit die Frage nichts verrät.',
  'ruleTitle.T-07': 'Der erste Zug',
  'rule.T-07':
    'Du beginnst mit 8 Karten, darfst aber nur 5 halten: Am Ende deines ersten Zuges legst du den Überschuss ab und ziehst nicht nach.',
  'ruleTitle.T-08': 'Ablegen und Nachziehen',
  'rule.T-08':
    'Zuerst zählt die Karte, die du ablegen darfst, dann der Überschuss, und nur wer keinen hatte, zieht nach. Mit zu vielen Handkarten legst du genau den Überschuss ab.',
  'ruleTitle.T-09': 'Wer anfängt',
  'rule.T-09': 'Das Los bestimmt, wer anfängt.',
  'ruleTitle.T-10': 'Unbezahlbarer Unterhalt',
  'rule.T-10':
    'Statt zu zahlen, darfst du Karten mit Unterhalt aufgeben: Sie werden abgelegt. Reicht es auch dann nicht, und auch nicht nach Verkäufen und Krediten, gehst du in den Schuldturm.',
  'ruleTitle.T-11': 'Im Schuldturm',
  'rule.T-11':
    'Wer im Turm sitzt, hat keinen Zug, spielt keine Sofortmaßnahmen, handelt nicht und verleiht nichts. Besitz bleibt liegen und kann weiter Ziel von Taten sein. Betriebe zahlen in der nächsten Wirtschaftsphase; davon werden Schulden beglichen, erst die bei der Bank, dann die bei anderen in der Reihenfolge der Plätze; Unterhalt wird erst fällig, wenn alle beglichen sind. Neue Kosten kommen zu den Schulden hinzu.',
  'ruleTitle.T-12': 'Wie viel du schuldest',
  'rule.T-12':
    'Gezahlt wird, was da ist; den Rest schuldest du dem, der ihn bekommen sollte. Was die Kosten verursacht hat, geschieht trotzdem.',
  'ruleTitle.T-13': 'Freiwillige Kosten',
  'rule.T-13':
    'Was du nicht bezahlen kannst, darfst du nicht ausspielen. In den Turm bringen dich nur Kosten, die dir aufgezwungen werden.',
  'ruleTitle.T-14': 'Wann gewählt wird',
  'rule.T-14':
    'Ganz am Anfang des nächsten Zuges der Person, die die Wahl ausgerufen hat, noch vor der Wirtschaftsphase.',
  'ruleTitle.T-15': 'Wahl und Schuldturm',
  'rule.T-15':
    'Sitzt dann im Turm, wer die Wahl ausgerufen hat, wartet sie auf dessen nächsten freien Zug. Andere, die im Turm sitzen, stellen sich nicht zur Wahl.',
  'ruleTitle.T-16': 'Nur eine Wahl',
  'rule.T-16': 'Solange eine Wahl aussteht, kann niemand eine zweite ausrufen: Es gilt die erste.',
  'ruleTitle.T-17': 'Gesperrte Anhänger',
  'rule.T-17':
    'Gesperrte Stadtteile und Personen bringen keine Stimmen, so wie gesperrte Karten auch sonst nichts bewirken.',
  'ruleTitle.T-18': 'Das Rathaus als Zufallszahl',
  'rule.T-18':
    'Kommt das Rathaus als Zufallszahl oder bei der Wahl zum Vorschein, wird es ausgelegt und eine andere Karte gezogen.',
  'ruleTitle.T-19': 'Gemeinsam bauen',
  'rule.T-19':
    'Das Rathaus kostet, was darauf steht. Es baut, wer am Zug ist, mit dem, was andere zugesagt haben; eine Zusage gilt, soweit die Taler da sind und niemand im Turm sitzt, der sie gegeben hat. Der Wert wird im Verhältnis der Beiträge als Erfahrung verteilt; was sich nicht teilen lässt, bekommt, wer baut.',
  'ruleTitle.T-20': 'Mitbauen außerhalb des Zuges',
  'rule.T-20':
    'Wer nicht am Zug ist, baut nur mit, indem er zahlt. Taler sagst du in deinem eigenen Zug zu; gezahlt wird erst, wenn jemand baut.',
  'ruleTitle.T-21': 'Jederzeit Graf',
  'rule.T-21':
    'Wer 120 Erfahrung erreicht, gewinnt sofort, auch durch das Rathaus oder in einem fremden Zug. Erreichen es zwei zugleich, gewinnt, wer am Zug ist, sonst, wer als Nächstes an der Reihe ist.',
  'ruleTitle.T-22': 'Preise',
  'rule.T-22': 'Für Verkauf und Handel zählen die gedruckten Kosten, egal wie du an die Karte gekommen bist.',
  'ruleTitle.T-23': 'Anhänger sind unverkäuflich',
  'rule.T-23':
    'Stadtteile und Personen sind kein Besitz: Du kannst sie weder an die Bank noch an andere verkaufen.',
  'ruleTitle.T-24': 'Platz für Gekauftes',
  'rule.T-24':
    'Wer anderen eine Karte abkauft, braucht Platz dafür: nach dem Titel, in der Residenz oder im Inventar. Dasselbe gilt für gestohlene Karten.',
  'ruleTitle.T-25': 'Wann gehandelt wird',
  'rule.T-25':
    'Du verkaufst, handelst, schenkst und leihst in deinem eigenen Zug und wenn dir Kosten aufgezwungen werden. Ein Angebot gilt bis zu deinem nächsten Zug; wem du es machst, kann es annehmen, während du noch handelst, oder im eigenen Zug, und niemand muss darauf warten.',
  'ruleTitle.T-26': 'Mit Sofortmaßnahmen antworten',
  'rule.T-26':
    'Antworten kannst du in drei Augenblicken: Eine Tat ist angekündigt, eine Zahl ist dafür gezogen, oder Stimmen werden gleich gezählt. Gefragt werden alle, die Karten haben, ob etwas Passendes dabei ist oder nicht, und alle zugleich; die Antworten wirken in der Spielreihenfolge, und auch auf sie darf man antworten. Ob gefragt wird, hängt nur von dem ab, was alle wissen.',
  'ruleTitle.T-27': 'Gesperrte Betriebe zählen mit',
  'rule.T-27': 'Auch ein gesperrter Betrieb zählt zu denen, die du besitzen darfst.',
  'ruleTitle.T-28': 'Wie lange gesperrt ist',
  'rule.T-28':
    'Bis zur nächsten Entsperrphase dessen, dem die Karte gehört, wenn keine weiteren Runden genannt sind.',
  'ruleTitle.T-29': 'Gesperrtes zahlt nicht',
  'rule.T-29':
    'Die Wirtschaftsphase kommt vor dem Entsperren: Einem Betrieb, der für eine Runde gesperrt war, entgeht eine Zahlung.',
  'ruleTitle.T-30': 'Jede Profession einmal',
  'rule.T-30': 'Von jeder Profession gibt es eine Karte; zwei von euch können nicht dieselbe haben.',
  'ruleTitle.T-31': 'Leerer Nachziehstapel',
  'rule.T-31':
    'Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird zuerst der Ablagestapel gemischt, auch für eine Zufallszahl.',
  'ruleTitle.T-32': 'Kartenwerte',
  'rule.T-32': 'Karten haben Werte von 1 bis 6.',
  'ruleTitle.T-33': 'Schutz',
  'rule.T-33':
    'Wer sabotiert oder einbricht, legt eine Probe gegen den Schutz ab, den die andere Person davor hat. Intrigen werden gegen die Zahl auf ihrer Karte geprüft, oder gar nicht, wenn keine dasteht.',
  'ruleTitle.T-34': 'Kredite',
  'rule.T-34':
    'Ein Kredit sind Taler, die den Besitzer wechseln. Sie zurückzuzahlen ist Ehrensache; zwingen kann dazu niemand.',
  'ruleTitle.T-35': 'Zu zweit',
  'rule.T-35': 'Zu zweit ist nichts anders.',
  'ruleTitle.T-36': 'Keine Karten mehr',
  'rule.T-36':
    'Sind Nachzieh- und Ablagestapel leer, wird nichts gezogen, und eine Zufallszahl ist 0. Steht es bei einer Wahl nach 20 Ziehungen noch immer gleich, gewinnt die erste der führenden Personen, reihum gezählt ab der, die die Wahl ausgerufen hat.',
  'ruleTitle.T-37': 'Auf Karten verzichten',
  'rule.T-37':
    'Wer die Wahl ausruft, hat in diesem Zug weder eine Karte ausgespielt noch ein Artefakt eingesetzt und tut es auch nicht mehr. Verkaufen, handeln, die Residenz ausbauen und das Rathaus bauen bleibt möglich.',
  'ruleTitle.T-38': 'Professionen wählen',
  'rule.T-38': 'Die Professionen werden reihum gewählt, beginnend mit der Person, die anfängt.',
  'ruleTitle.T-39': 'Die Plätze der anderen',
  'rule.T-39':
    'Hinter dem ersten Platz geht es nach der Erfahrung; wer gleich viel hat, teilt sich den Platz.',
} as const satisfies Record<keyof typeof rulesEn, string>;
