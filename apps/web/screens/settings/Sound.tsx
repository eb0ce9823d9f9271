import '../../design/forms.css';
import speaker from 'icon:lucide/volume-2';
import { useId } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { type Cue, change, cues, settings } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { settingSay } from './words.ts';

export function Sound() {
  const id = useId();
  const { volume, mutedCues } = settings.value;
  const setMuted = (cue: Cue, muted: boolean) =>
    change({ mutedCues: muted ? [...mutedCues, cue] : mutedCues.filter((one) => one !== cue) });
  return (
    <Group title={settingSay('group.sound')}>
      <div class="form-group">
        <label class="form-legend" for={id}>
          {settingSay('volume')}
        </label>
        <div class="volume">
          <input
            id={id}
            class="range"
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            aria-valuetext={settingSay('volume.value', { volume })}
            onInput={({ currentTarget }) => change({ volume: currentTarget.valueAsNumber })}
          />
          <output for={id} class="numeral">
            {settingSay('volume.value', { volume })}
          </output>
        </div>
      </div>
      <fieldset class="form-group">
        <legend class="form-legend">{settingSay('cues')}</legend>
        <ul class="cues">
          {cues.map((cue) => (
            <li key={cue} class="cue">
              <label class="switch">
                <input
                  type="checkbox"
                  checked={!mutedCues.includes(cue)}
                  onChange={({ currentTarget }) => setMuted(cue, !currentTarget.checked)}
                />
                {settingSay(`cue.${cue}`)}
              </label>
              <button
                type="button"
                class="button button-paper"
                aria-label={settingSay('listen.to', { cue: settingSay(`cue.${cue}`) })}
                onClick={() => void listen(cue)}
              >
                <Icon of={speaker} />
                {settingSay('listen')}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </Group>
  );
}

async function listen(cue: Cue): Promise<void> {
  const { play } = await import('../../sound/sound.ts');
  play(cue);
}
