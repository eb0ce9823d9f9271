import x from 'icon:lucide/x';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { frameSay } from './words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A question or an answer in front of the page. Escape closes it; the focus goes back where it came from. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the effects of what is inside: what is not shown cannot scroll.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="dialog paper paper-ruled" aria-labelledby={id} onClose={onClose}>
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="button button-paper button-icon"
          aria-label={frameSay('report.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon of={x} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
