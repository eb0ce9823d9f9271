import '../../design/forms.css';
import type { GameInfo } from '@zunft/protocol';
import type { GameTexts } from '@zunft/text';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Segments } from '../../form/Segments.tsx';
import { change, language, settings, type TableSetup } from '../../settings/settings.ts';
import { BotOptions } from './BotOptions.tsx';
import { seated } from './draft.ts';
import { ownName } from './own-name.ts';
import { newTableSay } from './words.ts';

interface SeatsProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly opponents: TableSetup['opponents'];
  readonly onChange: (opponents: TableSetup['opponents']) => void;
}

export const longestName = 24;

export function Seats({ info, texts, opponents, onChange }: SeatsProps) {
  const { min, max } = info.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <section class="new-seats paper paper-ruled" aria-labelledby="new-table-seats">
      <h2 id="new-table-seats">{newTableSay('seats')}</h2>
      <Segments
        legend={newTableSay('players')}
        choices={counts.map((count) => ({ value: count, label: count }))}
        value={String(opponents.length + 1)}
        onChange={(count) => onChange(seated(opponents, Number(count) - 1, info.bots))}
      />
      <ol class="seat-rows">
        <li class="seat-row">
          <HouseMark seat={0} class="seat-mark" />
          <label class="field">
            <span>{newTableSay('yourName')}</span>
            <input
              class="input"
              maxLength={longestName}
              placeholder={ownName()}
              value={settings.value.name}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </label>
        </li>
        {opponents.map((opponent, i) => (
          <Opponent
            key={i}
            seat={i + 1}
            bots={info.bots}
            texts={texts}
            opponent={opponent}
            onChange={(changed) => onChange(opponents.with(i, changed))}
          />
        ))}
      </ol>
      <p class="field-hint">{newTableSay('whoBegins')}</p>
    </section>
  );
}

interface OpponentProps {
  readonly seat: number;
  readonly bots: readonly string[];
  readonly texts: GameTexts;
  readonly opponent: TableSetup['opponents'][number];
  readonly onChange: (opponent: TableSetup['opponents'][number]) => void;
}

function Opponent({ seat, bots, texts, opponent, onChange }: OpponentProps) {
  const words = texts.catalogue[language.value];
  const { name, bot } = opponent;
  return (
    <li class="seat-row">
      <HouseMark seat={seat} class="seat-mark" />
      <label class="field">
        <span>{newTableSay('botName', { seat })}</span>
        <input
          class="input"
          maxLength={longestName}
          value={name}
          onInput={({ currentTarget }) => onChange({ bot, name: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{newTableSay('botKind')}</span>
        <select
          class="select"
          value={bot}
          aria-describedby={`bot-about-${seat}`}
          onChange={({ currentTarget }) => onChange({ name, bot: currentTarget.value })}
        >
          <BotOptions bots={bots} texts={texts} />
        </select>
      </label>
      <p class="field-hint seat-about" id={`bot-about-${seat}`}>
        {words[`botAbout.${bot}`]}
      </p>
    </li>
  );
}
