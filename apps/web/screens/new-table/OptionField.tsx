import type { Json, OptionSpec, Problem } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { ChoiceCards } from '../../form/ChoiceCards.tsx';
import type { Choice } from '../../form/choice.ts';
import { Segments } from '../../form/Segments.tsx';
import { Stepper } from '../../form/Stepper.tsx';
import { Switch } from '../../form/Switch.tsx';
import { TilePicker } from '../../form/TilePicker.tsx';
import { extrasOf } from './extras.ts';
import { aboutOption, newTableSay } from './words.ts';

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly speaker: Speaker;
  readonly problems: readonly Problem[];
  readonly onChange: (value: Json) => void;
}

/** An option of a game, in the shape that its kind asks for. */
export function OptionField(props: OptionFieldProps) {
  const { problems, speaker } = props;
  return (
    <div class="option-field">
      <Control {...props} />
      {problems.map((problem) => (
        <p key={problem.code} class="form-problem" role="alert">
          {speaker.problem({ ...problem, path: '' })}
        </p>
      ))}
    </div>
  );
}

function Control({ game, name, spec, value, speaker, onChange }: OptionFieldProps) {
  const label = speaker.say(`tableOption.${name}`);
  const hint = aboutOption(game, name);
  if (spec.kind === 'switch')
    return <Switch label={label} hint={hint} on={value === true} onChange={onChange} />;
  if (spec.kind === 'number') {
    const { min, max } = spec;
    const bounds = newTableSay('bounds', { min, max, usual: spec.default });
    return (
      <Stepper label={label} hint={bounds} min={min} max={max} value={Number(value)} onChange={onChange} />
    );
  }
  const extras = extrasOf(game);
  const choices = spec.values.map(
    (one): Choice<string> => ({
      value: one,
      label: speaker.say(`tableOption.${name}.${one}`),
      icons: extras.pictures(name, one),
    }),
  );
  if (spec.kind === 'words') {
    const limit = extras.limit(name);
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
  const Choices = choices.some(({ icons }) => icons !== undefined) ? ChoiceCards : Segments;
  return <Choices legend={label} choices={choices} value={String(value)} onChange={onChange} />;
}
