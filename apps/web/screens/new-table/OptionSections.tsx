import chevron from 'icon:lucide/chevron-right';
import type { Options, Problem } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import type { GameTexts, Speaker } from '@zunft/text';
import { useId } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import type { GameSetup, SetupSection } from '../../games/game-setup.ts';
import { language } from '../../settings/settings.ts';
import { isAsked } from './draft.ts';
import { OptionField } from './OptionField.tsx';
import { newTableSay } from './words.ts';

interface OptionSectionsProps {
  readonly info: GameInfo;
  readonly setup: GameSetup;
  readonly texts: GameTexts;
  readonly speaker: Speaker;
  readonly options: Options;
  readonly problems: readonly Problem[];
  onChange(part: Options): void;
}

/** The options of a game, in the order and under the headings that it wants. */
export function OptionSections(props: OptionSectionsProps) {
  const { info, setup } = props;
  const sections = setup.sections ?? [];
  const rest = Object.keys(info.options).filter(
    (name) => !sections.some(({ options }) => options.includes(name)),
  );
  const all = rest.length === 0 ? sections : [restOf(rest), ...sections];
  return (
    <>
      {all.map((section) => (
        <Section key={section.id} {...props} section={section} />
      ))}
    </>
  );
}

const restOf = (options: readonly string[]): SetupSection => ({
  id: 'rules',
  title: () => newTableSay('rules'),
  options,
});

interface SectionProps extends OptionSectionsProps {
  readonly section: SetupSection;
}

function Section(props: SectionProps) {
  const { section, problems } = props;
  const id = useId();
  const own = problems.filter(({ path }) => section.options.some((name) => path === `options.${name}`));
  const lead = section.lead?.();
  const body = (
    <>
      {lead !== undefined && <p class="muted">{lead}</p>}
      <Fields {...props} problems={own} />
    </>
  );
  if (section.folded) {
    return (
      <details class="table-form-section table-form-folded paper paper-ruled" open={own.length > 0}>
        <summary>
          <Icon of={chevron} />
          <h2>{section.title()}</h2>
        </summary>
        {body}
      </details>
    );
  }
  return (
    <section class="table-form-section paper paper-ruled" aria-labelledby={id}>
      <h2 id={id}>{section.title()}</h2>
      {body}
    </section>
  );
}

function Fields(props: SectionProps) {
  const { section, info, setup, texts, options, speaker, problems, onChange } = props;
  if (section.Fields !== undefined) return <section.Fields {...{ options, speaker, problems, onChange }} />;
  return (
    <>
      {section.options
        .filter((name) => isAsked(name, info.options, options))
        .map((name) => (
          <OptionField
            key={name}
            setup={setup}
            name={name}
            spec={info.options[name]!}
            about={texts.catalogue[language.value][`tableOptionAbout.${name}`]}
            value={options[name] ?? info.options[name]!.default}
            speaker={speaker}
            problems={problems.filter(({ path }) => path === `options.${name}`)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
    </>
  );
}
