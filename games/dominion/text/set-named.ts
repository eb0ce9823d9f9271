import type { RecommendedSet } from '../kingdom.ts';
import { plain } from './plain.ts';
import { setsDe } from './sets.de.ts';
import { setsEn } from './sets.en.ts';

const byName: ReadonlyMap<string, RecommendedSet> = new Map(
  (Object.keys(setsEn) as RecommendedSet[]).flatMap((id) =>
    [id, setsEn[id], setsDe[id]].map((name) => [plain(name), id] as const),
  ),
);

/** The recommended set with this id, or this title in English or German. */
export const setNamed = (words: string): RecommendedSet | undefined => byName.get(plain(words));
