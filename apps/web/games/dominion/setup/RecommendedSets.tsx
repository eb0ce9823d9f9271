import { type RecommendedSet, recommendedSetIds, recommendedSets } from '@zunft/games/dominion/text';
import { locales, type Speaker } from '@zunft/text';
import { useId } from 'preact/hooks';
import { language } from '../../../settings/settings.ts';
import { Mark } from '../Mark.tsx';
import { KingdomCards } from './KingdomCards.tsx';
import { say } from './words.ts';

interface RecommendedSetsProps {
  readonly set: string;
  readonly speaker: Speaker;
  onChange(set: RecommendedSet): void;
}

/** The six sets by name, each with its pictures; the chosen one with its cards. */
export function RecommendedSets({ set, speaker, onChange }: RecommendedSetsProps) {
  const name = useId();
  const names = (id: RecommendedSet) =>
    new Intl.ListFormat(locales[language.value]).format(
      recommendedSets[id].map((card) => speaker.card(card)),
    );
  const title = (id: string) => speaker.say(`tableOption.kingdom.${id}`);
  return (
    <>
      <fieldset class="form-group">
        <legend class="visually-hidden">{say('sets')}</legend>
        <div class="kingdom-sets">
          {recommendedSetIds.map((id) => (
            <label key={id} class="choice-card">
              <input
                type="radio"
                name={name}
                checked={id === set}
                aria-describedby={`${name}-${id}`}
                onChange={() => onChange(id)}
              />
              <span class="choice-text">
                <b>{title(id)}</b>
                <span class="kingdom-marks" aria-hidden="true">
                  {recommendedSets[id].map((card) => (
                    <Mark key={card} card={card} />
                  ))}
                </span>
              </span>
            </label>
          ))}
        </div>
        {recommendedSetIds.map((id) => (
          <span key={id} id={`${name}-${id}`} hidden>
            {names(id)}
          </span>
        ))}
      </fieldset>
      <KingdomCards
        label={say('setCards', { set: title(set) })}
        cards={recommendedSets[set as RecommendedSet]}
        speaker={speaker}
      />
    </>
  );
}
