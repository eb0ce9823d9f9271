import type { GameTexts } from '@zunft/text';
import { language } from '../../settings/settings.ts';
import { newTableSay } from './words.ts';

interface BotOptionsProps {
  readonly bots: readonly string[];
  readonly texts: GameTexts | undefined;
  /** What stands in the list for a bot of this kind. */
  label?(kind: string): string;
}

/** The levels that every game has, weakest first. */
const levels: readonly string[] = ['random', 'apprentice', 'journeyman', 'master'];

/** Bots to choose from: the levels first, then what the game has besides. */
export function BotOptions({ bots, texts, label = (kind) => kind }: BotOptionsProps) {
  const words = texts?.catalogue[language.value] ?? {};
  const options = (kinds: readonly string[]) =>
    kinds.map((kind) => (
      <option key={kind} value={kind}>
        {label(words[`bot.${kind}`] ?? kind)}
      </option>
    ));
  const others = bots.filter((kind) => !levels.includes(kind));
  if (others.length === 0) return <>{options(bots)}</>;
  return (
    <>
      <optgroup label={newTableSay('bots.levels')}>
        {options(bots.filter((kind) => levels.includes(kind)))}
      </optgroup>
      <optgroup label={newTableSay('bots.others')}>{options(others)}</optgroup>
    </>
  );
}
