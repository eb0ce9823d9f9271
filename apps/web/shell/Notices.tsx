import { signal } from '@preact/signals';
import { applyUpdate, updateReady } from '../offline.ts';
import { isIncomplete } from './later.ts';
import { shellSay } from './words.ts';

const online = signal(navigator.onLine);
addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});

const updateRefused = signal(false);

/** News of the client itself, said once and in words. */
export function Notices() {
  return (
    <div class="notices" role="status">
      {!online.value && <p class="toast">{shellSay('offline')}</p>}
      {isIncomplete.value && (
        <Reloading
          text={shellSay('incomplete')}
          onReload={() => location.reload()}
          onLater={() => {
            isIncomplete.value = false;
          }}
        />
      )}
      {updateReady.value && !updateRefused.value && (
        <Reloading
          text={shellSay('update.ready')}
          onReload={() => void applyUpdate()}
          onLater={() => {
            updateRefused.value = true;
          }}
        />
      )}
    </div>
  );
}

interface ReloadingProps {
  readonly text: string;
  onReload(): void;
  onLater(): void;
}

/** Something that only loading the page anew brings. */
function Reloading({ text, onReload, onLater }: ReloadingProps) {
  return (
    <p class="toast">
      <span>{text}</span>
      <button type="button" class="button toast-button" onClick={onReload}>
        {shellSay('update.reload')}
      </button>
      <button type="button" class="button toast-button" onClick={onLater}>
        {shellSay('update.later')}
      </button>
    </p>
  );
}
