import folder from 'icon:lucide/folder-open';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { openGameFile } from '../start/game-file.ts';
import { say } from './words.ts';

/** Where a game comes in from a file: chosen, or dropped. */
export function LoadZone() {
  const input = useRef<HTMLInputElement>(null);
  const problem = useSignal('');
  const isOver = useSignal(false);
  const load = async (file: File | undefined) => {
    isOver.value = false;
    if (file === undefined) return;
    problem.value = '';
    try {
      await openGameFile(file);
    } catch (error) {
      problem.value = failureSentence(error);
    }
  };
  return (
    <section
      class={isOver.value ? 'archive-zone slot archive-zone-over' : 'archive-zone slot'}
      aria-label={say('load')}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        void load(event.dataTransfer?.files[0]);
      }}
    >
      <button type="button" class="button button-table" onClick={() => input.current?.click()}>
        <Icon of={folder} />
        {say('load')}
      </button>
      <span class="archive-drop">{say(isOver.value ? 'dropNow' : 'drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={say('load')}
        onChange={({ currentTarget }) => {
          void load(currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <p class="archive-problem" role="alert">
        {problem.value}
      </p>
    </section>
  );
}
