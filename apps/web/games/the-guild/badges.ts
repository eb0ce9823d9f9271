import type { Gives } from '@zunft/games/the-guild/text';
import type { Speaker } from '@zunft/text';
import type { IconData } from '../../design/Icon.tsx';
import { icons } from './art.ts';
import { faceOf, givesOf } from './faces.ts';
import { type CardView, signed } from './view.ts';

/** What a card gives, in a sign and a number. */
export interface CardBadge {
  readonly tone: 'money' | 'votes' | 'plain' | 'upkeep' | 'off';
  readonly icon?: IconData;
  readonly text: string;
  /** The same for those who listen. */
  readonly words: string;
}

const gifts = [
  ['votes', icons.votes, 'votes'],
  ['sabotage', icons.sabotage, 'plain'],
  ['burglary', icons.burglary, 'plain'],
  ['favour', icons.favour, 'plain'],
  ['inventory', icons.inventory, 'plain'],
  ['hand', icons.hand, 'plain'],
] as const satisfies readonly (readonly [keyof Gives, IconData, CardBadge['tone']])[];

/** More than two would cover the card. */
const most = 2;

export function badgesOf(
  speaker: Speaker,
  { card, locked, income, unlocked }: CardView,
): readonly CardBadge[] {
  const gives = givesOf(card);
  const { upkeep = 0 } = faceOf(card);
  const badges: CardBadge[] = [];
  if (upkeep > 0)
    badges.push({
      tone: 'upkeep',
      text: signed(-upkeep),
      words: speaker.say('tg.badge.upkeep', { count: upkeep }),
    });
  const pays = income ?? gives.income ?? 0;
  const stopped = unlocked ?? gives.income ?? 0;
  if (locked > 0 && stopped > 0) badges.push(moneyOf(speaker, stopped, 'off'));
  else if (pays > 0) badges.push(moneyOf(speaker, pays, 'money'));
  if (gives.businessIncome !== undefined)
    badges.push({
      tone: 'money',
      icon: icons.business,
      text: signed(gives.businessIncome.amount),
      words: speaker.say('tg.badge.businessIncome', { count: gives.businessIncome.amount }),
    });
  for (const [gift, icon, look] of gifts) {
    const count = gives[gift];
    if (count !== undefined)
      badges.push({
        tone: look,
        icon,
        text: String(count),
        words: speaker.say(`tg.badge.${gift}`, { count }),
      });
  }
  if (gives.skill !== undefined)
    badges.push({
      tone: 'plain',
      icon: icons.skill,
      text: signed(gives.skill.amount),
      words: speaker.say('tg.badge.skill', { count: gives.skill.amount }),
    });
  return badges.slice(0, most);
}

const moneyOf = (speaker: Speaker, count: number, tone: CardBadge['tone']): CardBadge => ({
  tone,
  text: signed(count),
  words: speaker.say('tg.badge.income', { count }),
});
