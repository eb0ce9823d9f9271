import { Dialog } from '../../frame/Dialog.tsx';
import { roomSay } from './words.ts';

interface CallOffProps {
  onClose(): void;
  onDo(): void;
}

/** Asks before a table is gone for everybody. */
export function CallOff({ onClose, onDo }: CallOffProps) {
  return (
    <Dialog title={roomSay('abort.title')} onClose={onClose}>
      <p>{roomSay('abort.text')}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-paper" onClick={onClose}>
          {roomSay('abort.keep')}
        </button>
        <button type="button" class="button button-primary" onClick={onDo}>
          {roomSay('abort.do')}
        </button>
      </div>
    </Dialog>
  );
}
