import type { KingdomCardId } from '@zunft/games/dominion/text';
import type { Options } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { useState } from 'preact/hooks';
import { CardPicker } from './CardPicker.tsx';
import { say } from './words.ts';

interface BannedCardsProps {
  readonly options: Options;
  readonly speaker: Speaker;
  readonly lead: string;
  onChange(part: Options): void;
}

/** Cards that somebody would rather not meet; the list unfolds. */
export function BannedCards({ options, speaker, lead, onChange }: BannedCardsProps) {
  const banned = (options['banned'] ?? []) as readonly KingdomCardId[];
  const [isOpen, setOpen] = useState(false);
  const change = (cards: readonly KingdomCardId[]) => onChange({ banned: [...cards] });
  return (
    <details
      class="kingdom-banned"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary class="form-legend">
        {say('banned')}: <span class="numeral">{say('bannedCount', { count: banned.length })}</span>
      </summary>
      {isOpen && (
        <CardPicker legend={say('banned')} picked={banned} speaker={speaker} onChange={change}>
          <p class="field-hint">{lead}</p>
          {banned.length > 0 && (
            <button type="button" class="button button-paper" onClick={() => change([])}>
              {say('noBan')}
            </button>
          )}
        </CardPicker>
      )}
    </details>
  );
}
