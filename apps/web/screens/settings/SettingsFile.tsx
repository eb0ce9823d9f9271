import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../frame/Dialog.tsx';
import { saveFile } from '../../frame/report.ts';
import { change, readSettings, settings } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { readSettingsFile, settingsFile } from './settings-file.ts';
import { settingSay } from './words.ts';

/** Takes the settings to another browser, or back to the beginning. */
export function SettingsFile() {
  const input = useRef<HTMLInputElement>(null);
  const [resetting, setResetting] = useState(false);
  const [result, setResult] = useState<'import.done' | 'import.failed' | 'reset.done'>();

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = readSettingsFile(await file.text());
    if (found !== undefined) change(found);
    setResult(found === undefined ? 'import.failed' : 'import.done');
  };

  const reset = () => {
    const { language } = settings.value;
    change({ ...readSettings({}), language });
    setResetting(false);
    setResult('reset.done');
  };

  return (
    <Group title={settingSay('group.data')}>
      <div class="settings-actions">
        <button
          type="button"
          class="button button-paper"
          onClick={() => saveFile('zunft-settings.json', settingsFile(settings.value))}
        >
          {settingSay('export')}
        </button>
        <button type="button" class="button button-paper" onClick={() => input.current?.click()}>
          {settingSay('import')}
        </button>
        <button type="button" class="button button-paper" onClick={() => setResetting(true)}>
          {settingSay('reset')}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={settingSay('import')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <p class="settings-result" role="status">
        {result && settingSay(result)}
      </p>
      {resetting && (
        <Dialog title={settingSay('reset.title')} onClose={() => setResetting(false)}>
          <p>{settingSay('reset.text')}</p>
          <div class="dialog-actions">
            <button type="button" class="button button-paper" onClick={() => setResetting(false)}>
              {settingSay('reset.keep')}
            </button>
            <button type="button" class="button button-primary" onClick={reset}>
              {settingSay('reset.do')}
            </button>
          </div>
        </Dialog>
      )}
    </Group>
  );
}
