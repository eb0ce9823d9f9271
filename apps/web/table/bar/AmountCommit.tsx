import seal from 'icon:game-icons/card-play';
import type { Decision } from '@zunft/kernel';
import { CommitButton } from '../../design/CommitButton.tsx';
import { amountDeed } from '../amount-deed.ts';
import type { TableModel } from '../model.ts';

interface AmountCommitProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'amount' }>;
}

/** The seal for an amount: it says what comes of it. */
export function AmountCommit({ model, decision: { min } }: AmountCommitProps) {
  const { title, note } = amountDeed(model, model.considered.value ?? min);
  return (
    <div class="bar-commit">
      <CommitButton icon={seal} title={title} note={note} onClick={() => model.commit()} />
    </div>
  );
}
