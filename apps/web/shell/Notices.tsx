import { signal } from '@preact/signals';
import { applyUpdate, updateReady } from '../offline.ts';
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
      {updateReady.value && !updateRefused.value && (
        <p class="toast">
          <span>{shellSay('update.ready')}</span>
          <button type="button" class="button toast-button" onClick={() => void applyUpdate()}>
            {shellSay('update.reload')}
          </button>
          <button
            type="button"
            class="button toast-button"
            onClick={() => {
              updateRefused.value = true;
            }}
          >
            {shellSay('update.later')}
          </button>
        </p>
      )}
    </div>
  );
}
