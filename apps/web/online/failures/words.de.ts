import type { failureWordsEn } from './words.en.ts';

export const failureWordsDe = {
  'connection-lost':
    'Die Verbindung brach ab, bevor der Server antworten konnte. Was du siehst, ist der jetzige Stand; versuche es noch einmal, falls es nicht angekommen ist.',
  'no-connection': 'Der Server ist gerade nicht erreichbar; es hat sich also nichts geändert.',
  'malformed-line': 'Der Server hat diese Seite nicht verstanden. Meist hilft es, sie neu zu laden.',
  'unknown-command': 'Das kann der Server nicht. Vielleicht ist er älter als diese Seite.',
  'bad-request': 'So hat der Server das nicht angenommen.',
  'unsupported-version': 'Der Server hat eine andere Version von Zunft als diese Seite. Bitte lade sie neu.',
  'unknown-game': 'Dieses Spiel gibt es auf dem Server nicht.',
  'unknown-table': 'Diesen Tisch gibt es auf dem Server nicht (mehr).',
  'table-exists': 'Einen Tisch mit diesem Namen gibt es schon. Bitte versuche es noch einmal.',
  'rules-version':
    'Die Partie wurde unter anderen Regeln aufgezeichnet, als heute gelten, und lässt sich deshalb nicht abspielen.',
  'not-allowed': 'Das darfst du an diesem Tisch nicht sehen oder tun.',
  'watch-only': 'Bei dieser Partie kann man nur zusehen.',
  'changed-elsewhere': 'Jemand war schneller. So steht der Tisch jetzt.',
  'not-stored':
    'Der Server konnte es nicht aufschreiben, also ist es nicht geschehen. Bitte versuche es noch einmal.',
  'not-reachable': 'Der Tisch ist gerade nicht erreichbar. Ob es noch angekommen ist, zeigt sich gleich.',
  'not-here': 'Das kann nur ein Server.',
  'not-begun': 'Die Partie hat noch nicht begonnen.',
  'already-begun': 'Die Partie hat schon begonnen.',
  'not-running': 'Die Partie ist unterbrochen oder vorbei.',
  'seat-taken': 'Da sitzt schon jemand.',
  'no-free-seat': 'An diesem Tisch ist kein Platz mehr frei.',
  'not-seated': 'Das können nur diejenigen, die am Tisch sitzen.',
  'already-seated': 'Du sitzt schon an diesem Tisch.',
  'not-owner': 'Das kann nur, wer den Tisch eröffnet hat.',
  'already-moved': 'Es ist schon gezogen worden, der Tisch lässt sich nicht mehr absagen.',
  'not-absent': 'Wer auf diesem Platz sitzt, ist gar nicht weg.',
  'request-open': 'Der Tisch stimmt gerade noch über etwas anderes ab.',
  'no-request': 'Das ist schon erledigt.',
  'not-over': 'Die Partie ist noch nicht vorbei.',
  'no-hints': 'An diesem Tisch gibt es keine Tipps.',
  'hint-dropped': 'Am Tisch ging es schon weiter; der Tipp kam zu spät.',
  'no-hint-now': 'Im Moment ist kein Tipp zu haben. Versuch es später noch einmal.',
  'too-many-tables':
    'Du sitzt schon an sehr vielen offenen Tischen. Spiele erst einen zu Ende oder verlasse einen.',
  'wrong-code':
    'Zu diesem Code gibt es keinen Tisch. Vielleicht ist er verschrieben, oder der Tisch ist schon weg.',
  'too-fast': 'Das war zu viel in zu kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.',
  'too-large': 'Das war zu viel für eine Nachricht.',
  'shutting-down': 'Der Server wird gerade neu gestartet. Gleich geht es weiter.',
} as const satisfies Record<keyof typeof failureWordsEn, string>;
