import type { Params } from '@zunft/kernel';
import type { Say } from '@zunft/text';
import { type ProfessionId, professionIds } from '../faces.ts';
import { printedPrestige } from '../prestige/printed.ts';
import { cardsEn } from './cards.en.ts';

const isProfession = (id: string): id is ProfessionId => (professionIds as readonly string[]).includes(id);

/** Its level is a number of its own choosing, printed as X. */
const isGrowing = (profession: ProfessionId): boolean => `effect.${profession}.x` in cardsEn;

/** Short and distinctive first: "Weaver red"; a prestige card by its coined name. */
export function cardName(say: Say, card: string): string {
  const [profession = '', colour] = card.split('.');
  if (!isProfession(profession)) return say(`prestige.${card}`);
  return say('card', { profession: say(`profession.${profession}`), colour: say(`colour.${colour}`) });
}

/** A line for each level, or what a prestige card is worth and what it does. */
export function cardText(say: Say, card: string): readonly string[] {
  const profession = card.split('.')[0]!;
  if (isProfession(profession)) return levelsOf(profession).map((level) => levelLine(say, profession, level));
  const prestige = printedPrestige.find(({ id }) => id === card);
  if (prestige === undefined) throw new Error(`there is no card ${card}`);
  const { points, cost } = prestige;
  return [say('prestigeLine', { points, cost }), say(`prestigeEffect.${card}`)];
}

/** The levels that have a text, in ascending order; `x` stands for all. */
export function levelsOf(profession: ProfessionId): readonly string[] {
  const start = `effect.${profession}.`;
  return Object.keys(cardsEn).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

const levelLine = (say: Say, profession: string, level: string): string =>
  say('levelLine', { level: level.toUpperCase(), effect: say(`effect.${profession}.${level}`) });

/**
 * What the sentences of Guildhall can use besides their own params:
 * `profession` and `professions`, by name in the singular and in the plural;
 * `source`, the effect by name, `by`, the id of its card as a select can read it, `growing` (yes, no), its `level`,
 * and `effect`, its text or `none`.
 */
export function words(say: Say, params: Params): Params {
  const id = params['profession'] ?? params['word'];
  return {
    ...params,
    ...(typeof id === 'string' && {
      profession: say(`profession.${id}`),
      professions: say(`professions.${id}`),
    }),
    ...sourceWords(say, params['source'], params['number']),
  };
}

function sourceWords(
  say: Say,
  source: Params[string] | undefined,
  option: Params[string] | undefined,
): Params {
  if (typeof source !== 'string') return { source: '', by: 'none', growing: 'no', effect: 'none' };
  const [card = '', chosen] = source.split('.');
  const by = card.replaceAll('-', '_');
  if (!isProfession(card)) {
    return { source: say(`prestige.${card}`), by, growing: 'no', effect: say(`prestigeEffect.${card}`) };
  }
  const profession = say(`profession.${card}`);
  const growing = isGrowing(card) ? 'yes' : 'no';
  const level = option ?? chosen;
  if (level === undefined) return { source: profession, by, growing, effect: 'none' };
  return {
    source: say('sourceLevel', { profession, growing, level }),
    by,
    growing,
    level,
    effect:
      growing === 'yes' ? say(`effectWith.${card}`, { x: Number(level) }) : say(`effect.${card}.${level}`),
  };
}
