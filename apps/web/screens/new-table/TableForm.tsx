import type { Options, Problem } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import { type GameTexts, Speaker } from '@zunft/text';
import { useMemo, useState } from 'preact/hooks';
import { Refused } from '../../connection/connection.ts';
import { Seal } from '../../design/Seal.tsx';
import { failureSentence } from '../../frame/failure.ts';
import type { GameSetup } from '../../games/game-setup.ts';
import { onlineFailure } from '../../online/failure.ts';
import { query } from '../../router/router.ts';
import { language, settings, type TableSetup } from '../../settings/settings.ts';
import { Aids } from './Aids.tsx';
import { nameFieldId } from './Chairs.tsx';
import { finished, firstDraft, optionsIn } from './draft.ts';
import { layTable } from './lay-table.ts';
import { OptionSections } from './OptionSections.tsx';
import { openTable } from './open-table.ts';
import { People } from './People.tsx';
import { firstRoom, lastRoomOptions, type RoomDraft } from './room-draft.ts';
import { Seats } from './Seats.tsx';
import { WithWhom } from './WithWhom.tsx';
import { newTableSay } from './words.ts';

interface TableFormProps {
  readonly info: GameInfo;
  readonly setup: GameSetup;
  readonly texts: GameTexts;
  /** Against bots here, or with people on the server. */
  readonly withPeople: boolean;
}

export function TableForm({ info, setup, texts, withPeople }: TableFormProps) {
  const [draft, setDraft] = useState<TableSetup>(() => {
    const last = withPeople ? lastRoomOptions(settings.value.lastRooms[info.game]) : undefined;
    return firstDraft(info, optionsIn(query.peek(), info.options), last);
  });
  const [room, setRoom] = useState<RoomDraft>(() => firstRoom(info, settings.value.lastRooms[info.game]));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState('');
  const [nameless, setNameless] = useState(false);
  const [sending, setSending] = useState(false);
  const speaker = useMemo(
    () => new Speaker({ language: language.value, texts, names: [] }),
    [language.value, texts],
  );

  const changeOptions = (part: Options) => {
    setDraft((before) => ({ ...before, options: { ...before.options, ...part } }));
    setProblems([]);
    setFailure('');
  };

  const refuse = (found: readonly Problem[], error?: unknown) => {
    setProblems(found);
    const isAtField = found.some(({ path }) => isShown(path, info));
    const sentence = withPeople ? onlineFailure : failureSentence;
    setFailure(isAtField ? newTableSay('seeFields') : sentence(error));
    if (isAtField) requestAnimationFrame(showProblem);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    if (sending) return;
    setFailure('');
    const isNameless = withPeople && settings.value.name.trim() === '';
    setNameless(isNameless);
    if (isNameless) return document.getElementById(nameFieldId)?.focus();
    const foreseen = setup.check?.(draft.options) ?? [];
    if (foreseen.length > 0) return refuse(foreseen);
    const complete = finished(draft, info);
    setSending(true);
    try {
      if (withPeople) await layTable(info.game, room, complete.options);
      else await openTable(info.game, complete);
    } catch (error) {
      setSending(false);
      refuse(error instanceof Refused ? (error.wire.problems ?? []) : [], error);
    }
  };

  return (
    <form class="table-form" onSubmit={start}>
      <WithWhom game={info.game} people={withPeople} />
      <div class="table-form-people">
        {withPeople ? (
          <People
            info={info}
            texts={texts}
            room={room}
            nameless={nameless && settings.value.name.trim() === ''}
            onChange={setRoom}
          />
        ) : (
          <>
            <Seats
              info={info}
              texts={texts}
              opponents={draft.opponents}
              onChange={(opponents) => setDraft({ ...draft, opponents })}
            />
            <Aids />
          </>
        )}
      </div>
      <div class="table-form-options">
        <OptionSections
          {...{ info, setup, texts, speaker, problems }}
          options={draft.options}
          onChange={changeOptions}
        />
      </div>
      <div class="table-form-start">
        {withPeople && failure === '' && <p class="table-form-note">{newTableSay('lay.note')}</p>}
        <p class="table-form-failure" role="alert">
          {failure}
        </p>
        <button type="submit" class="button button-primary button-sealed" aria-disabled={sending}>
          <Seal icon={setup.icon} />
          {newTableSay(withPeople ? 'lay' : 'start')}
        </button>
      </div>
    </form>
  );
}

const isShown = (path: string, { options }: GameInfo): boolean =>
  path.startsWith('options.') && Object.hasOwn(options, path.slice('options.'.length));

const showProblem = (): void =>
  document.querySelector('.table-form .form-problem')?.scrollIntoView({ block: 'center' });
