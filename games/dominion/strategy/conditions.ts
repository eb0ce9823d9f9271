import { none } from '@zunft/kernel';
import type { LineReader } from './line-reader.ts';
import type { Calculation, Comparison, ConditionNode, NumberNode } from './syntax.ts';
import type { Token } from './tokens.ts';
import { type CardPlace, cardGroups, cardPlaces, tableFacts } from './words.ts';

/** Parentheses and signs within one another; more is nobody's strategy. */
const deepest = 50;

/** Signs of a number; no number of a game needs more. */
const longestNumber = 9;

type Node =
  | { readonly is: 'number'; readonly node: NumberNode; readonly from: Token }
  | { readonly is: 'condition'; readonly node: ConditionNode; readonly from: Token };

const comparisons: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>'];

/** Reads numbers and conditions, the strongest ties last: or, and, not, comparisons, + −, * /. */
export class ConditionReader {
  private readonly line: LineReader;
  private depth = 0;

  constructor(line: LineReader) {
    this.line = line;
  }

  condition(): ConditionNode | undefined {
    if (this.line.peek().kind === 'end') return this.line.expected('condition');
    return this.asCondition(this.either());
  }

  number(): NumberNode | undefined {
    return this.asNumber(this.sum());
  }

  private asCondition(read: Node | undefined): ConditionNode | undefined {
    if (read === undefined || read.is === 'condition') return read?.node;
    return this.line.expected('comparison');
  }

  private asNumber(read: Node | undefined): NumberNode | undefined {
    if (read === undefined || read.is === 'number') return read?.node;
    return this.line.expected('number', read.from);
  }

  private either(): Node | undefined {
    return this.joined('or', () => this.joined('and', () => this.negation()));
  }

  private joined(word: 'and' | 'or', part: () => Node | undefined): Node | undefined {
    let left = part();
    while (left !== undefined && this.line.isWord(word)) {
      const { from } = left;
      const before = this.asCondition(left);
      if (before === undefined) return undefined;
      this.line.take();
      const after = this.asCondition(part());
      left = after && { is: 'condition', node: { kind: word, left: before, right: after }, from };
    }
    return left;
  }

  private negation(): Node | undefined {
    const from = this.line.peek();
    if (!this.line.skipWord('not')) return this.comparison();
    return this.within(() => {
      const of = this.asCondition(this.negation());
      return of && { is: 'condition', node: { kind: 'not', of }, from };
    });
  }

  private comparison(): Node | undefined {
    const left = this.sum();
    const sign = comparisons.find((each) => this.line.isSign(each));
    if (left === undefined || sign === undefined) return left;
    const before = this.asNumber(left);
    if (before === undefined) return undefined;
    this.line.take();
    const after = this.asNumber(this.sum());
    return (
      after && {
        is: 'condition',
        node: { kind: 'comparison', sign, left: before, right: after },
        from: left.from,
      }
    );
  }

  private sum(): Node | undefined {
    return this.calculated(['+', '-'], () => this.calculated(['*', '/'], () => this.factor()));
  }

  private calculated(signs: readonly Calculation[], part: () => Node | undefined): Node | undefined {
    let left = part();
    for (;;) {
      const sign = left && signs.find((each) => this.line.isSign(each));
      if (left === undefined || sign === undefined) return left;
      const { from } = left;
      const before = this.asNumber(left);
      if (before === undefined) return undefined;
      this.line.take();
      const after = this.asNumber(part());
      if (after === undefined) return undefined;
      left = { is: 'number', node: { kind: 'calculation', sign, left: before, right: after }, from };
    }
  }

  private factor(): Node | undefined {
    const from = this.line.peek();
    if (this.line.skipSign('(')) return this.within(() => this.closed(this.either(), from));
    if (this.line.skipSign('-')) {
      return this.within(() => {
        const of = this.asNumber(this.factor());
        return of && { is: 'number', node: { kind: 'minus', of }, from };
      });
    }
    const node = this.plainNumber();
    return node && { is: 'number', node, from };
  }

  private closed(read: Node | undefined, from: Token): Node | undefined {
    if (read === undefined || this.line.skipSign(')')) return read && { ...read, from };
    return this.line.expected('closing');
  }

  /** Goes one level deeper, if that is not too deep. */
  private within(read: () => Node | undefined): Node | undefined {
    if (this.depth >= deepest) return this.line.complain('too-deep', { most: deepest });
    this.depth++;
    const node = read();
    this.depth--;
    return node;
  }

  // What the table is asked for

  private plainNumber(): NumberNode | undefined {
    const { line } = this;
    if (line.peek().kind === 'number') return this.writtenNumber();
    if (line.skipWord('count')) {
      const face = line.card();
      return face === none ? undefined : { kind: 'copies', face, place: 'deck' };
    }
    if (line.isName) return this.cardFact();
    const group = cardGroups.find((word) => line.isWord(word) && line.isWord('in', 1));
    if (group !== undefined) {
      line.take();
      line.take();
      const place = this.place();
      return place && { kind: 'group', group, place };
    }
    return this.tableFact();
  }

  private writtenNumber(): NumberNode | undefined {
    const { text } = this.line.peek();
    if (text.length > longestNumber) return this.line.complain('bad-number', { number: text });
    return { kind: 'number', value: Number(this.line.take().text) };
  }

  private cardFact(): NumberNode | undefined {
    const face = this.line.card();
    if (face === none) return undefined;
    if (this.line.skipWord('left')) return { kind: 'pile', face };
    if (!this.line.skipWord('in')) return this.line.expected('cardFact');
    const place = this.place();
    return place && { kind: 'copies', face, place };
  }

  private tableFact(): NumberNode | undefined {
    const { line } = this;
    const fact = tableFacts.find((words) => words.split(' ').every((word, i) => line.isWord(word, i)));
    if (fact === undefined) return line.expected('number');
    for (const _ of fact.split(' ')) line.take();
    return { kind: 'table', fact };
  }

  private place(): CardPlace | undefined {
    const place = cardPlaces.find((word) => this.line.skipWord(word));
    return place ?? this.line.expected('place');
  }
}
