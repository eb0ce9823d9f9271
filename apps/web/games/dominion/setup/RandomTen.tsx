import { checkOptions, type KingdomCardId, kingdomSize, settleOptions } from '@zunft/games/dominion/text';
import type { Options } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { useState } from 'preact/hooks';
import { BannedCards } from './BannedCards.tsx';
import { KingdomCards } from './KingdomCards.tsx';
import { cardsOf } from './kingdom.ts';
import { say } from './words.ts';

interface RandomTenProps {
  readonly options: Options;
  readonly speaker: Speaker;
  onChange(part: Options): void;
  /** Somebody wants to play with these. */
  onTake(cards: readonly KingdomCardId[]): void;
}

const quotas = [
  { option: 'fromGuilds', set: 'guilds' },
  { option: 'fromBase', set: 'base' },
  { option: 'fromIntrigue', set: 'intrigue' },
] as const;

/** As the option has it: as many as chance will have. */
const anyNumber = -1;

/** Ten cards that chance will draw: what it may draw from, and what could come of it. */
export function RandomTen({ options, speaker, onChange, onTake }: RandomTenProps) {
  const [example, setExample] = useState<readonly KingdomCardId[]>([]);
  const isPossible = checkOptions(options).length === 0;
  const change = (part: Options) => {
    setExample([]);
    onChange(part);
  };
  const draw = () => setExample(drawn(options));
  return (
    <>
      <fieldset class="form-group">
        <legend class="form-legend">{say('quotas')}</legend>
        <div class="kingdom-quotas">
          {quotas.map(({ option, set }) => (
            <label key={option} class="field">
              <span>{speaker.say(`edition.${set}`)}</span>
              <select
                class="select"
                value={String(options[option])}
                onChange={({ currentTarget }) => change({ [option]: Number(currentTarget.value) })}
              >
                <option value={anyNumber}>{say('quota.any')}</option>
                {Array.from({ length: kingdomSize + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </fieldset>
      <BannedCards options={options} speaker={speaker} lead={say('bannedRandom')} onChange={change} />
      {isPossible && (
        <section class="kingdom-example" aria-label={say('example')}>
          {example.length > 0 && (
            <>
              <KingdomCards label={say('example')} cards={example} speaker={speaker} />
              <p class="field-hint">{say('example.note')}</p>
            </>
          )}
          <div class="kingdom-buttons">
            <button type="button" class="button button-paper" onClick={draw}>
              {say(example.length > 0 ? 'example.again' : 'example.draw')}
            </button>
            {example.length > 0 && (
              <button type="button" class="button button-paper" onClick={() => onTake(example)}>
                {say('example.take')}
              </button>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** Ten cards as the game could draw them. */
export const drawn = (options: Options): readonly KingdomCardId[] =>
  cardsOf(
    String(
      settleOptions({ ...options, kingdom: 'random' }, (bound) => Math.floor(Math.random() * bound))[
        'kingdom'
      ],
    ),
  );
