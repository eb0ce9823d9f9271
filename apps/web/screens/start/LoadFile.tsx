import folder from 'icon:lucide/folder-open';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { openGameFile } from './game-file.ts';
import { startSay } from './words.ts';

/** Opens a game that was saved to a file, here or elsewhere. */
export function LoadFile() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');

  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem('');
    try {
      await openGameFile(file);
    } catch (error) {
      setProblem(failureSentence(error));
    }
  };

  return (
    <>
      <button type="button" class="button button-table" onClick={() => input.current?.click()}>
        <Icon of={folder} />
        {startSay('load')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={startSay('load')}
        onChange={({ currentTarget }) => {
          void load(currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <p class="load-problem" role="alert">
        {problem}
      </p>
    </>
  );
}
