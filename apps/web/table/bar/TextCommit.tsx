import seal from 'icon:game-icons/card-play';
import type { Decision } from '@zunft/kernel';
import { CommitButton } from '../../design/CommitButton.tsx';
import type { TableModel } from '../model.ts';

interface TextCommitProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'text' }>;
}

/** The seal for a text, which may also be left empty: it says what comes of it. */
export function TextCommit({ model, decision }: TextCommitProps) {
  const speaker = model.speaker.value;
  const { length } = model.written.value;
  return (
    <div class="bar-commit">
      <CommitButton
        icon={seal}
        title={speaker.commit(decision, length)!}
        note={speaker.say(length === 0 ? 'bar.textNone' : 'bar.textCommit')}
        onClick={() => model.commit()}
      />
    </div>
  );
}
