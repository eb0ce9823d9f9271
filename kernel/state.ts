import { type Chance, drawBelow } from './chance.ts';
import { RuleDefect } from './errors.ts';
import { type Card, type Counter, type Face, type Layout, none, type Seat, type Zone } from './layout.ts';

/**
 * Everything that lies on a table, in one array of numbers, and the verbs that change it. Who knows the face of
 * which card is kept here and nowhere else: views, undo and resampling all derive from it.
 */
export class State {
  readonly layout: Layout;
  readonly seats: number;
  /** One bit for every seat and one for the spectator. */
  readonly everyone: number;
  readonly hasMarks: boolean;
  readonly cells: Int32Array;
  /** The part of the cells that says who knows each card. */
  protected readonly knowledge: Int32Array;
  chance: Chance;
  /** Seats that have learned a face since this was last cleared. */
  learned = 0;
  /** Chance was used since this was last cleared. */
  drew = false;
  /** For each card the seats that knew it when this was last cleared or have been shown it since. */
  readonly seen: Int32Array;
  private readonly heap: number[] = [];
  /** Who sees a card that lies in a zone, by zone; in a pile with a visible top, below the top. */
  private readonly seers: number[];
  private readonly isHand: boolean[];
  private readonly showsTop: boolean[];
  // Where each block of cells begins; see Layout.
  private readonly heads: number;
  private readonly tails: number;
  private readonly counts: number;
  private readonly counters: number;
  private readonly faces: number;
  private readonly known: number;
  private readonly zones: number;
  private readonly nexts: number;
  private readonly prevs: number;
  private readonly marks: number;

  constructor(layout: Layout, seats: number, chance: Chance) {
    this.layout = layout;
    this.seats = seats;
    this.everyone = (1 << (seats + 1)) - 1;
    this.hasMarks = layout.mark < layout.size;
    this.chance = chance;
    this.seen = new Int32Array(layout.cards);
    this.seers = layout.zones.map(({ visible, owner }) =>
      visible === 'everyone' ? this.everyone : visible === 'owner' ? 1 << owner! : 0,
    );
    this.isHand = layout.zones.map(({ visible, apart }) => visible === 'owner' && !apart);
    this.showsTop = layout.zones.map(({ visible }) => visible === 'top');
    this.heads = layout.head;
    this.tails = layout.tail;
    this.counts = layout.count;
    this.counters = layout.counter;
    this.faces = layout.face;
    this.known = layout.known;
    this.zones = layout.zone;
    this.nexts = layout.next;
    this.prevs = layout.prev;
    this.marks = layout.mark;
    this.cells = new Int32Array(layout.size);
    this.knowledge = this.cells.subarray(layout.known, layout.known + layout.cards);
    this.cells.fill(none, layout.head, layout.count);
    this.cells.fill(none, layout.zone, layout.mark);
  }

  // Reading

  get(counter: Counter): number {
    return this.cells[this.counters + counter]!;
  }

  face(card: Card): Face {
    return this.cells[this.faces + card]!;
  }

  faceName(card: Card): string {
    return this.layout.faces[this.face(card)]!;
  }

  zoneOf(card: Card): Zone {
    return this.cells[this.zones + card]!;
  }

  size(zone: Zone): number {
    return this.cells[this.counts + zone]!;
  }

  top(zone: Zone): Card {
    return this.cells[this.tails + zone]!;
  }

  bottom(zone: Zone): Card {
    return this.cells[this.heads + zone]!;
  }

  /** The card on top of this one, or `none`. */
  above(card: Card): Card {
    return this.cells[this.nexts + card]!;
  }

  /** The card under this one, or `none`. */
  below(card: Card): Card {
    return this.cells[this.prevs + card]!;
  }

  /** The topmost card with this face in a zone, or `none`. */
  find(zone: Zone, face: Face): Card {
    let card = this.top(zone);
    while (card !== none && this.face(card) !== face) card = this.below(card);
    return card;
  }

