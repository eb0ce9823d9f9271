import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ReportDialog } from './ReportDialog.tsx';
import { frameSay } from './words.ts';

interface ReportButtonProps {
  readonly class?: string;
  /** The table it is about, if that is known. */
  readonly table?: string | undefined;
  /** What stands on it, if not the words. */
  readonly children?: ComponentChildren;
}

/** The dialog is fetched when it is asked for. */
export function ReportButton({ class: kind = 'button', table, children }: ReportButtonProps) {
  const [dialog, setDialog] = useState<{ readonly Dialog: typeof ReportDialog }>();
  const open = async (): Promise<void> => {
    const { ReportDialog: Dialog } = await import('./ReportDialog.tsx');
    setDialog({ Dialog });
  };
  return (
    <>
      <button
        type="button"
        class={kind}
        aria-haspopup="dialog"
        aria-label={frameSay('report.open')}
        onClick={() => void open()}
      >
        {children ?? frameSay('report.open')}
      </button>
      {dialog && <dialog.Dialog table={table} onClose={() => setDialog(undefined)} />}
    </>
  );
}
