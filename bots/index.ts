export { botAnswer, botNames, makeBot } from './bot.ts';
export { RandomPolicy } from './random.ts';
