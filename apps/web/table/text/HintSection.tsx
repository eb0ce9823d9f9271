import type { Decision } from '@zunft/kernel';
import { consideredIn, spoken } from '../hints/considered.ts';
import type { TableModel } from '../model.ts';

/** What a master would consider, for whoever asks. Choosing one of it selects, and sends nothing. */
export function HintSection({
  model,
  decision,
}: {
  readonly model: TableModel;
  readonly decision: Decision;
}) {
  if (!model.mayHint.value) return null;
  const speaker = model.speaker.value;
  const shown = model.hint.shown.value;
  const considered =
    shown === undefined || shown === 'thinking' ? [] : consideredIn(model, decision, shown.options);
  const label = shown === undefined ? 'hint.ask' : shown === 'thinking' ? 'hint.stop' : 'hint.close';
  return (
    <>
      <p>
        <button type="button" class="button button-paper" onClick={() => model.toggleHint()}>
          {speaker.say(label)}
        </button>
      </p>
      <p role="status">
        {shown === 'thinking' && speaker.say('hint.thinking')}
        <span class="visually-hidden">{considered.length > 0 && spoken(model, considered)}</span>
      </p>
      {considered.length > 0 && (
        <ol class="text-choices" aria-label={speaker.say('hint.title')}>
          {considered.map(({ answer, label: option, percent, why }, i) => (
            <li key={i}>
              <button
                type="button"
                class="button button-paper"
                aria-pressed={model.isAbout(answer)}
                onClick={() => model.adopt(answer)}
              >
                {option}
              </button>
              <span>
                {percent !== undefined && `${speaker.say('hint.chance')} ${percent}. `}
                {why}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