  /** The cards of a zone from the bottom up, as a new list. */
  cardsIn(zone: Zone): Card[] {
    const cards: Card[] = [];
    for (let card = this.bottom(zone); card !== none; card = this.above(card)) cards.push(card);
    return cards;
  }

  knows(seat: Seat, card: Card): boolean {
    return (this.cells[this.known + card]! & (1 << seat)) !== 0;
  }

  knowers(card: Card): number {
    return this.cells[this.known + card]!;
  }

  // Marks

  /** The number that everyone sees on a card. It is lost when the card goes to another zone or is shuffled. */
  mark(card: Card): number {
    return this.hasMarks ? this.cells[this.marks + card]! : 0;
  }

  setMark(card: Card, mark: number): void {
    if (!this.hasMarks) throw new RuleDefect('the cards of this game carry no marks');
    this.cells[this.marks + card] = mark;
  }

  // Counters

  set(counter: Counter, value: number): void {
    this.cells[this.counters + counter] = value;
  }

  add(counter: Counter, amount: number): void {
    this.cells[this.counters + counter] = this.get(counter) + amount;
  }

  // Chance

  /** A number from 0 to bound − 1. */
  draw(bound: number): number {
    this.drew = true;
    return drawBelow(this.chance, this.cells, bound);
  }

  /** Puts the cards of a zone in random order; nobody knows any of them any more. */
  shuffle(zone: Zone): void {
    const heap = this.heap;
    let n = 0;
    for (let card = this.bottom(zone); card !== none; card = this.above(card)) heap[n++] = card;
    this.drew = true;
    if (this.chance.arrangement !== undefined) this.arrange(n, this.chance.arrangement(this.cells, n));
    else {
      for (let i = n - 1; i > 0; i--) {
        const j = drawBelow(this.chance, this.cells, i + 1);
        const card = heap[i]!;
        heap[i] = heap[j]!;
        heap[j] = card;
      }
    }
    const { known, nexts: next, prevs: prev, heads: head, tails: tail } = this;
    for (let i = 0; i < n; i++) {
      const card = heap[i]!;
      this.cells[known + card] = 0;
      if (this.hasMarks) this.cells[this.marks + card] = 0;
      this.cells[prev + card] = i === 0 ? none : heap[i - 1]!;
      this.cells[next + card] = i === n - 1 ? none : heap[i + 1]!;
    }
    this.cells[head + zone] = n === 0 ? none : heap[0]!;
    this.cells[tail + zone] = n === 0 ? none : heap[n - 1]!;
    this.showTop(zone);
  }

  /** Brings the first `n` cards of the heap into a dictated order, the top one last. */
  private arrange(n: number, fromTheTop: readonly string[]): void {
    for (let i = n - 1; i >= 0; i--) {
      const wanted = fromTheTop[n - 1 - i];
      const j = this.heap.findIndex((card, at) => at <= i && this.faceName(card) === wanted);
      if (j < 0) throw new RuleDefect(`the scripted shuffle names ${wanted}, which is not there`);
      const card = this.heap[i]!;
      this.heap[i] = this.heap[j]!;
      this.heap[j] = card;
    }
  }

  // Moving

  /** A new card on top of a zone; only while a table is being set up. */
  create(card: Card, face: Face, zone: Zone): void {
    this.cells[this.faces + card] = face;
    this.link(card, zone);
  }

  /** So many new cards with the same face on an empty zone, numbered from `first` on. */
  createPile(first: Card, count: number, face: Face, zone: Zone): void {
    const { cells } = this;
    const seers = this.seers[zone]!;
    const last = first + count - 1;
    for (let card = first; card <= last; card++) {
      cells[this.faces + card] = face;
      cells[this.known + card] = seers;
      cells[this.zones + card] = zone;
      cells[this.nexts + card] = card === last ? none : card + 1;
      cells[this.prevs + card] = card === first ? none : card - 1;
    }
    cells[this.heads + zone] = first;
    cells[this.tails + zone] = last;
    cells[this.counts + zone] = count;
  }

  /** When everything lies in its place, everyone sees the tops of the piles. */
  showTops(): void {
    for (let zone = 0; zone < this.showsTop.length; zone++) this.showTop(zone);
  }

