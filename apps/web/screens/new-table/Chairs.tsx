import '../../design/forms.css';
import type { GameInfo, Place } from '@zunft/protocol';
import type { GameTexts } from '@zunft/text';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Segments } from '../../form/Segments.tsx';
import { change, language, settings } from '../../settings/settings.ts';
import { BotOptions } from './BotOptions.tsx';
import { ownName } from './own-name.ts';
import { namesIn, placeOf, seatedPlaces } from './room-draft.ts';
import { longestName } from './Seats.tsx';
import { newTableSay } from './words.ts';

interface ChairsProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly places: readonly Place[];
  /** The player has not said how the others should call them. */
  readonly nameless: boolean;
  readonly onChange: (places: readonly Place[]) => void;
}

export const nameFieldId = 'own-name';

/** Who is to sit on which chair of a table with people. */
export function Chairs({ info, texts, places, nameless, onChange }: ChairsProps) {
  const { min, max } = info.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <section class="new-seats paper paper-ruled" aria-labelledby="new-table-seats">
      <h2 id="new-table-seats">{newTableSay('seats')}</h2>
      <Segments
        legend={newTableSay('players')}
        choices={counts.map((count) => ({ value: count, label: count }))}
        value={String(places.length)}
        onChange={(count) => onChange(seatedPlaces(places, Number(count)))}
      />
      <ol class="seat-rows">
        <li class="seat-row chair-row chair-row-own">
          <HouseMark seat={0} class="seat-mark" />
          <label class="field">
            <span>{newTableSay('yourName')}</span>
            <input
              class="input"
              id={nameFieldId}
              maxLength={longestName}
              autocomplete="nickname"
              value={settings.value.name}
              aria-invalid={nameless}
              aria-describedby={nameless ? 'own-name-missing' : undefined}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </label>
          {nameless && (
            <p class="form-problem seat-about" id="own-name-missing" role="alert">
              {newTableSay('nameless')}
            </p>
          )}
        </li>
        {places.slice(1).map((place, i) => (
          <Chair
            key={i}
            seat={i + 1}
            bots={info.bots}
            texts={texts}
            place={place}
            taken={[ownName(), ...namesIn(places)]}
            onChange={(changed) => onChange(places.with(i + 1, changed))}
          />
        ))}
      </ol>
    </section>
  );
}

interface ChairProps {
  readonly seat: number;
  readonly bots: readonly string[];
  readonly texts: GameTexts;
  readonly place: Place;
  readonly taken: readonly string[];
  readonly onChange: (place: Place) => void;
}

function Chair({ seat, bots, texts, place, taken, onChange }: ChairProps) {
  const words = texts.catalogue[language.value];
  const about =
    place.kind === 'bot' ? words[`botAbout.${place.bot}`] : newTableSay(`chairAbout.${place.kind}`);
  return (
    <li class="seat-row chair-row">
      <HouseMark seat={seat} class="seat-mark" />
      <label class="field">
        <span>{newTableSay('chair', { seat: seat + 1 })}</span>
        <select
          class="select"
          value={place.kind === 'bot' ? place.bot : place.kind}
          aria-describedby={`chair-about-${seat}`}
          onChange={({ currentTarget }) => onChange(placeOf(currentTarget.value, place, taken))}
        >
          <option value="kept">{newTableSay('chair.kept')}</option>
          <option value="open">{newTableSay('chair.open')}</option>
          <BotOptions bots={bots} texts={texts} label={(kind) => newTableSay('chair.bot', { kind })} />
        </select>
      </label>
      {(place.kind === 'kept' || place.kind === 'bot') && (
        <label class="field">
          <span>{newTableSay(place.kind === 'bot' ? 'chairName' : 'chairFor')}</span>
          <input
            class="input"
            maxLength={longestName}
            autocomplete="off"
            value={place.name ?? ''}
            onInput={({ currentTarget }) => onChange({ ...place, name: currentTarget.value })}
          />
        </label>
      )}
      <p class="field-hint seat-about" id={`chair-about-${seat}`}>
        {about}
      </p>
    </li>
  );
}
