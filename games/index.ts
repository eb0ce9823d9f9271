import type { Balance, Game, Policy, Problem, Sense, Table, TextProblem } from '@zunft/kernel';
import type { GameTexts } from '@zunft/text';
import { balance as dominionBalance } from './dominion/balance.ts';
import { bots as dominionBots, readBot } from './dominion/bots/index.ts';
import { sense as dominionSense } from './dominion/bots/sense.ts';
import { dominion } from './dominion/index.ts';
import { texts as dominionTexts } from './dominion/text/index.ts';
import { balance as guildhallBalance } from './guildhall/balance.ts';
import { apprentice } from './guildhall/bots/apprentice.ts';
import { sense as guildhallSense } from './guildhall/bots/sense.ts';
import { guildhall } from './guildhall/index.ts';
import { texts as guildhallTexts } from './guildhall/text/index.ts';
import { balanceOf } from './the-guild/balance.ts';
import { apprentice as theGuildApprentice } from './the-guild/bots/apprentice.ts';
import { sense as theGuildSense } from './the-guild/bots/sense.ts';
import { parseDeck } from './the-guild/deck/parse.ts';
import { printOf } from './the-guild/deck/print.ts';
import type { Deck } from './the-guild/deck/schema.ts';
import { zunftDeck } from './the-guild/deck/zunft.ts';
import { gameWith } from './the-guild/game.ts';
import { theGuild } from './the-guild/index.ts';
import { victories, wonBy } from './the-guild/places.ts';
import { textsFor, texts as theGuildTexts } from './the-guild/text/index.ts';

/** A game with its words and its own bots. */
export interface RegisteredGame {
  readonly game: Game;
  readonly texts: GameTexts;
  /** Rules of thumb by name; a seed decides what they leave to chance. */
  readonly bots: Readonly<Record<string, (seed: string) => Policy>>;
  /** For bots that think ahead. */
  readonly sense?: Sense;
  /** For reports on what wins. */
  readonly balance?: Balance;
  /**
   * Makes a bot of a text that people write. What is wrong with the text is said in the game's own words:
   * `textProblem.<code>`.
   */
  readBot?(
    text: string,
  ): { readonly bot: (seed: string) => Policy } | { readonly problems: readonly TextProblem[] };
  /** How a game that is over was won, where that can be done in several ways; `victory.<way>` is in the catalogue. */
  readonly wonBy?: { readonly ways: readonly string[]; way(t: Table): string };
  /**
   * The game with other cards, where cards are data that people write; its option `deck` says which. What is wrong
   * with a document is said in the game's own words: `deckProblem.<code>`.
   */
  withDeck?(document: unknown): { readonly game: RegisteredGame } | { readonly problems: readonly Problem[] };
}

const theGuildWith = (deck: Deck, game: Game, texts: GameTexts): RegisteredGame => ({
  game,
  texts,
  bots: { apprentice: theGuildApprentice },
  sense: theGuildSense,
  balance: balanceOf(printOf(deck)),
  wonBy: {
    ways: victories.filter((way) => way !== 'none'),
    way: (t) => victories[t.get(wonBy)]!,
  },
  withDeck(document) {
    const read = parseDeck(document);
    if ('problems' in read) return read;
    return { game: theGuildWith(read.deck, gameWith(read.deck), textsFor(read.deck)) };
  },
});

/** The one list of games. */
export const games: readonly RegisteredGame[] = [
  {
    game: guildhall,
    texts: guildhallTexts,
    bots: { apprentice },
    sense: guildhallSense,
    balance: guildhallBalance,
  },
  {
    game: dominion,
    texts: dominionTexts,
    bots: dominionBots,
    sense: dominionSense,
    balance: dominionBalance,
    readBot,
  },
  theGuildWith(zunftDeck, theGuild, theGuildTexts),
];