  /** Moves a card to the top of a zone. Whoever can see the zone learns its face. */
  move(card: Card, to: Zone): void {
    this.transfer(card, to, true);
    this.showTop(to);
  }

  /**
   * Moves cards to the top of a zone in this order, as one motion: of cards going to a pile of which only the
   * top is seen, only the last one is.
   */
  moveAll(cards: readonly Card[], to: Zone): void {
    const n = cards.length;
    for (let i = 0; i < n; i++) this.transfer(cards[i]!, to, i === n - 1);
    if (n > 0) this.showTop(to);
  }

  /** Moves the top cards of a pile, in which each has its place, to the top of a zone; they stay in their order. */
  moveTop(count: number, from: Zone, to: Zone): void {
    const { cells, heads: head, tails: tail, counts, zones: at, nexts: next, prevs: prev } = this;
    if (count === 0) return;
    const top = cells[tail + from]!;
    const seers = this.seers[to]!;
    let bottom = top;
    for (let i = 1; ; i++) {
      cells[at + bottom] = to;
      if (this.hasMarks) cells[this.marks + bottom] = 0;
      if (seers !== 0) this.teach(bottom, seers);
      if (i === count) break;
      bottom = cells[prev + bottom]!;
    }
    const left = cells[prev + bottom]!;
    cells[tail + from] = left;
    if (left === none) cells[head + from] = none;
    else cells[next + left] = none;
    const below = cells[tail + to]!;
    cells[prev + bottom] = below;
    if (below === none) cells[head + to] = bottom;
    else cells[next + below] = bottom;
    cells[tail + to] = top;
    cells[counts + from] = cells[counts + from]! - count;
    cells[counts + to] = cells[counts + to]! + count;
    this.showTop(from);
    this.showTop(to);
  }

  /**
   * Moves all cards of a zone, and then all of another, to the top of a third as one motion, in the order in which
   * they lie. Who knew them still does: they left together.
   */
  moveWhole(from: Zone, to: Zone, andThen: Zone = none): void {
    const count = this.size(from);
    this.splice(from, to);
    if (andThen !== none) this.splice(andThen, to);
    if (this.size(to) > 0 && (count > 0 || andThen !== none)) this.showTop(to);
  }

  /**
   * Moves every card of a zone whose face is marked to the top of another that everyone sees, in the order in which
   * they lie. Since all copies of a face go, nobody can take one of them for another.
   */
  moveMarked(marked: readonly boolean[], from: Zone, to: Zone): void {
    const {
      cells,
      heads: head,
      tails: tail,
      counts,
      zones: at,
      nexts: next,
      prevs: prev,
      faces: face,
    } = this;
    const seers = this.seers[to]!;
    let last = cells[tail + to]!;
    let kept = none;
    let moved = 0;
    let above: Card;
    for (let card = cells[head + from]!; card !== none; card = above) {
      above = cells[next + card]!;
      if (marked[cells[face + card]!]) {
        cells[at + card] = to;
        if (this.hasMarks) cells[this.marks + card] = 0;
        cells[prev + card] = last;
        cells[last === none ? head + to : next + last] = card;
        last = card;
        moved++;
        this.teach(card, seers);
      } else {
        cells[prev + card] = kept;
        cells[kept === none ? head + from : next + kept] = card;
        kept = card;
      }
    }
    if (moved === 0) return;
    cells[next + last] = none;
    cells[tail + to] = last;
    cells[kept === none ? head + from : next + kept] = none;
    cells[tail + from] = kept;
    cells[counts + from] = cells[counts + from]! - moved;
    cells[counts + to] = cells[counts + to]! + moved;
  }

