import './card-picker.css';
import { useSignal } from '@preact/signals';
import { cardTypes, type KingdomCardId, kingdomCardIds, texts } from '@zunft/games/dominion/text';
import { type Language, languages, Speaker } from '@zunft/text';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../../../design/classes.ts';
import { Filter } from '../../../form/Filter.tsx';
import { contains, wordsIn } from '../../../form/finding.ts';
import { SearchField } from '../../../form/SearchField.tsx';
import { useRoving } from '../../../table/roving.ts';
import { Face } from '../Face.tsx';
import { faceOf, isOf } from '../faces.ts';
import { byCost } from './by-cost.ts';
import { say } from './words.ts';

interface CardPickerProps {
  readonly legend: string;
  readonly picked: readonly KingdomCardId[];
  /** How many it takes; without a limit any number will do. */
  readonly limit?: number;
  readonly speaker: Speaker;
  onChange(picked: readonly KingdomCardId[]): void;
  /** What stays in view above the cards. */
  readonly head?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const sets = ['guilds', 'base', 'intrigue'] as const;
const costs = [...new Set(kingdomCardIds.map((card) => faceOf(card).cost))].sort((a, b) => a - b).map(String);
const types = cardTypes.filter((type) => kingdomCardIds.some((card) => isOf(card, type)));

/** All kingdom cards, to search, to filter, to read and to pick. One too many is refused with the reason. */
export function CardPicker({ legend, picked, limit, speaker, onChange, head, children }: CardPickerProps) {
  const id = useId();
  const query = useSignal('');
  const set = useSignal<string | undefined>(undefined);
  const cost = useSignal<string | undefined>(undefined);
  const type = useSignal<string | undefined>(undefined);
  const read = useSignal<KingdomCardId | undefined>(undefined);
  const refused = useSignal<KingdomCardId | undefined>(undefined);
  const ref = useRoving({ items: 'input', rows: true });
  const words = wordsIn(query.value);
  const shown = byCost(kingdomCardIds, speaker).filter((card) => {
    const face = faceOf(card);
    return (
      (set.value ?? face.set) === face.set &&
      (cost.value ?? String(face.cost)) === String(face.cost) &&
      (type.value === undefined || (face.types as readonly string[]).includes(type.value)) &&
      contains([...namesOf(card), ...speaker.cardText(card)], words)
    );
  });
  const toggle = (input: HTMLInputElement, card: KingdomCardId) => {
    const isTooMany = input.checked && limit !== undefined && picked.length >= limit;
    refused.value = isTooMany ? card : undefined;
    read.value = card;
    if (isTooMany) input.checked = false;
    else onChange(input.checked ? [...picked, card] : picked.filter((one) => one !== card));
  };
  const showAll = () => {
    query.value = '';
    for (const filter of [set, cost, type]) filter.value = undefined;
  };
  return (
    <fieldset class="card-picker" aria-describedby={id}>
      <legend class="visually-hidden">{legend}</legend>
      <div class="card-picker-head">
        <p class="picker-count" id={id} role="status">
          <b>{legend}</b>
          <span class="numeral">
            {limit === undefined
              ? say('bannedCount', { count: picked.length })
              : say('pickedCount', { count: picked.length, limit })}
          </span>
          {refused.value !== undefined && limit !== undefined && (
            <span class="form-problem">{say('full', { limit, card: speaker.card(refused.value) })}</span>
          )}
        </p>
        {head}
        <p class="card-picker-read">
          {read.value === undefined ? (
            <span class="muted">{say('read')}</span>
          ) : (
            <>
              <b>{speaker.card(read.value)}</b> {speaker.cardText(read.value).join(' · ')}
            </>
          )}
        </p>
      </div>
      {children}
      <div class="card-picker-tools">
        <SearchField
          query={query}
          label={say('search')}
          hint={say('searchHint')}
          result={say('found', { count: shown.length })}
        />
        <Filter
          title={say('filterSet')}
          choice={set}
          all={say('all')}
          sorts={sets.map((one) => ({ id: one, title: speaker.say(`edition.${one}`) }))}
        />
        <Filter
          title={say('filterCost')}
          choice={cost}
          all={say('all')}
          sorts={costs.map((one) => ({ id: one, title: one }))}
        />
        <Filter
          title={say('filterType')}
          choice={type}
          all={say('all')}
          sorts={types.map((one) => ({ id: one, title: speaker.say(`type.${one}`) }))}
        />
      </div>
      <div ref={ref} class="card-picker-cards">
        {shown.map((card) => (
          <label
            key={card}
            class={classes('card-picker-card', limit === undefined && 'card-picker-ban')}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') read.value = card;
            }}
          >
            <input
              type="checkbox"
              checked={picked.includes(card)}
              aria-label={speaker.card(card)}
              aria-description={speaker.cardText(card).join(' ')}
              onFocus={() => {
                read.value = card;
              }}
              onChange={({ currentTarget }) => toggle(currentTarget, card)}
            />
            <Face speaker={speaker} card={card} size="tile" aria-hidden="true" />
          </label>
        ))}
      </div>
      {shown.length === 0 && (
        <div class="kingdom-buttons">
          <p>{say('nothing')}</p>
          <button type="button" class="button button-paper" onClick={showAll}>
            {say('showAll')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

const speakers: Readonly<Record<Language, Speaker>> = {
  en: new Speaker({ language: 'en', texts, names: [] }),
  de: new Speaker({ language: 'de', texts, names: [] }),
};

/** Whoever searches may know the card by its name in the other language. */
const namesOf = (card: string): string[] => languages.map((language) => speakers[language].card(card));
