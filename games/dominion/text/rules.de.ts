import type { RuleId } from '../rule-ids.ts';

export const rulesDe = {
  'ruleTitle.DOM-1.1': 'Spielaufbau',
  'rule.DOM-1.1':
    'Dominion ist ein Spiel für 2 bis 6 Personen. Alle mischen 7 Kupfer und 3 Anwesen als Nachziehstapel und ziehen 5 Karten; das Los bestimmt, wer anfängt. In der Mitte liegt der Vorrat: die Basiskarten und zehn Königreichstapel zu je 10 Karten. Stapel mit Punktekarten, auch Große Halle, Harem und Adelige, haben zu zweit 8 und sonst 12 Karten; Provinzen gibt es zu fünft 15 und zu sechst 18, Flüche 10 je Person außer einer. Die Kupfer der Startkarten stammen aus den vorhandenen 60, die Anwesen kommen zum Stapel hinzu; ab fünf Personen gibt es doppelt so viele Kupfer (120), Silber (80) und Gold (60).',
  'ruleTitle.DOM-1.2': 'Dein Zug',
  'rule.DOM-1.2':
    'Du beginnst mit 1 Aktion und 1 Kauf. In der Aktionsphase spielst du Aktionskarten aus, solange du Aktionen hast; sie endet, sobald du eine Geldkarte ausspielst, eine Münze einsetzt oder kaufst. In der Kaufphase spielst du beliebig viele Geldkarten aus und setzt Münzen ein, dann kaufst du Karten, solange du Käufe und Geld hast; nach deinem ersten Kauf gehen weder Geldkarten noch Münzen. Danach legst du deine Hand und alles im Spiel ab und ziehst 5 Karten; übrige Aktionen, Käufe und übriges Geld verfallen. Erst wenn eine Karte gebraucht wird und dein Nachziehstapel leer ist, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel, ohne Karten auf der Hand, im Spiel, aufgedeckte und zur Seite gelegte; reicht es auch dann nicht, führst du so viel aus, wie geht. Geschieht mehreres zugleich, bestimmst du bei dir die Reihenfolge; bei mehreren Personen geht es reihum, beginnend mit der, die am Zug ist. Alle dürfen wissen, wie groß Hände, Nachzieh- und Ablagestapel sind, was auf den Ablagestapeln oben liegt, was im Müll und im Vorrat ist und wer wie viele Münzen hat, nicht aber, was tiefer in einem Ablagestapel liegt.',
  'ruleTitle.DOM-1.3': 'Spielende',
  'rule.DOM-1.3':
    'Das Spiel endet nach dem Zug, in dem die letzte Provinz weggeht oder der dritte Stapel des Vorrats leer wird, zu fünft und zu sechst der vierte. Dann zählen alle die Siegpunkte ihrer eigenen Karten, egal wo diese liegen. Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Züge hatte; sind auch die gleich, wird der Sieg geteilt. Münzen und Müll sind keine Stapel und bringen keine Punkte.',
  'ruleTitle.DOM-1.4': 'Münzen',
  'rule.DOM-1.4':
    'Münzen kommen aus einem Vorrat, der nie ausgeht, und bleiben dir von Zug zu Zug erhalten. In deiner eigenen Kaufphase darfst du vor deinem ersten Kauf beliebig viele einsetzen, für je 1 Geld; sonst nutzt sie nur der Metzger. Eingesetzte Münzen kommen zurück in den Vorrat. Spätere Ausgaben erlauben den Einsatz jederzeit; hier gilt die Regel von 2013. Karten anderer Erweiterungen mit eigenen Münzen oder Käufen, wie Schwarzmarkt, Piratenschiff oder Handelsroute, gehören nicht zu diesem Spiel.',
  'ruleTitle.DOM-1.5': 'Überzahlen',
  'rule.DOM-1.5':
    'Steht hinter den Kosten ein Plus, darfst du beim Kauf 1 Geld oder mehr zusätzlich zahlen, woher das Geld auch stammt; es ist weg, und der Text hinter „Überzahlen“ tritt ein. Überzahlen musst du nie, und eine Karte, die du nimmst, ohne sie zu kaufen, lässt sich nicht überzahlen; für alles andere hat das Plus keine Bedeutung. Erst zahlst du, dann wirkt das Überzahlen, und erst danach bekommst du die Karte: Sie liegt also noch nicht auf deinem Ablagestapel, und ist ihr Stapel inzwischen leer, gehst du leer aus (eine Tischoption hält ein Exemplar zurück). Spätere Ausgaben drehen die Reihenfolge um; hier gilt die Regel von 2013. Nach einer Brücke überzahlst du, was über die gesenkten Kosten hinausgeht, und auch „genau so viel“ meint gesenkte Kosten (eine Tischoption zählt gedruckte). Tränke gehören nicht zu diesem Spiel.',
  'ruleTitle.DOM-1.6': 'Nehmen, Entsorgen und Kosten',
  'rule.DOM-1.6':
    'Karten nimmst du dir aus dem Vorrat, und sie kommen auf deinen Ablagestapel, wenn nichts anderes dasteht; auch wer kauft, nimmt sich die Karte. Was eine Karte verlangt, musst du tun, soweit es geht; „darfst“ lässt dir die Wahl. Wo es auf Kosten ankommt, gelten die in diesem Moment. Eine Karte mit mehreren Typen gilt als jeder davon: Harem ist Geld- und Punktekarte, Große Halle und Adelige sind Aktions- und Punktekarten; ein Fluch ist nichts davon. Entsorgte Karten sind aus dem Spiel, wenn keine Karte etwas anderes sagt.',
  'ruleTitle.DOM-1.7': 'Angriffe und Reaktionen',
  'rule.DOM-1.7':
    'Spielt jemand einen Angriff aus, dürfen zuerst alle anderen Reaktionen aus der Hand vorzeigen, eine nach der anderen; jede Sorte einmal, denn ein zweites Mal würde nichts ändern. Sind Reaktionen im Königreich, werden alle gefragt, die Handkarten haben, damit die Frage nichts verrät. Wird ein Angriff noch einmal ausgespielt, etwa durch den Thronsaal, darf man auch noch einmal reagieren. Dann trifft er die anderen reihum, beginnend links; was die Karte dem bringt, der sie ausspielt, verhindert keine Reaktion.',
  'ruleTitle.DOM-2.1': 'Basiskarten',
  'rule.DOM-2.1':
    'Kupfer, Silber und Gold kosten 0, 3 und 6 und bringen 1, 2 und 3 Geld. Anwesen, Herzogtum und Provinz kosten 2, 5 und 8 und zählen 1, 3 und 6 Siegpunkte. Ein Fluch kostet 0 und zählt −1; er ist keine Punktekarte. Die Flüche sind immer dabei, auch wenn keine Karte welche verteilt.',
  'ruleTitle.DOM-2.5': 'Das Königreich',
  'rule.DOM-2.5':
    'Zu einer Partie gehören zehn verschiedene Königreichkarten. Sie können ausgelost werden (auf Wunsch mit fester Zahl je Erweiterung und ohne Karten, die ihr ausschließt), einer von sechs empfohlenen Kartensätzen oder zehn Karten eurer Wahl sein oder reihum ausgesucht werden, eine nach der anderen, bis es zehn sind. Es sind die Karten der ersten Auflagen. Ist der Bäcker dabei, beginnen alle mit 1 Münze.',

  'ruleTitle.DOM-candlestick-maker': 'Leuchtenmacher',
  'rule.DOM-candlestick-maker':
    'Du bekommst +1 Aktion, +1 Kauf und 1 Münze. Die Münze kannst du in diesem oder in einem späteren Zug einsetzen.',
  'ruleTitle.DOM-stonemason': 'Steinmetz',
  'rule.DOM-stonemason':
    'Entsorge eine Handkarte, wenn du eine hast, und nimm dir nacheinander zwei Karten, die weniger kosten, gleiche oder verschiedene. Nehmen musst du beide, soweit es welche gibt: nur eine, wenn es nur eine gibt, keine für ein Kupfer; für ein Anwesen zwei, die 0 kosten, auch Flüche. Überzahlt bringt er zwei Aktionskarten, die genau so viel kosten, wie du mehr gezahlt hast, wieder nacheinander und soweit vorhanden; Große Halle und Adelige zählen als Aktionskarten, und Aktionskarten für 0 bekommst du so nicht, weil du mindestens 1 überzahlen musst. Karten, die beim Nehmen etwas auslösen, wie das Gasthaus, gehören nicht zu diesem Spiel.',
  'ruleTitle.DOM-doctor': 'Arzt',
  'rule.DOM-doctor':
    'Die genannte Karte muss nicht im Spiel sein. Hat dein Nachziehstapel weniger als 3 Karten, deckst du den Rest auf, mischst den Ablagestapel ohne die aufgedeckten und machst weiter; reicht es auch dann nicht, bleibt es dabei. Überzahlt siehst du dir je zusätzlichem Geld einmal deine oberste Karte an, immer eine nach der anderen: Eine zurückgelegte ist auch die nächste, und geht der Stapel aus, können eben abgelegte wiederkommen, nicht aber der Arzt, den du gerade kaufst. Ist keine Karte mehr da, entfällt der Blick.',
  'ruleTitle.DOM-masterpiece': 'Meisterstück',
  'rule.DOM-masterpiece':
    'Eine Geldkarte mit dem Wert 1, und zwar in jeder Hinsicht: auch für Platz, Steuereintreiber, Dieb, Abenteurer und Mine. Jedes Geld, das du mehr zahlst, bringt ein Silber, solange es welche gibt: Wer 6 zahlt, bekommt drei.',
  'ruleTitle.DOM-advisor': 'Berater',
  'rule.DOM-advisor':
    'Wer links von dir sitzt, sucht eine der aufgedeckten Karten aus, die du ablegst; die übrigen nimmst du. Sind es auch nach dem Mischen weniger als 3, wird trotzdem eine abgelegt: Von einer einzigen bleibt dir nichts.',
  'ruleTitle.DOM-herald': 'Herold',
  'rule.DOM-herald':
    'Erst ziehst du, dann deckst du deine oberste Karte auf. Eine Aktionskarte musst du ausspielen; das kostet keine Aktion, sie bleibt im Spiel, und ein weiterer Herold macht ebenso weiter. Jede andere Karte kommt zurück; Karten, die auch Aktionskarten sind, werden ausgespielt. Überzahlt siehst du deinen Ablagestapel durch und musst je zusätzlichem Geld eine Karte daraus auf den Nachziehstapel legen, in der Reihenfolge deiner Wahl, oder alle, wenn es weniger sind. Wie viel du überzahlst, entscheidest du vor dem Hinsehen, der gekaufte Herold liegt noch nicht im Stapel, und wer nichts überzahlt, sieht auch nichts durch. Dauerkarten gehören nicht zu diesem Spiel.',
  'ruleTitle.DOM-plaza': 'Platz',
  'rule.DOM-plaza':
    'Erst ziehst du, dann darfst du eine Geldkarte für 1 Münze ablegen; es darf auch die eben gezogene sein. Auch Meisterstück und Harem sind Geldkarten.',
  'ruleTitle.DOM-taxman': 'Steuereintreiber',
  'rule.DOM-taxman':
    'Entsorgst du keine Geldkarte, passiert gar nichts. Sonst legen alle anderen mit mindestens 5 Handkarten eine gleichnamige Karte ab oder zeigen, dass sie keine haben; wer 4 oder weniger hat, bleibt verschont. Danach musst du dir eine Geldkarte nehmen, die bis zu 3 mehr kostet, auch die gleiche oder eine billigere; sie kommt auf deinen Nachziehstapel, selbst wenn sie dort die einzige ist. Ein Burggraben schützt nur vor dem Ablegen; Harem und Meisterstück sind Geldkarten.',
  'ruleTitle.DOM-baker': 'Bäcker',
  'rule.DOM-baker':
    'Du ziehst 1 Karte und bekommst +1 Aktion und 1 Münze. In Partien mit dem Bäcker beginnen alle mit 1 Münze. Der Schwarzmarkt, aus dem er auch kommen könnte, gehört nicht zu diesem Spiel.',
  'ruleTitle.DOM-butcher': 'Metzger',
  'rule.DOM-butcher':
    'Zuerst bekommst du 2 Münzen. Dann darfst du eine Handkarte entsorgen (nicht diesen Metzger, aber einen anderen) und beliebig viele Münzen zahlen, auch keine und auch die beiden neuen. In diesem Fall nimmst du dir eine Karte, die höchstens so viel kostet wie die entsorgte und die gezahlten Münzen zusammen: ein Anwesen und 6 Münzen für eine Provinz, ein Metzger und keine Münze für ein Herzogtum. Hier gezahlte Münzen kommen zurück in den Vorrat und bringen kein Geld.',
  'ruleTitle.DOM-journeyman': 'Wandergeselle',
  'rule.DOM-journeyman':
    'Du darfst jede Karte nennen, auch eine, die nicht im Spiel ist. Geht der Nachziehstapel unterwegs aus, mischst du den Ablagestapel ohne die aufgedeckten Karten und machst weiter; reicht es auch dann nicht, hörst du auf. Karten mit anderem Namen kommen auf deine Hand, höchstens drei; die übrigen legst du ab.',
  'ruleTitle.DOM-merchant-guild': 'Kaufmannsgilde',
  'rule.DOM-merchant-guild':
    'Solange sie im Spiel ist, bringt jede Karte, die du kaufst, 1 Münze; anders genommene Karten bringen keine. Zwei im Spiel bringen 2 Münzen je Kauf; eine, die der Thronsaal zweimal ausgespielt hat, bringt +2 Käufe und +2 Geld, aber weiterhin nur 1 Münze. Die neuen Münzen kannst du in derselben Kaufphase nicht einsetzen, denn du hast schon gekauft. Spätere Ausgaben geben die Münzen am Ende der Kaufphase für genommene Karten; hier gilt die Regel von 2013. Der Königshof gehört nicht zu diesem Spiel.',
  'ruleTitle.DOM-soothsayer': 'Wahrsager',
  'rule.DOM-soothsayer':
    'Gold und Flüche kommen aus dem Vorrat auf die Ablagestapel; ist kein Gold mehr da, bekommst du keins. Die Flüche werden reihum verteilt, links von dir beginnend, und nur wer einen bekommt, muss eine Karte ziehen. Ein Burggraben erspart beides. Wachturm und Fahrender Händler, die daran etwas ändern könnten, gehören nicht zu diesem Spiel.',

  'ruleTitle.DOM-cellar': 'Keller',
  'rule.DOM-cellar':
    'Erst legst du alle Karten ab, die du loswerden willst, dann ziehst du ebenso viele. Geht dabei der Nachziehstapel aus, werden auch die eben abgelegten eingemischt.',
  'ruleTitle.DOM-chapel': 'Kapelle',
  'rule.DOM-chapel': 'Entsorge beliebig viele Handkarten, von keiner bis zu vier.',
  'ruleTitle.DOM-moat': 'Burggraben',
  'rule.DOM-moat':
    'Zeige ihn vor, wenn jemand anders einen Angriff ausspielt, bevor dieser etwas bewirkt: Er betrifft dich dann nicht, und der Burggraben bleibt auf deiner Hand. Jedes Ausspielen eines Angriffs ist eine neue Gelegenheit, auch das zweite mit dem Thronsaal. Was der Angriff dem bringt, der ihn ausspielt, bleibt unberührt.',
  'ruleTitle.DOM-chancellor': 'Kanzler',
  'rule.DOM-chancellor':
    'Du darfst deinen Nachziehstapel als Ganzes umgedreht auf den Ablagestapel legen, sofort und ohne ihn durchzusehen; seine unterste Karte liegt dann oben. Das gilt nicht als Ablegen.',
  'ruleTitle.DOM-village': 'Dorf',
  'rule.DOM-village': 'Ziehe 1 Karte; du darfst noch zwei Aktionskarten mehr ausspielen.',
  'ruleTitle.DOM-woodcutter': 'Holzfäller',
  'rule.DOM-woodcutter': 'In deiner Kaufphase darfst du eine Karte mehr kaufen und hast 2 Geld mehr.',
  'ruleTitle.DOM-workshop': 'Werkstatt',
  'rule.DOM-workshop':
    'Nimm dir eine Karte aus dem Vorrat, die höchstens 4 kostet. Geld oder Münzen kannst du dafür nicht drauflegen.',
  'ruleTitle.DOM-bureaucrat': 'Bürokrat',
  'rule.DOM-bureaucrat':
    'Du nimmst dir ein Silber auf den Nachziehstapel. Alle anderen wählen eine Punktekarte aus ihrer Hand, zeigen sie vor und legen sie auf ihren Nachziehstapel; wer keine hat, zeigt seine Hand vor.',
  'ruleTitle.DOM-feast': 'Festmahl',
  'rule.DOM-feast':
    'Entsorge das Festmahl und nimm dir eine Karte, die höchstens 5 kostet. Das Nehmen hängt nicht vom Entsorgen ab: Mit dem Thronsaal nimmst du dir zwei Karten, obwohl es nur ein Festmahl zu entsorgen gibt.',
  'ruleTitle.DOM-gardens': 'Gärten',
  'rule.DOM-gardens':
    'Sie zählen 1 Siegpunkt für je volle zehn aller deiner Karten: Bei 39 Karten sind es 3 für jede Karte Gärten.',
  'ruleTitle.DOM-militia': 'Miliz',
  'rule.DOM-militia':
    'Alle anderen suchen aus, was sie behalten, und legen den Rest ab, bis sie 3 Handkarten haben. Wer 3 oder weniger hat, legt nichts ab.',
  'ruleTitle.DOM-moneylender': 'Geldverleiher',
  'rule.DOM-moneylender':
    'In der ersten Auflage musst du ein Kupfer entsorgen, wenn du eins auf der Hand hast. Ohne Kupfer gibt es kein Geld.',
  'ruleTitle.DOM-remodel': 'Umbau',
  'rule.DOM-remodel':
    'Du musst eine Karte entsorgen, wenn du eine hast; der Umbau selbst liegt im Spiel und kommt nicht infrage. Dann nimmst du dir eine Karte, die höchstens 2 mehr kostet, also auch eine billigere oder die gleiche noch einmal.',
  'ruleTitle.DOM-smithy': 'Schmiede',
  'rule.DOM-smithy': 'Ziehe 3 Karten.',
  'ruleTitle.DOM-spy': 'Spion',
  'rule.DOM-spy':
    'Zuerst ziehst du. Dann wird deine eigene oberste Karte aufgedeckt, danach reihum die der anderen, und jedes Mal entscheidest du, ob sie abgelegt wird oder zurückkommt. Ein Burggraben schützt die Karte dessen, der ihn vorzeigt.',
  'ruleTitle.DOM-thief': 'Dieb',
  'rule.DOM-thief':
    'Sind Geldkarten aufgedeckt, musst du bei dieser Person eine entsorgen, höchstens eine; bei zweien wählst du. Von den eben entsorgten Geldkarten darfst du dir beliebig viele auf deinen Ablagestapel nehmen. Alle anderen aufgedeckten Karten werden abgelegt. Meisterstück und Harem sind Geldkarten.',
  'ruleTitle.DOM-throne-room': 'Thronsaal',
  'rule.DOM-throne-room':
    'In der ersten Auflage musst du eine Aktionskarte wählen, wenn du eine auf der Hand hast. Sie wird vollständig ausgeführt und dann noch einmal; das kostet keine weitere Aktion, eine Karte mit +1 Aktion lässt dir also 2. Thronsaal auf Thronsaal spielt zwei verschiedene Aktionskarten je zweimal aus, nicht eine viermal. Für den Verschwörer zählen er und die beiden Male als drei.',
  'ruleTitle.DOM-council-room': 'Ratsversammlung',
  'rule.DOM-council-room': 'Du ziehst 4 Karten und bekommst +1 Kauf. Alle anderen müssen 1 Karte ziehen.',
  'ruleTitle.DOM-festival': 'Jahrmarkt',
  'rule.DOM-festival': 'Du bekommst +2 Aktionen, +1 Kauf und +2 Geld.',
  'ruleTitle.DOM-laboratory': 'Laboratorium',
  'rule.DOM-laboratory': 'Ziehe 2 Karten; du darfst noch eine Aktionskarte mehr ausspielen.',
  'ruleTitle.DOM-library': 'Bibliothek',
  'rule.DOM-library':
    'Ziehe Karte für Karte, bis du 7 hast; mit 7 oder mehr auf der Hand passiert nichts. Bei jeder Aktionskarte entscheidest du beim Ziehen, ob du sie behältst oder zur Seite legst. Zur Seite gelegte werden nicht eingemischt, wenn der Nachziehstapel ausgeht, und am Ende abgelegt.',
  'ruleTitle.DOM-market': 'Markt',
  'rule.DOM-market': 'Ziehe 1 Karte; du bekommst +1 Aktion, +1 Kauf und +1 Geld.',
  'ruleTitle.DOM-mine': 'Mine',
  'rule.DOM-mine':
    'In der ersten Auflage musst du eine Geldkarte entsorgen, wenn du eine auf der Hand hast. Die neue darf bis zu 3 mehr kosten, aber auch gleich viel oder weniger, und kommt auf die Hand, sodass du sie noch in diesem Zug ausspielen kannst.',
  'ruleTitle.DOM-witch': 'Hexe',
  'rule.DOM-witch':
    'Alle anderen nehmen sich einen Fluch, reihum und links von dir beginnend; gehen die Flüche aus, bekommt der Rest keinen.',
  'ruleTitle.DOM-adventurer': 'Abenteurer',
  'rule.DOM-adventurer':
    'Decke auf, bis zwei Geldkarten da sind. Geht der Nachziehstapel aus, mischst du den Ablagestapel ohne die aufgedeckten Karten und machst weiter; gibt es zu wenige Geldkarten, bekommst du nur eine oder keine.',

  'ruleTitle.DOM-courtyard': 'Burghof',
  'rule.DOM-courtyard':
    'Ziehe 3 Karten und lege eine Handkarte auf deinen Nachziehstapel. Es kann jede sein, nicht nur eine eben gezogene.',
  'ruleTitle.DOM-pawn': 'Handlanger',
  'rule.DOM-pawn':
    'Wähle zwei verschiedene der vier Möglichkeiten, und zwar beide, bevor du eine davon ausführst; dann geht es in der Reihenfolge, in der sie aufgeführt sind.',
  'ruleTitle.DOM-secret-chamber': 'Geheimkammer',
  'rule.DOM-secret-chamber':
    'Ausgespielt macht sie aus beliebig vielen Handkarten je 1 Geld. Vor dem Angriff von jemand anderem vorgezeigt, lässt sie dich 2 Karten ziehen und 2 beliebige Handkarten auf deinen Nachziehstapel legen, auch die Geheimkammer selbst. Das geht auch, wenn dir der Angriff gar nichts täte, und danach darfst du noch einen Burggraben vorzeigen.',
  'ruleTitle.DOM-great-hall': 'Große Halle',
  'rule.DOM-great-hall':
    'Eine Aktionskarte und zugleich eine Punktekarte mit 1 Siegpunkt. Auch für Herold und Steinmetz ist sie eine Aktionskarte.',
  'ruleTitle.DOM-masquerade': 'Maskerade',
  'rule.DOM-masquerade':
    'Nachdem du gezogen hast, wählen alle eine Handkarte für die Person links, und alle geben gleichzeitig weiter: Niemand sieht vorher, was kommt. Dann darfst du eine Handkarte entsorgen. Die Maskerade ist kein Angriff, Reaktionen helfen also nicht, und weitergegebene Karten werden weder genommen noch entsorgt. Wer keine Karten hat, gibt nichts, bekommt aber eine; eine Tischoption lässt solche Personen aus, wie es der Text von 2016 tut.',
  'ruleTitle.DOM-shanty-town': 'Armenviertel',
  'rule.DOM-shanty-town':
    'Du bekommst +2 Aktionen und zeigst deine Hand vor. Nur wenn keine Aktionskarte dabei ist, ziehst du 2 Karten.',
  'ruleTitle.DOM-steward': 'Verwalter',
  'rule.DOM-steward':
    'Wähle eins von dreien. Entsorgst du, müssen es genau 2 Karten sein, oder die eine, wenn du nur eine hast.',
  'ruleTitle.DOM-swindler': 'Trickser',
  'rule.DOM-swindler':
    'Reihum entsorgen alle anderen ihre oberste Karte, und du suchst ihnen eine Karte aus dem Vorrat aus, die gleich viel kostet; für eine, die 0 kostet, kann es ein Fluch sein. Aussuchen musst du, wenn es eine gibt; kostet kein Stapel so viel, bekommen sie nichts.',
  'ruleTitle.DOM-wishing-well': 'Wunschbrunnen',
  'rule.DOM-wishing-well':
    'Erst ziehst du, dann nennst du eine Karte und deckst die oberste auf. Ist es nicht die genannte, bleibt sie auf dem Nachziehstapel.',
  'ruleTitle.DOM-baron': 'Baron',
  'rule.DOM-baron':
    'Du darfst für 4 Geld ein Anwesen ablegen. Tust du es nicht, ob du nicht kannst oder nicht willst, musst du dir ein Anwesen nehmen, solange es welche gibt.',
  'ruleTitle.DOM-bridge': 'Brücke',
  'rule.DOM-bridge':
    'Bis zum Ende des Zuges kosten alle Karten, wo sie auch sind, 1 weniger, aber nie weniger als 0. Das gilt für jedes Ausspielen: mit dem Thronsaal zweimal. Nach einer Brücke macht der Anbau aus einem Kupfer (0) ein Anwesen (1).',
  'ruleTitle.DOM-conspirator': 'Verschwörer',
  'rule.DOM-conspirator':
    'Es zählt, wie viele Aktionskarten du in diesem Zug ausgespielt hast, wenn du ihn ausspielst, er selbst eingeschlossen. Gezählt wird jedes Ausspielen, nicht jede Karte: Mit dem Thronsaal ist der Verschwörer erst die zweite, dann die dritte Aktionskarte.',
  'ruleTitle.DOM-coppersmith': 'Kupferschmied',
  'rule.DOM-coppersmith':
    'Jedes Kupfer, das du in diesem Zug ausspielst, bringt 1 Geld mehr. Mehrere zählen zusammen: Mit dem Thronsaal bringt ein Kupfer 3.',
  'ruleTitle.DOM-ironworks': 'Eisenhütte',
  'rule.DOM-ironworks':
    'Nimm dir eine Karte, die höchstens 4 kostet. Was du dafür bekommst, bestimmen ihre Typen; eine Karte mit zweien bringt beides: Große Halle +1 Aktion und +1 Karte.',
  'ruleTitle.DOM-mining-village': 'Bergwerk',
  'rule.DOM-mining-village':
    'Ob du es entsorgst, entscheidest du sofort, bevor du etwas anderes tust. Entsorgen kannst du es nur einmal: Mit dem Thronsaal gibt es die 2 Geld ein einziges Mal.',
  'ruleTitle.DOM-scout': 'Späher',
  'rule.DOM-scout':
    'Alle Punktekarten unter den vieren müssen auf deine Hand, auch Große Halle, Harem und Adelige. Flüche sind keine Punktekarten. Der Rest kommt in der Reihenfolge deiner Wahl zurück.',
  'ruleTitle.DOM-duke': 'Herzog',
  'rule.DOM-duke': 'Er zählt so viele Siegpunkte, wie dir Herzogtümer gehören; ohne Herzogtum nichts.',
  'ruleTitle.DOM-minion': 'Lakai',
  'rule.DOM-minion':
    'Du wählst nach allen Reaktionen. Legst du deine Hand ab, legen auch alle anderen mit mindestens 5 Handkarten ihre ab und ziehen 4; bei +2 Geld geschieht ihnen nichts.',
  'ruleTitle.DOM-saboteur': 'Saboteur',
  'rule.DOM-saboteur':
    'Reihum decken alle anderen Karten auf, bis eine in diesem Moment mindestens 3 kostet (eine Brücke zählt mit); sie wird entsorgt. Dafür dürfen sie sich eine Karte nehmen, die mindestens 2 weniger kostet. Die übrigen aufgedeckten werden abgelegt, und taucht keine solche Karte auf, wird nichts entsorgt.',
  'ruleTitle.DOM-torturer': 'Kerkermeister',
  'rule.DOM-torturer':
    'Reihum wählen alle anderen. Es darf auch etwas sein, das gar nicht geht: 2 Karten abzulegen mit leerer Hand oder ein Fluch, wenn keiner mehr da ist. Der Fluch kommt auf die Hand.',
  'ruleTitle.DOM-trading-post': 'Handelsposten',
  'rule.DOM-trading-post':
    'Entsorge 2 Handkarten und nimm dir ein Silber auf die Hand. Hast du nur eine, entsorgst du sie und bekommst nichts.',
  'ruleTitle.DOM-tribute': 'Tribut',
  'rule.DOM-tribute':
    'Zwei Karten mit gleichem Namen zählen einmal. Eine Karte mit zwei Typen bringt beides: Kupfer und Harem sind +4 Geld und +2 Karten; ein Fluch bringt nichts. Der Tribut ist kein Angriff, ein Burggraben hilft also nicht.',
  'ruleTitle.DOM-upgrade': 'Anbau',
  'rule.DOM-upgrade':
    'Erst ziehst du, dann musst du eine Karte entsorgen, wenn du eine hast. Du nimmst dir eine Karte, die in diesem Moment genau 1 mehr kostet; gibt es keine, bekommst du nichts.',
  'ruleTitle.DOM-harem': 'Harem',
  'rule.DOM-harem':
    'Eine Geldkarte mit dem Wert 2 und zugleich eine Punktekarte mit 2 Siegpunkten. Er gilt überall als beides.',
  'ruleTitle.DOM-nobles': 'Adelige',
  'rule.DOM-nobles':
    'Wähle 3 Karten oder 2 Aktionen; mischen geht nicht. Sie sind Aktionskarte und Punktekarte mit 2 Siegpunkten, eine Aktionskarte auch für Herold und Steinmetz.',
} as const satisfies Record<`rule.${RuleId}` | `ruleTitle.${RuleId}`, string>;
