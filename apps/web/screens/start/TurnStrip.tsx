import './turn-strip.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type StartWord, startSay } from './words.ts';

const steps = [1, 2, 3, 4] as const;

/** Pictures for the steps of a turn. They come after the words, whose place does not change by that. */
const pictures: Readonly<Record<string, () => Promise<readonly ComponentType[]>>> = {
  guildhall: async () => (await import('../../games/guildhall/start/turn-pictures.tsx')).turnPictures,
  dominion: async () => (await import('../../games/dominion/start/turn-pictures.tsx')).turnPictures,
  'the-guild': async () => (await import('../../games/the-guild/start/turn-pictures.tsx')).turnPictures,
};

/** How a turn works, in four pictures. */
export function TurnStrip({ game }: { readonly game: string }) {
  const [drawn, setDrawn] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    // The words say it all, too.
    pictures[game]?.().then(setDrawn, () => undefined);
  }, [game]);
  return (
    <ol class="turn-strip">
      {steps.map((step, i) => {
        const Picture = drawn[i];
        const word = `turn.${game}.${step}` as StartWord & `turn.${string}.${1 | 2 | 3 | 4}`;
        return (
          <li key={step} class="turn-step paper">
            <span class="turn-picture" aria-hidden="true">
              {Picture && <Picture />}
            </span>
            <b class="turn-title">{startSay(word)}</b>
            <span class="turn-text muted">{startSay(`${word}.text` as StartWord)}</span>
          </li>
        );
      })}
    </ol>
  );
}
