import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model.ts';
import { troubleText } from '../trouble.ts';
import { AmountAnswer } from './AmountAnswer.tsx';
import { Choices } from './Choices.tsx';
import { NameAnswer } from './NameAnswer.tsx';
import { UndoButton } from './UndoButton.tsx';
import { sayText } from './words.ts';

/** What is asked, and everything that can be answered. After each answer the focus is on its heading. */
export function DecisionSection({ model }: { readonly model: TableModel }) {
  const { heading, noteAnswer } = useFocusAfterAnswer(model);
  const decision = model.decision.value;
  const speaker = model.speaker.value;
  const trouble = model.trouble.value;
  return (
    <section aria-labelledby="text-decision" onClickCapture={noteAnswer} onSubmitCapture={noteAnswer}>
      <h2 id="text-decision" ref={heading} tabIndex={-1}>
        {sayText('decision')}
      </h2>
      {decision === undefined ? <NothingAsked model={model} /> : <p>{speaker.prompt(decision)}</p>}
      <p role="alert">{trouble && troubleText(speaker, trouble)}</p>
      {decision?.kind === 'choose' && <Choices model={model} decision={decision} />}
      {decision?.kind === 'amount' && (
        <AmountAnswer key={model.update.value.seq} model={model} decision={decision} />
      )}
      {decision?.kind === 'name' && (
        <NameAnswer key={model.update.value.seq} model={model} decision={decision} />
      )}
      <UndoButton model={model} />
    </section>
  );
}

/** The buttons that were there are gone after an answer; the focus must not be lost with them. */
function useFocusAfterAnswer(model: TableModel) {
  const { seq } = model.update.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(false);
  const first = useRef(true);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!first.current && (answered.current || lost))
      heading.current?.focus({ preventScroll: !answered.current });
    first.current = false;
    answered.current = false;
  }, [seq]);
  const noteAnswer = (): void => {
    answered.current = true;
  };
  return { heading, noteAnswer };
}

function NothingAsked({ model }: { readonly model: TableModel }) {
  const { over, outcome, waitingFor } = model.update.value;
  if (model.past.value !== undefined) {
    return (
      <>
        <p>{sayText('past')}</p>
        <button type="button" class="button button-paper" onClick={() => model.returnToLive()}>
          {sayText('live')}
        </button>
      </>
    );
  }
  const names = model.names.value;
  if (over && outcome !== undefined) {
    const seats = names.map((_, seat) => seat).toSorted((a, b) => outcome.places[a]! - outcome.places[b]!);
    return (
      <>
        <p>{sayText('over')}</p>
        <ol class="text-places">
          {seats.map((seat) => (
            <li key={seat}>
              {sayText('place', {
                place: outcome.places[seat]!,
                name: names[seat]!,
                score: outcome.scores[seat]!,
              })}
            </li>
          ))}
        </ol>
      </>
    );
  }
  return (
    <>
      <p>{sayText('waiting', { names: waitingFor.map((seat) => names[seat]!).join(', ') })}</p>
      <button type="button" class="button button-paper" onClick={() => model.hurry()}>
        {sayText('hurry')}
      </button>
    </>
  );
}
