import { botAnswer, botNamed } from '@zunft/bots';
import { games } from '@zunft/games';
import type { Answer, Match, Option } from '@zunft/kernel';
import { askedOf, type Choose, me } from './tables.ts';

/** What the players of these tests answer: by fixed rules of thumb, so that games repeat. */
export function answerTo(match: Match): Answer {
  const decision = askedOf(match);
  const { game } = match.journal();
  if (game === 'guildhall' && decision.kind === 'choose') return inVerbOrder(decision);
  return allTreasuresAtOnce(match, asApprentice(match));
}

/** What is worth doing first in Guildhall; whatever is not named here is between the two halves. */
const liked = ['buy', 'use', 'play', 'level'];
const disliked = ['refill', 'decline', 'done', 'pass'];

export function inVerbOrder({ options, min, max }: Choose): readonly string[] {
  const wanted = Math.max(min, Math.min(max, 1));
  const picked: Option[] = [];
  for (const option of options.filter(({ legal }) => legal).toSorted((a, b) => rank(a) - rank(b))) {
    const taken = option.group !== undefined && picked.some(({ group }) => group === option.group);
    if (picked.length < wanted && !taken) picked.push(option);
  }
  return picked.map(({ id }) => id);
}

function rank({ ref: { verb } }: Option): number {
  if (liked.includes(verb)) return liked.indexOf(verb) - liked.length;
  return disliked.indexOf(verb) + 1;
}

/** What the bot of the game would do. */
function asApprentice(match: Match): Answer {
  const { game } = match.journal();
  const registered = games.find((one) => one.game.id === game)!;
  return botAnswer(match, me, botNamed(registered, 'apprentice')!, `thumb ${match.seq}`);
}

const treasures = ['copper', 'silver', 'gold', 'masterpiece', 'harem'].map((card) => `play.${card}`);

/** A bot lays them down one by one. */
function allTreasuresAtOnce(match: Match, answer: Answer): Answer {
  const decision = askedOf(match);
  const isTreasure = Array.isArray(answer) && treasures.includes(answer[0]);
  const all =
    decision.kind === 'choose' ? decision.options.find(({ id }) => id === 'play-treasures') : undefined;
  return isTreasure && all?.legal ? [all.id] : answer;
}
