import scales from 'icon:game-icons/scales';
import type { Json, Problem } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import { type GameTexts, Speaker } from '@zunft/text';
import { useMemo, useState } from 'preact/hooks';
import { Refused } from '../../connection/connection.ts';
import { Seal } from '../../design/Seal.tsx';
import { language, type TableSetup } from '../../settings/settings.ts';
import { failureSentence } from '../frame/failure.ts';
import { Aids } from './Aids.tsx';
import { finished, firstDraft, isAsked } from './draft.ts';
import { OptionField } from './OptionField.tsx';
import { openTable } from './open-table.ts';
import { Seats } from './Seats.tsx';
import { newTableSay } from './words.ts';

interface TableFormProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
}

export function TableForm({ info, texts }: TableFormProps) {
  const [draft, setDraft] = useState<TableSetup>(() => firstDraft(info));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState('');
  const speaker = useMemo(
    () => new Speaker({ language: language.value, texts, names: [] }),
    [language.value, texts],
  );

  const setOption = (name: string, value: Json) => {
    setDraft({ ...draft, options: { ...draft.options, [name]: value } });
    setProblems([]);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    setFailure('');
    try {
      await openTable(info.game, finished(draft, info));
    } catch (error) {
      const found = error instanceof Refused ? (error.wire.problems ?? []) : [];
      setProblems(found);
      setFailure(
        found.some(({ path }) => isShown(path, info)) ? newTableSay('seeFields') : failureSentence(error),
      );
    }
  };

  const asked = Object.entries(info.options).filter(([name]) => isAsked(name, info.options, draft.options));
  return (
    <form class="table-form" onSubmit={start}>
      <div class="table-form-people">
        <Seats
          info={info}
          texts={texts}
          opponents={draft.opponents}
          onChange={(opponents) => setDraft({ ...draft, opponents })}
        />
        <Aids />
      </div>
      <section class="table-form-options paper paper-ruled" aria-labelledby="new-table-rules">
        <h2 id="new-table-rules">{newTableSay('rules')}</h2>
        {asked.map(([name, spec]) => (
          <OptionField
            key={name}
            game={info.game}
            name={name}
            spec={spec}
            value={draft.options[name] ?? spec.default}
            speaker={speaker}
            problems={problems.filter(({ path }) => path === `options.${name}`)}
            onChange={(value) => setOption(name, value)}
          />
        ))}
      </section>
      <div class="table-form-start">
        <p class="table-form-failure" role="alert">
          {failure}
        </p>
        <button type="submit" class="button button-primary button-sealed">
          <Seal icon={scales} />
          {newTableSay('start')}
        </button>
      </div>
    </form>
  );
}

const isShown = (path: string, { options }: GameInfo): boolean =>
  path.startsWith('options.') && Object.hasOwn(options, path.slice('options.'.length));
