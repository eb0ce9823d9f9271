import type { ClockSpec } from '@zunft/protocol';
import { ChoiceCards } from '../../form/ChoiceCards.tsx';
import { Segments } from '../../form/Segments.tsx';
import { Stepper } from '../../form/Stepper.tsx';
import { clockWords, duration } from '../../online/clock.ts';
import { type Preset, presetOf, presets } from './room-draft.ts';
import { newTableSay } from './words.ts';

interface ClockChoiceProps {
  readonly clock: ClockSpec;
  readonly onChange: (clock: ClockSpec) => void;
  /** The player wants another clock than the usual ones. */
  readonly own: boolean;
  readonly onOwn: (own: boolean) => void;
}

const kinds = ['move', 'bank', 'days'] as const;
type Kind = (typeof kinds)[number];

const forEach = [15, 30, 45, 60, 90, 120, 180, 300, 600, 1_800, 3_600];
const supplies = [300, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400, 7_200, 10_800];
const increments = [0, 5, 10, 15, 20, 30, 60, 120];

const first: Readonly<Record<Kind, ClockSpec>> = {
  move: { kind: 'move', seconds: 120 },
  bank: { kind: 'bank', seconds: 1_800, increment: 10 },
  days: { kind: 'days', days: 2 },
};

/** How long people may think. */
export function ClockChoice({ clock, onChange, own, onOwn }: ClockChoiceProps) {
  const chosen = own ? 'own' : presetOf(clock);
  return (
    <section class="new-clock paper paper-ruled" aria-labelledby="new-table-clock">
      <h2 id="new-table-clock">{newTableSay('clock')}</h2>
      <ChoiceCards<Preset | 'own'>
        legend={newTableSay('clock.legend')}
        choices={[
          ...(Object.keys(presets) as Preset[]).map((value) => ({
            value,
            label: clockWords(presets[value]),
            about: newTableSay(`clockAbout.${value}`),
          })),
          { value: 'own', label: newTableSay('clock.own'), about: newTableSay('clockAbout.own') },
        ]}
        value={chosen}
        onChange={(value) => {
          onOwn(value === 'own');
          if (value !== 'own') onChange(presets[value]);
          else if (clock.kind === 'none') onChange(first.move);
        }}
      />
      {chosen === 'own' && clock.kind !== 'none' && <OwnClock clock={clock} onChange={onChange} />}
      {clock.kind !== 'none' && <p class="field-hint">{newTableSay('clock.runsOut')}</p>}
    </section>
  );
}

interface OwnClockProps {
  readonly clock: Exclude<ClockSpec, { kind: 'none' }>;
  readonly onChange: (clock: ClockSpec) => void;
}

function OwnClock({ clock, onChange }: OwnClockProps) {
  return (
    <div class="own-clock">
      <Segments
        legend={newTableSay('clock.kind')}
        choices={kinds.map((value) => ({ value, label: newTableSay(`clockKind.${value}`) }))}
        value={clock.kind}
        onChange={(kind) => onChange(first[kind])}
      />
      {clock.kind === 'move' && (
        <Duration
          label={newTableSay('clock.each')}
          choices={forEach}
          value={clock.seconds}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      )}
      {clock.kind === 'bank' && (
        <>
          <Duration
            label={newTableSay('clock.supply')}
            choices={supplies}
            value={clock.seconds}
            onChange={(seconds) => onChange({ ...clock, seconds })}
          />
          <Duration
            label={newTableSay('clock.increment')}
            choices={increments}
            value={clock.increment}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === 'days' && (
        <Stepper
          label={newTableSay('clock.days')}
          min={1}
          max={14}
          value={clock.days}
          onChange={(days) => onChange({ kind: 'days', days })}
        />
      )}
    </div>
  );
}

interface DurationProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

function Duration({ label, choices, value, onChange }: DurationProps) {
  const all = choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b);
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="select"
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {all.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? newTableSay('clock.nothing') : duration(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}