  private splice(from: Zone, to: Zone): void {
    const { cells, heads: head, tails: tail, counts: count, zones: at, nexts: next, prevs: prev } = this;
    const bottom = cells[head + from]!;
    if (bottom === none) return;
    const seers = this.seers[to]!;
    for (let card = bottom; card !== none; card = cells[next + card]!) {
      cells[at + card] = to;
      if (this.hasMarks) cells[this.marks + card] = 0;
      if (seers !== 0) this.teach(card, seers);
    }
    const below = cells[tail + to]!;
    cells[prev + bottom] = below;
    if (below === none) cells[head + to] = bottom;
    else cells[next + below] = bottom;
    cells[tail + to] = cells[tail + from]!;
    cells[count + to] = cells[count + to]! + cells[count + from]!;
    cells[head + from] = none;
    cells[tail + from] = none;
    cells[count + from] = 0;
  }

  private transfer(card: Card, to: Zone, isTop: boolean): void {
    if (card < 0) throw new RuleDefect('a card that is not there cannot be moved');
    const from = this.zoneOf(card);
    if (this.isHand[from]) {
      const seen = isTop && this.showsTop[to] ? this.everyone : this.seers[to]! | this.seers[from]!;
      this.leaveHand(card, from, seen);
    }
    if (this.hasMarks && from !== to) this.cells[this.marks + card] = 0;
    this.unlink(card, from);
    this.showTop(from);
    this.link(card, to);
  }

  /**
   * A hand has no order that others could see. Whoever does not see which card leaves no longer knows any card of
   * that hand; whoever sees it cannot tell it from its twin and so takes it for the one he knew.
   */
  private leaveHand(card: Card, hand: Zone, seen: number): void {
    const { cells, known, faces: face, prevs: prev } = this;
    const printed = cells[face + card]!;
    for (let other = this.top(hand); other !== none; other = cells[prev + other]!) {
      const knowers = cells[known + other]!;
      const blind = knowers & ~seen;
      if (blind !== 0) cells[known + other] = knowers & ~blind;
      if (other !== card && cells[face + other] === printed) {
        const mistaken = cells[known + other]! & seen & ~cells[known + card]!;
        cells[known + other] = cells[known + other]! & ~mistaken;
        cells[known + card] = cells[known + card]! | mistaken;
      }
    }
  }

  private link(card: Card, zone: Zone): void {
    const { cells, zones: at, nexts: next, prevs: prev, heads: head, tails: tail, counts: count } = this;
    const below = cells[tail + zone]!;
    cells[at + card] = zone;
    cells[prev + card] = below;
    cells[next + card] = none;
    if (below === none) cells[head + zone] = card;
    else cells[next + below] = card;
    cells[tail + zone] = card;
    cells[count + zone] = cells[count + zone]! + 1;
    this.teach(card, this.seers[zone]!);
  }

  private unlink(card: Card, zone: Zone): void {
    const { cells, nexts: next, prevs: prev, heads: head, tails: tail, counts: count } = this;
    const above = cells[next + card]!;
    const below = cells[prev + card]!;
    if (below === none) cells[head + zone] = above;
    else cells[next + below] = above;
    if (above === none) cells[tail + zone] = below;
    else cells[prev + above] = below;
    cells[count + zone] = cells[count + zone]! - 1;
  }

  // Knowing

  /** The card that now lies on top of a pile with a visible top is seen by everyone. */
  private showTop(zone: Zone): void {
    if (this.showsTop[zone] && this.top(zone) !== none) this.teach(this.top(zone), this.everyone);
  }

  private teach(card: Card, seats: number): void {
    const at = this.known + card;
    const before = this.cells[at]!;
    this.learned |= seats & ~before;
    this.seen[card] = this.seen[card]! | seats;
    this.cells[at] = before | seats;
  }

  /** Shows one card to one seat. */
  show(card: Card, seat: Seat): void {
    this.teach(card, 1 << seat);
  }

  /** Shows one card to everyone. */
  reveal(card: Card): void {
    this.teach(card, this.everyone);
  }

  /** Lets a seat see every card of a zone. */
  look(seat: Seat, zone: Zone): void {
    for (let card = this.bottom(zone); card !== none; card = this.above(card)) this.teach(card, 1 << seat);
  }

  /** Prints other faces on the cards; places stay. */
  setFaces(faces: ArrayLike<number>): void {
    const { face, cards } = this.layout;
    for (let card = 0; card < cards; card++) this.cells[face + card] = faces[card]!;
  }
}
