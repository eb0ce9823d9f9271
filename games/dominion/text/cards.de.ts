import type { CardId } from '../printed.ts';
import type { CardWords } from './cards.en.ts';

export const cardsDe = {
  copper: { name: 'Kupfer', lines: [] },
  silver: { name: 'Silber', lines: [] },
  gold: { name: 'Gold', lines: [] },
  estate: { name: 'Anwesen', lines: [] },
  duchy: { name: 'Herzogtum', lines: [] },
  province: { name: 'Provinz', lines: [] },
  curse: { name: 'Fluch', lines: [] },

  'candlestick-maker': { name: 'Leuchtenmacher', lines: ['+1 Aktion', '+1 Kauf', '+1 Münze'] },
  stonemason: {
    name: 'Steinmetz',
    lines: ['Entsorge eine Handkarte und nimm dir 2 Karten, die beide billiger sind.'],
    overpay: 'Überzahlen: Nimm dir 2 Aktionskarten, die genau so viel kosten, wie du mehr zahlst.',
  },
  doctor: {
    name: 'Arzt',
    lines: [
      'Nenne eine Karte und decke die obersten 3 Karten deines Nachziehstapels auf. Entsorge die genannten; die übrigen kommen in beliebiger Reihenfolge zurück.',
    ],
    overpay:
      'Überzahlen: Sieh dir je Geld, das du mehr zahlst, die oberste Karte deines Nachziehstapels an und entsorge sie, lege sie ab oder lege sie zurück.',
  },
  masterpiece: {
    name: 'Meisterstück',
    lines: [],
    overpay: 'Überzahlen: Nimm dir je Geld, das du mehr zahlst, ein Silber.',
  },
  advisor: {
    name: 'Berater',
    lines: [
      '+1 Aktion',
      'Decke die obersten 3 Karten deines Nachziehstapels auf. Wer links von dir sitzt, wählt eine, die du ablegst; die übrigen kommen auf deine Hand.',
    ],
  },
  herald: {
    name: 'Herold',
    lines: [
      '+1 Karte',
      '+1 Aktion',
      'Decke die oberste Karte deines Nachziehstapels auf. Ist es eine Aktionskarte, spiele sie aus.',
    ],
    overpay:
      'Überzahlen: Lege je Geld, das du mehr zahlst, eine Karte aus deinem Ablagestapel auf den Nachziehstapel.',
  },
  plaza: { name: 'Platz', lines: ['+1 Karte', '+2 Aktionen', 'Du darfst eine Geldkarte ablegen: +1 Münze'] },
  taxman: {
    name: 'Steuereintreiber',
    lines: [
      'Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust:',
      'Alle anderen mit mindestens 5 Handkarten legen die gleiche Geldkarte ab oder zeigen eine Hand ohne sie vor.',
      'Dann nimm dir eine Geldkarte, die bis zu 3 mehr kostet, und lege sie auf deinen Nachziehstapel.',
    ],
  },
  baker: {
    name: 'Bäcker',
    lines: ['+1 Karte', '+1 Aktion', '+1 Münze', 'Spielaufbau: Alle beginnen mit 1 Münze.'],
  },
  butcher: {
    name: 'Metzger',
    lines: [
      '+2 Münzen',
      'Du darfst eine Handkarte entsorgen und beliebig viele Münzen zahlen. Nimm dir eine Karte, die höchstens so viel kostet wie die entsorgte und 1 mehr je Münze.',
    ],
  },
  journeyman: {
    name: 'Wandergeselle',
    lines: [
      'Nenne eine Karte. Decke Karten von deinem Nachziehstapel auf, bis 3 davon anders heißen: Diese kommen auf deine Hand, die übrigen legst du ab.',
    ],
  },
  'merchant-guild': {
    name: 'Kaufmannsgilde',
    lines: ['+1 Kauf', '+1 Geld', 'Solange sie im Spiel ist: +1 Münze für jede Karte, die du kaufst.'],
  },
  soothsayer: {
    name: 'Wahrsager',
    lines: ['Nimm dir ein Gold.', 'Alle anderen nehmen sich einen Fluch; wer einen bekommt, zieht 1 Karte.'],
  },

  cellar: {
    name: 'Keller',
    lines: ['+1 Aktion', 'Lege beliebig viele Handkarten ab und ziehe ebenso viele Karten.'],
  },
  chapel: { name: 'Kapelle', lines: ['Entsorge bis zu 4 Handkarten.'] },
  moat: {
    name: 'Burggraben',
    lines: [
      '+2 Karten',
      'Reaktion: Spielt jemand anders einen Angriff aus, darfst du diese Karte aus der Hand vorzeigen; dann betrifft er dich nicht.',
    ],
  },
  chancellor: {
    name: 'Kanzler',
    lines: ['+2 Geld', 'Du darfst deinen ganzen Nachziehstapel auf den Ablagestapel legen.'],
  },
  village: { name: 'Dorf', lines: ['+1 Karte', '+2 Aktionen'] },
  woodcutter: { name: 'Holzfäller', lines: ['+1 Kauf', '+2 Geld'] },
  workshop: { name: 'Werkstatt', lines: ['Nimm dir eine Karte, die höchstens 4 kostet.'] },
  bureaucrat: {
    name: 'Bürokrat',
    lines: [
      'Nimm dir ein Silber und lege es auf deinen Nachziehstapel.',
      'Alle anderen legen eine Punktekarte aus der Hand auf ihren Nachziehstapel oder zeigen eine Hand ohne Punktekarte vor.',
    ],
  },
  feast: {
    name: 'Festmahl',
    lines: ['Entsorge diese Karte und nimm dir eine Karte, die höchstens 5 kostet.'],
  },
  gardens: { name: 'Gärten', lines: ['1 Siegpunkt je 10 deiner Karten (abgerundet)'] },
  militia: {
    name: 'Miliz',
    lines: ['+2 Geld', 'Alle anderen legen Handkarten ab, bis sie nur noch 3 haben.'],
  },
  moneylender: {
    name: 'Geldverleiher',
    lines: ['Entsorge ein Kupfer aus der Hand. Wenn du das tust: +3 Geld'],
  },
  remodel: {
    name: 'Umbau',
    lines: ['Entsorge eine Handkarte und nimm dir eine Karte, die bis zu 2 mehr kostet.'],
  },
  smithy: { name: 'Schmiede', lines: ['+3 Karten'] },
  spy: {
    name: 'Spion',
    lines: [
      '+1 Karte',
      '+1 Aktion',
      'Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf. Du entscheidest bei jeder, ob sie abgelegt oder zurückgelegt wird.',
    ],
  },
  thief: {
    name: 'Dieb',
    lines: [
      'Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf. Wähle bei jedem eine Geldkarte, die entsorgt wird; der Rest wird abgelegt.',
      'Von den so entsorgten Geldkarten darfst du dir beliebige nehmen.',
    ],
  },
  'throne-room': {
    name: 'Thronsaal',
    lines: ['Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal aus.'],
  },
  'council-room': {
    name: 'Ratsversammlung',
    lines: ['+4 Karten', '+1 Kauf', 'Alle anderen ziehen 1 Karte.'],
  },
  festival: { name: 'Jahrmarkt', lines: ['+2 Aktionen', '+1 Kauf', '+2 Geld'] },
  laboratory: { name: 'Laboratorium', lines: ['+2 Karten', '+1 Aktion'] },
  library: {
    name: 'Bibliothek',
    lines: [
      'Ziehe, bis du 7 Handkarten hast. Gezogene Aktionskarten darfst du zur Seite legen; sie werden am Ende abgelegt.',
    ],
  },
  market: { name: 'Markt', lines: ['+1 Karte', '+1 Aktion', '+1 Kauf', '+1 Geld'] },
  mine: {
    name: 'Mine',
    lines: ['Entsorge eine Geldkarte aus der Hand und nimm dir eine auf die Hand, die bis zu 3 mehr kostet.'],
  },
  witch: { name: 'Hexe', lines: ['+2 Karten', 'Alle anderen nehmen sich einen Fluch.'] },
  adventurer: {
    name: 'Abenteurer',
    lines: [
      'Decke Karten von deinem Nachziehstapel auf, bis 2 Geldkarten dabei sind: Diese kommen auf deine Hand, die übrigen legst du ab.',
    ],
  },

  courtyard: { name: 'Burghof', lines: ['+3 Karten', 'Lege eine Handkarte auf deinen Nachziehstapel.'] },
  pawn: {
    name: 'Handlanger',
    lines: ['Wähle zwei verschiedene: +1 Karte, +1 Aktion, +1 Kauf, +1 Geld'],
  },
  'secret-chamber': {
    name: 'Geheimkammer',
    lines: [
      'Lege beliebig viele Handkarten ab, für jede +1 Geld.',
      'Reaktion: Spielt jemand anders einen Angriff aus, darfst du diese Karte aus der Hand vorzeigen. Dann ziehe 2 Karten und lege 2 Handkarten auf deinen Nachziehstapel.',
    ],
  },
  'great-hall': { name: 'Große Halle', lines: ['+1 Karte', '+1 Aktion'] },
  masquerade: {
    name: 'Maskerade',
    lines: [
      '+2 Karten',
      'Alle geben gleichzeitig eine Handkarte nach links weiter. Dann darfst du eine Handkarte entsorgen.',
    ],
  },
  'shanty-town': {
    name: 'Armenviertel',
    lines: ['+2 Aktionen', 'Zeige deine Hand vor. Ist keine Aktionskarte dabei: +2 Karten'],
  },
  steward: { name: 'Verwalter', lines: ['Wähle eins: +2 Karten, +2 Geld, oder entsorge 2 Handkarten.'] },
  swindler: {
    name: 'Trickser',
    lines: [
      '+2 Geld',
      'Alle anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen sich eine gleich teure, die du aussuchst.',
    ],
  },
  'wishing-well': {
    name: 'Wunschbrunnen',
    lines: [
      '+1 Karte',
      '+1 Aktion',
      'Nenne eine Karte und decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, kommt sie auf deine Hand.',
    ],
  },
  baron: {
    name: 'Baron',
    lines: ['+1 Kauf', 'Du darfst ein Anwesen ablegen: +4 Geld. Tust du es nicht, nimm dir ein Anwesen.'],
  },
  bridge: {
    name: 'Brücke',
    lines: ['+1 Kauf', '+1 Geld', 'In diesem Zug kosten alle Karten 1 weniger, aber nie weniger als 0.'],
  },
  conspirator: {
    name: 'Verschwörer',
    lines: ['+2 Geld', 'Ist es mindestens deine dritte Aktionskarte in diesem Zug: +1 Karte, +1 Aktion'],
  },
  coppersmith: { name: 'Kupferschmied', lines: ['In diesem Zug bringt jedes Kupfer 1 Geld mehr.'] },
  ironworks: {
    name: 'Eisenhütte',
    lines: [
      'Nimm dir eine Karte, die höchstens 4 kostet.',
      'Eine Aktionskarte bringt +1 Aktion, eine Geldkarte +1 Geld, eine Punktekarte +1 Karte.',
    ],
  },
  'mining-village': {
    name: 'Bergwerk',
    lines: ['+1 Karte', '+2 Aktionen', 'Du darfst diese Karte sofort entsorgen: +2 Geld'],
  },
  scout: {
    name: 'Späher',
    lines: [
      '+1 Aktion',
      'Decke die obersten 4 Karten deines Nachziehstapels auf. Punktekarten kommen auf deine Hand, die übrigen in beliebiger Reihenfolge zurück.',
    ],
  },
  duke: { name: 'Herzog', lines: ['1 Siegpunkt je Herzogtum, das dir gehört'] },
  minion: {
    name: 'Lakai',
    lines: [
      '+1 Aktion',
      'Wähle eins: +2 Geld; oder lege deine Hand ab und ziehe 4 Karten, und alle anderen mit mindestens 5 Handkarten tun dasselbe.',
    ],
  },
  saboteur: {
    name: 'Saboteur',
    lines: [
      'Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine mindestens 3 kostet. Diese wird entsorgt, und sie dürfen sich dafür eine nehmen, die mindestens 2 weniger kostet. Die übrigen aufgedeckten werden abgelegt.',
    ],
  },
  torturer: {
    name: 'Kerkermeister',
    lines: [
      '+3 Karten',
      'Alle anderen legen entweder 2 Handkarten ab oder nehmen sich einen Fluch auf die Hand.',
    ],
  },
  'trading-post': {
    name: 'Handelsposten',
    lines: ['Entsorge 2 Handkarten. Wenn du das tust, nimm dir ein Silber auf die Hand.'],
  },
  tribute: {
    name: 'Tribut',
    lines: [
      'Wer links von dir sitzt, deckt die obersten 2 Karten des eigenen Nachziehstapels auf und legt sie ab. Für jede Karte mit anderem Namen bekommst du:',
      'Aktionskarte: +2 Aktionen. Geldkarte: +2 Geld. Punktekarte: +2 Karten.',
    ],
  },
  upgrade: {
    name: 'Anbau',
    lines: [
      '+1 Karte',
      '+1 Aktion',
      'Entsorge eine Handkarte und nimm dir eine Karte, die genau 1 mehr kostet.',
    ],
  },
  harem: { name: 'Harem', lines: [] },
  nobles: { name: 'Adelige', lines: ['Wähle eins: +3 Karten oder +2 Aktionen'] },
} as const satisfies Record<CardId, CardWords>;
