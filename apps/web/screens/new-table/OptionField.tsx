import type { Json, OptionSpec, Problem } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { ChoiceCards } from '../../form/ChoiceCards.tsx';
import type { Choice } from '../../form/choice.ts';
import { Problems } from '../../form/Problems.tsx';
import { Segments } from '../../form/Segments.tsx';
import { Stepper } from '../../form/Stepper.tsx';
import { Switch } from '../../form/Switch.tsx';
import { TextField } from '../../form/TextField.tsx';
import { TilePicker } from '../../form/TilePicker.tsx';
import type { GameSetup } from '../../games/game-setup.ts';
import { newTableSay } from './words.ts';

interface OptionFieldProps {
  readonly setup: GameSetup;
  readonly name: string;
  readonly spec: OptionSpec;
  /** What it means in practice, where its name does not say it. */
  readonly about: string | undefined;
  readonly value: Json;
  readonly speaker: Speaker;
  readonly problems: readonly Problem[];
  readonly onChange: (value: Json) => void;
}

/** An option of a game, in the shape that its kind asks for. */
export function OptionField(props: OptionFieldProps) {
  return (
    <div class="option-field">
      <Control {...props} />
      <Problems of={props.problems} speaker={props.speaker} />
    </div>
  );
}

function Control({ setup, name, spec, about, value, speaker, onChange }: OptionFieldProps) {
  const label = speaker.say(`tableOption.${name}`);
  if (spec.kind === 'switch')
    return <Switch label={label} hint={about} on={value === true} onChange={onChange} />;
  if (spec.kind === 'text')
    return <TextField label={label} hint={about} value={String(value)} onChange={onChange} />;
  if (spec.kind === 'number') {
    const { min, max } = spec;
    const bounds = newTableSay('bounds', { min, max, usual: spec.default });
    return (
      <Stepper label={label} hint={bounds} min={min} max={max} value={Number(value)} onChange={onChange} />
    );
  }
  const choices = spec.values.map(
    (one): Choice<string> => ({
      value: one,
      label: speaker.say(`tableOption.${name}.${one}`),
      icons: setup.pictures?.(name, one),
    }),
  );
  if (spec.kind === 'words') {
    const limit = setup.limit?.(name);
    return (
      <TilePicker
        legend={label}
        choices={choices}
        picked={value as string[]}
        limit={limit}
        onChange={onChange}
      />
    );
  }
  if (choices.some(({ icons }) => icons !== undefined))
    return <ChoiceCards legend={label} choices={choices} value={String(value)} onChange={onChange} />;
  return <Segments legend={label} hint={about} choices={choices} value={String(value)} onChange={onChange} />;
}
