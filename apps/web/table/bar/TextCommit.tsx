import seal from 'icon:game-icons/card-play';
import { CommitButton } from '../../design/CommitButton.tsx';
import type { TableModel } from '../model.ts';

/** The seal for a text, which may also be left empty. */
export function TextCommit({ model }: { readonly model: TableModel }) {
  const title = model.written.value === '' ? 'bar.textNone' : 'bar.textCommit';
  return (
    <div class="bar-commit">
      <CommitButton icon={seal} title={model.speaker.value.say(title)} onClick={() => model.commit()} />
    </div>
  );
}
