import './commit-button.css';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import type { IconData } from './Icon.tsx';
import { Seal } from './Seal.tsx';

export interface CommitButtonProps extends RootAttributes<'title' | 'icon'> {
  readonly icon: IconData;
  readonly title: string;
  /** What will happen, in a smaller line. */
  readonly note?: string | undefined;
  /** Nothing to confirm yet. It stays reachable, so that it can say what is missing. */
  readonly waiting?: boolean | undefined;
}

/** The seal on a decision: the one button that cannot be taken back. */
export function CommitButton({ icon, title, note, waiting, class: extra, ...rest }: CommitButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={waiting ? true : undefined}
      {...(rest as object)}
      class={classes('commit', waiting && 'commit-waiting', extra)}
    >
      <Seal icon={icon} open={waiting} />
      <span class="commit-text">
        <span class="commit-title">{title}</span>
        {note !== undefined && <span class="commit-note">{note}</span>}
      </span>
    </button>
  );
}
