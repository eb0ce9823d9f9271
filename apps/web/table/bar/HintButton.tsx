import './ask.css';
import bulb from 'icon:lucide/lightbulb';
import type { Decision } from '@zunft/kernel';
import { Icon } from '../../design/Icon.tsx';
import { settings } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';
import { bindings } from '../key-commands.ts';
import type { TableModel } from '../model.ts';

const panel = later(async () => (await import('../hints/HintPanel.tsx')).HintPanel);

/** Asks what a master would do, where the table allows it and there is a choice. */
export function HintButton({ model, decision }: { readonly model: TableModel; readonly decision: Decision }) {
  if (!model.mayHint.value) return null;
  const speaker = model.speaker.value;
  const Panel = panel.value;
  const isOpen = model.hint.shown.value !== undefined;
  if (isOpen) void panel.want();
  const [key = ''] = bindings(settings.value).get('hint') ?? [];
  return (
    <>
      <button
        type="button"
        class="bar-ask"
        aria-expanded={isOpen}
        aria-label={speaker.say('hint.ask')}
        title={speaker.say('hint.help', { key: key === '' ? 'none' : key.toUpperCase() })}
        onClick={() => model.toggleHint()}
      >
        <Icon of={bulb} />
        <span class="bar-ask-word">{speaker.say('hint.ask')}</span>
      </button>
      {isOpen && Panel && <Panel model={model} decision={decision} />}
    </>
  );
}
