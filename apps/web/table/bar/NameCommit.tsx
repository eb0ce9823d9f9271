import seal from 'icon:game-icons/card-play';
import { CommitButton } from '../../design/CommitButton.tsx';
import type { TableModel } from '../model.ts';

/** The seal for a name: it says which, and names it. */
export function NameCommit({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const name = model.named.value;
  return (
    <div class="bar-commit">
      <CommitButton
        icon={seal}
        title={
          name === undefined
            ? speaker.say('bar.nameMissing')
            : speaker.say('bar.nameCommit', { card: speaker.card(name) })
        }
        waiting={name === undefined}
        onClick={() => model.commit()}
      />
    </div>
  );
}
