import { card } from '../card.ts';

export const candlestickMaker = card('candlestick-maker', { bonus: { actions: 1, buys: 1, tokens: 1 } });
