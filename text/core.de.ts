import type { coreEn } from './core.en.ts';

export const coreDe = {
  cards: '{count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  copies: '{count}× {card}',
  moreCards: '{count, plural, one {# weitere Karte} other {# weitere Karten}}',
  problemAt: '{path}: {problem}',

  'event.undo':
    '{who, select, you {Du nimmst deine} other {{name} nimmt die}} letzte Antwort zurück{agreed, select, yes {, mit allem, was daraus wurde; alle sind einverstanden} other {}}.',
  'event.by-itself':
    '{how, select, clock {Die Zeit ist um; ein Bot entscheidet} absence {Ein Bot entscheidet} other {Von selbst}}{who, select, you {} other { für {name}}}{how, select, orders {: {deed} (wie gewünscht)} forced {: {deed} (einzige Möglichkeit)} other {}}.',
  'event.resign': '{who, select, you {Du gibst auf.} other {{name} gibt auf.}}',

  'ruleTitle.K-01': 'Wer antworten darf',
  'rule.K-01':
    'Antworten kann nur, wer gefragt ist, und nur solange die Partie läuft; auch außerhalb des eigenen Zuges.',
  'ruleTitle.K-02': 'Zu späte Antworten',
  'rule.K-02':
    'Eine Antwort gilt für den Tisch, wie du ihn gesehen hast. Ist dort inzwischen etwas geschehen, zählt sie nicht, und du entscheidest neu.',
  'ruleTitle.K-03': 'Mögliche Antworten',
  'rule.K-03':
    'Eine Antwort besteht aus aufgeführten Möglichkeiten, aus einer Zahl, einem erlaubten Namen oder einer Zeile Text, je nachdem, wonach gefragt ist.',
  'ruleTitle.K-04': 'Wie viele',
  'rule.K-04':
    'Zu jeder Frage gehört, wie viele Möglichkeiten du wählen darfst. Jede kannst du nur so oft wählen, wie sie vorhanden ist, und von solchen, die einander ausschließen, nur eine; Zahlen sind ganz und innerhalb der Grenzen, Texte nicht länger als angegeben.',
  'ruleTitle.K-05': 'Zurücknehmen',
  'rule.K-05':
    'Deine letzte Antwort kannst du zurücknehmen, solange seitdem keine Karte gezogen oder gemischt wurde, du nichts Neues gesehen hast und niemand sonst geantwortet hat. Danach müssen alle am Tisch einverstanden sein; dann wird auch alles seither zurückgenommen, und die Karten behalten ihre Reihenfolge.',
  'ruleTitle.K-06': 'Plätze',
  'rule.K-06':
    'Alle haben einen Platz, gezählt ab 0 in Spielreihenfolge. Für einen Platz, den es nicht gibt, kann niemand antworten.',
  'ruleTitle.K-07': 'Aufgeben',
  'rule.K-07':
    'Solange die Partie läuft, kannst du aufgeben, und zwar endgültig: Was bis dahin geantwortet wurde, lässt sich dann nicht mehr zurücknehmen. Sind noch mindestens zwei andere übrig, geht die Partie weiter, und für deinen Platz antwortet ein Bot; sonst ist sie zu Ende. Wer aufgegeben hat, steht hinter allen anderen, und wer es als Erstes getan hat, ganz am Ende.',

  'reason.not-your-decision': 'Diese Frage musst gerade nicht du beantworten.',
  'reason.game-over': 'Die Partie ist zu Ende.',
  'reason.stale-answer': 'Am Tisch ist inzwischen etwas geschehen; bitte entscheide neu.',
  'reason.unknown-option': 'Die Möglichkeit „{option}“ gibt es hier nicht.',
  'reason.wrong-shape': 'Nach dieser Art von Antwort war nicht gefragt.',
  'reason.too-few': 'Wähle mindestens {min}; gewählt hast du {picked}.',
  'reason.too-many': 'Wähle höchstens {max}; gewählt hast du {picked}.',
  'reason.repeated-option': '„{option}“ hast du öfter gewählt, als es vorhanden ist.',
  'reason.same-group': '„{option}“ verträgt sich nicht mit dem, was du schon gewählt hast.',
  'reason.not-a-whole-number': '{amount} ist keine ganze Zahl.',
  'reason.amount-out-of-range': '{amount} liegt nicht zwischen {min} und {max}.',
  'reason.unknown-name': 'Der Name „{name}“ gehört nicht zu den erlaubten.',
  'reason.bad-text': 'Dieser Text enthält Zeichen, die sich in einer Zeile nicht zeigen lassen.',
  'reason.too-long':
    'Hier {max, plural, one {passt höchstens # Zeichen} other {passen höchstens # Zeichen}} hin; geschrieben hast du {length}.',
  'reason.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'reason.undo-chance-used':
    'Das lässt sich nicht zurücknehmen: Seitdem wurden Karten gezogen oder gemischt.',
  'reason.undo-learned': 'Das lässt sich nicht zurücknehmen: Du hast seitdem etwas Neues gesehen.',
  'reason.undo-other-answered': 'Das lässt sich nicht zurücknehmen: {name} hat seitdem geantwortet.',
  'reason.no-such-seat': 'Einen Platz {seat} gibt es an diesem Tisch nicht.',
  'reason.already-resigned': 'Du hast schon aufgegeben.',

  'problem.not-an-object': 'Hier muss ein Objekt mit benannten Einträgen stehen.',
  'problem.not-text': 'Hier muss Text stehen, nicht {value}.',
  'problem.not-a-list': 'Hier muss eine Liste stehen, nicht {value}.',
  'problem.not-a-switch': 'Hier muss true oder false stehen, nicht {value}.',
  'problem.not-one-of': '{value} ist nicht möglich; erlaubt: {allowed}.',
  'problem.out-of-range': '{value} ist keine ganze Zahl von {min} bis {max}.',
  'problem.bad-value': '{value} ergibt hier keinen Sinn.',
  'problem.unknown-key': 'Einen solchen Eintrag gibt es nicht.',
  'problem.unknown-option': 'Eine solche Option hat das Spiel nicht.',
  'problem.unknown-card': 'Eine Karte „{card}“ gibt es nicht.',
  'problem.too-many-copies': 'So viele Exemplare von „{card}“ gibt es in diesem Spiel nicht.',
  'problem.wrong-game': 'Hier muss „{game}“ stehen, nicht {value}.',
  'problem.wrong-number-of-players':
    '{players, plural, one {# Spieler ist} other {# Spieler sind}} aufgeführt, es gibt aber {seats, plural, one {# Platz} other {# Plätze}}.',
} as const satisfies Record<keyof typeof coreEn, string>;
