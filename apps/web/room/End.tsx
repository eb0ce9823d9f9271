import file from 'icon:lucide/download';
import eye from 'icon:lucide/eye';
import again from 'icon:lucide/rotate-ccw-clock';
import shield from 'icon:lucide/shield-check';
import swords from 'icon:lucide/swords';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { later } from '../shell/later.ts';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { saveJournal } from './journal.ts';
import { say } from './words.ts';

const endOfGame = later(async () => (await import('../table/EndOfGame.tsx')).EndOfGame);
const dealDialog = later(async () => (await import('./deal/DealDialog.tsx')).DealDialog);

interface EndProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** Who won, and what people do after a game. */
export function RoomEnd({ company, model }: EndProps) {
  useEffect(() => void endOfGame.want(), []);
  const EndOfGame = endOfGame.value;
  if (EndOfGame === undefined || !company.isEndOpen.value) return null;
  return (
    <EndOfGame
      model={model}
      onClose={() => {
        company.isEndOpen.value = false;
      }}
    >
      <EndDoings company={company} model={model} />
    </EndOfGame>
  );
}

/** Another game, this one again, its record, and whether the cards were what they should have been. */
export function EndDoings({ company, model }: EndProps) {
  const message = useSignal('');
  const isChecking = useSignal(false);
  const DealDialog = dealDialog.value;
  const { rematch, watching } = company.room.value;
  const isPlayer = company.seat.value !== undefined;
  const replay = `/replay/${encodeURIComponent(model.info.table)}`;
  const save = async () => {
    const name = await company.try(() => saveJournal(model.info));
    message.value = name === undefined ? '' : say('end.saved', { file: name });
  };
  const check = async () => {
    await dealDialog.want();
    isChecking.value = true;
  };
  return (
    <div class="room-end">
      {isPlayer && rematch !== undefined && <p class="room-end-rematch">{rematchWords(company)}</p>}
      {isPlayer && (
        <button type="button" class="button button-primary" onClick={() => void company.rematch()}>
          <Icon of={swords} />
          {say(rematch === undefined ? 'end.rematch' : 'end.join')}
        </button>
      )}
      <a class="button button-paper" href={replay}>
        <Icon of={again} />
        {say('end.replay')}
      </a>
      {(isPlayer || watching !== 'nobody') && (
        <>
          <a class="button button-paper" href={`${replay}?seat=all`}>
            <Icon of={eye} />
            {say('end.replayAll')}
          </a>
          <button type="button" class="button button-paper" onClick={() => void save()}>
            <Icon of={file} />
            {say('end.save')}
          </button>
          <button type="button" class="button button-paper" onClick={() => void check()}>
            <Icon of={shield} />
            {say('end.check')}
          </button>
        </>
      )}
      <a class="button button-paper" href="/">
        {say('end.start')}
      </a>
      <p role="status">{message.value}</p>
      {DealDialog && isChecking.value && (
        <DealDialog
          table={model.info.table}
          commitment={company.room.value.commitment}
          onClose={() => {
            isChecking.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Who wants to play again. */
function rematchWords({ room, names, isWantedAgain }: RoomCompany): string {
  const { rematchBy: by } = room.value;
  return by === undefined || !isWantedAgain.value
    ? say('end.rematchOpen')
    : say('end.rematchWaits', { name: names.value[by]! });
}
