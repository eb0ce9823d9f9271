import { useState } from 'preact/hooks';
import { change, settings } from '../../settings/settings.ts';
import {
  bindings,
  type CommandId,
  commandIds,
  isFreeKey,
  keyOfStroke,
  withKey,
} from '../../table/key-commands.ts';
import { keyName, sayKeys } from '../../table/key-help/words.ts';
import { settingSay } from './words.ts';

/** Every command with its keys, to be changed by pressing another one. */
export function KeyTable() {
  const [asking, setAsking] = useState<CommandId>();
  const [refused, setRefused] = useState(false);
  const current = bindings(settings.value);

  const stop = () => {
    setAsking(undefined);
    setRefused(false);
  };

  const press = (event: KeyboardEvent, id: CommandId) => {
    if (asking !== id || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyOfStroke(event);
    if (key === undefined || !isFreeKey(key)) {
      setRefused(true);
      return;
    }
    change({ keys: withKey(settings.value.keys, id, key) });
    stop();
  };

  return (
    <details class="keys-fold">
      <summary class="form-legend">{settingSay('keys')}</summary>
      <table class="keys" aria-label={settingSay('keys')}>
        <thead>
          <tr>
            <th scope="col">{settingSay('keys.command')}</th>
            <th scope="col">{settingSay('keys.key')}</th>
          </tr>
        </thead>
        <tbody>
          {commandIds.map((id) => (
            <tr key={id}>
              <th scope="row">{commandName(id)}</th>
              <td>
                <span class="keys-current">
                  {current.get(id)?.map((key) => (
                    <kbd key={key} class="keys-key">
                      {keyName(key)}
                    </kbd>
                  ))}
                  {current.get(id)?.length === 0 && sayKeys('key.none')}
                </span>
                <button
                  type="button"
                  class="button button-paper"
                  aria-label={settingSay('keys.changeOf', { command: commandName(id) })}
                  onClick={() => setAsking(id)}
                  onBlur={stop}
                  onKeyDown={(event) => press(event, id)}
                >
                  {settingSay(asking === id ? 'keys.press' : 'keys.change')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="keys-status" role="status">
        {asking !== undefined && settingSay(refused ? 'keys.notFree' : 'keys.pressHint')}
      </p>
    </details>
  );
}

function commandName(id: CommandId): string {
  const number = /^pick-(\d+)$/.exec(id)?.[1];
  return number === undefined
    ? sayKeys(`command.${id as Exclude<CommandId, `pick-${number}`>}`)
    : sayKeys('command.pick-nth', { number: Number(number) });
}
