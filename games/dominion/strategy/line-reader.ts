import { type Face, none, type TextProblem } from '@zunft/kernel';
import { nearestWords } from '@zunft/text';
import { cardIds, faceOf } from '../printed.ts';
import { cardNamed } from '../text/card-named.ts';
import { cardsDe } from '../text/cards.de.ts';
import { cardsEn } from '../text/cards.en.ts';
import { type Expected, type ProblemCode, type ProblemParams, problemAt } from './problem.ts';
import type { Token } from './tokens.ts';
import { reserved } from './words.ts';

/** So many words with a similar spelling are named. */
const suggestions = 3;

const cardNames = [cardsEn, cardsDe].flatMap((cards) => cardIds.map((id) => cards[id].name));

export const near = (typed: string, words: readonly string[]): readonly string[] | 'none' => {
  const found = nearestWords(typed, words, suggestions);
  return found.length === 0 ? 'none' : found;
};

/** Reads the tokens of one line from left to right. What makes no sense is noted once; the line ends there. */
export class LineReader {
  private readonly tokens: readonly Token[];
  private readonly problems: TextProblem[];
  private at = 0;

  constructor(tokens: readonly Token[], problems: TextProblem[]) {
    this.tokens = tokens;
    this.problems = problems;
  }

  peek(): Token {
    return this.tokens[this.at]!;
  }

  take(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.at++;
    return token;
  }

  isWord(word: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.kind === 'word' && token.text.toLowerCase() === word;
  }

  isSign(sign: string): boolean {
    return this.peek().kind === 'sign' && this.peek().text === sign;
  }

  /** Goes past this word, if it is the next one. */
  skipWord(word: string): boolean {
    const is = this.isWord(word);
    if (is) this.take();
    return is;
  }

  skipSign(sign: string): boolean {
    const is = this.isSign(sign);
    if (is) this.take();
    return is;
  }

  /** Whether a word comes next that can only begin the name of a card. */
  get isName(): boolean {
    return this.peek().kind === 'word' && !reserved.has(this.peek().text.toLowerCase());
  }

  /** The longest name of a card that the next words make up; `none`, with a complaint, if there is none. */
  card(): Face {
    const { at } = this;
    while (this.isName) this.at++;
    const words = this.tokens.slice(at, this.at).map(({ text }) => text);
    for (let count = words.length; count > 0; count--) {
      const id = cardNamed(words.slice(0, count).join(' '));
      if (id === undefined) continue;
      this.at = at + count;
      return faceOf(id);
    }
    this.at = at;
    if (words.length === 0) this.expected('card');
    else {
      const word = words.join(' ');
      this.complain('unknown-card', { word, near: near(word, cardNames) });
    }
    return none;
  }

  /** Says that something else should stand here, or there. */
  expected(expected: Expected, at: Token = this.peek()): undefined {
    const where = at.kind === 'end' ? 'end' : 'word';
    return this.complain('expected', { expected, found: at.text, at: where }, at);
  }

  complain<C extends ProblemCode>(code: C, params: ProblemParams[C], at: Token = this.peek()): undefined {
    this.problems.push(problemAt(at, code, params));
    return undefined;
  }
}
