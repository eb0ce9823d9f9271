import type { Options } from '@zunft/kernel';
import { locales, type Speaker } from '@zunft/text';
import type { OptionFacts } from '../../game-setup.ts';
import { byCost } from './by-cost.ts';
import { cardsOf, wayOf } from './kingdom.ts';

const quotas = ['fromGuilds', 'fromBase', 'fromIntrigue'] as const;

/** The kingdom by its cards; quotas and bans only where chance or the players choose it. */
export function facts(options: Options, speaker: Speaker): OptionFacts {
  const kingdom = String(options['kingdom']);
  const way = wayOf(kingdom);
  const list = (cards: readonly string[]) =>
    new Intl.ListFormat(locales[speaker.language]).format(
      byCost(cards, speaker).map((card) => speaker.card(card)),
    );
  const isFound = way === 'random' || way === 'draft';
  const cards = cardsOf(kingdom);
  const banned = (options['banned'] ?? []) as readonly string[];
  const named = way === 'own' ? '' : speaker.say(`tableOption.kingdom.${kingdom}`);
  return {
    kingdom: isFound ? named : [named, list(cards)].filter(Boolean).join(': '),
    ...Object.fromEntries(
      quotas.filter((name) => way !== 'random' || Number(options[name]) < 0).map((name) => [name, undefined]),
    ),
    banned: isFound && banned.length > 0 ? list(banned) : undefined,
  };
}
