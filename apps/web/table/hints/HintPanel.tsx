import './hint-panel.css';
import x from 'icon:lucide/x';
import type { Decision } from '@zunft/kernel';
import { Icon } from '../../design/Icon.tsx';
import type { TableModel } from '../model.ts';
import { type Considered, consideredIn, spoken } from './considered.ts';

/** What a master would consider, over the table and above the bar, which does not move. */
export function HintPanel({ model, decision }: { readonly model: TableModel; readonly decision: Decision }) {
  const speaker = model.speaker.value;
  const shown = model.hint.shown.value;
  if (shown === undefined) return null;
  const isThinking = shown === 'thinking';
  const considered = isThinking ? [] : consideredIn(model, decision, shown.options);
  return (
    <section class="hint paper" aria-labelledby="hint-title">
      <div class="hint-head">
        <h3 id="hint-title">{speaker.say(isThinking ? 'hint.thinking' : 'hint.title')}</h3>
        <button
          type="button"
          class="button button-paper button-icon"
          aria-label={speaker.say(isThinking ? 'hint.stop' : 'hint.close')}
          title={speaker.say(isThinking ? 'hint.stop' : 'hint.close')}
          onClick={() => model.hint.close()}
        >
          <Icon of={x} />
        </button>
      </div>
      {isThinking ? (
        <progress class="hint-progress" aria-labelledby="hint-title" />
      ) : (
        <ol class="hint-options">
          {considered.map((one, i) => (
            <li key={i}>
              <Row model={model} one={one} />
            </li>
          ))}
        </ol>
      )}
      <p role="status" class="visually-hidden">
        {isThinking ? speaker.say('hint.thinking') : spoken(model, considered)}
      </p>
    </section>
  );
}

function Row({ model, one }: { readonly model: TableModel; readonly one: Considered }) {
  const { answer, label, chance, percent, why } = one;
  const speaker = model.speaker.value;
  return (
    <button
      type="button"
      class="hint-option"
      aria-pressed={model.isAbout(answer)}
      title={speaker.say('hint.select')}
      onClick={() => {
        model.adopt(answer);
        // Enter sends it now, and does not select it once more.
        document.getElementById('decision')?.focus();
      }}
    >
      <span class="hint-label">{label}</span>
      {chance !== undefined && (
        <span class="hint-chance">
          <span class="hint-meter" aria-hidden="true">
            <span style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
          </span>
          <span class="visually-hidden">{speaker.say('hint.chance')} </span>
          <b class="numeral">{percent}</b>
        </span>
      )}
      {why !== undefined && <span class="hint-why">{why}</span>}
    </button>
  );
}
