import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Remark } from '../company.ts';
import { hintMark } from '../hint-mark.ts';
import type { TableModel } from '../model.ts';
import { troubleText } from '../trouble.ts';
import { AmountAnswer } from './AmountAnswer.tsx';
import { Choices } from './Choices.tsx';
import { HintSection } from './HintSection.tsx';
import { NameAnswer } from './NameAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';
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
      {decision !== undefined && <p>{model.game.notice(model)}</p>}
      <NotAwaited model={model} />
      <p role="alert">{trouble && troubleText(model, trouble)}</p>
      {decision?.kind === 'choose' && <Choices model={model} decision={decision} />}
      {decision?.kind === 'amount' && (
        <AmountAnswer key={model.update.value.seq} model={model} decision={decision} />
      )}
      {decision?.kind === 'name' && (
        <NameAnswer key={model.update.value.seq} model={model} decision={decision} />
      )}
      {decision?.kind === 'text' && (
        <TextAnswer key={model.update.value.seq} model={model} decision={decision} />
      )}
      {decision !== undefined && <HintSection model={model} decision={decision} />}
      <Forced model={model} />
      <Hush model={model} />
      <UndoButton model={model} />
    </section>
  );
}

/** Says that the others go on if the player does not answer. */
function NotAwaited({ model }: { readonly model: TableModel }) {
  if (model.decision.value === undefined || !model.isOptional.value) return null;
  const names = model.update.value.waitingFor.map((seat) => model.names.value[seat]!);
  return <p>{sayText('optional', { names: names.join(', ') })}</p>;
}

/** What can be done about what is said instead of a question. */
function Actions({ remark: { actions } }: { readonly remark: Remark }) {
  return (
    <ul class="text-choices">
      {actions.map(({ label, isOff, press }) => (
        <li key={label}>
          <button type="button" class="button button-paper" aria-disabled={isOff} onClick={press}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is about to happen without the player, who can prevent that. */
function Forced({ model }: { readonly model: TableModel }) {
  const due = model.forced.due.value;
  if (due === undefined) return null;
  return (
    <>
      <p role="status">{sayText(due.isOrdered ? 'forced.ordered' : 'forced')}</p>
      {!due.isByTable && (
        <button type="button" class="button button-paper" onClick={() => model.forced.keep()}>
          {sayText('forced.keep')}
        </button>
      )}
    </>
  );
}

/** Lets everything happen until the next turn. */
function Hush({ model }: { readonly model: TableModel }) {
  if (model.decision.value?.window === undefined) return null;
  return (
    <button
      type="button"
      class="button button-paper"
      aria-pressed={model.orders.isHushed.value}
      onClick={() => model.orders.toggleHush()}
    >
      {model.speaker.value.say('bar.hush')}
    </button>
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
  const remark = model.company?.remark(model);
  const { over, outcome, waitingFor } = model.update.value;
  if (remark !== undefined && (!over || model.past.value !== undefined)) {
    return (
      <>
        <p>{remark.sentence}</p>
        <Actions remark={remark} />
      </>
    );
  }
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
              {model.company?.mark(seat) && ` (${model.company.mark(seat)})`}
              {hintMark(model, seat) && ` (${hintMark(model, seat)})`}
            </li>
          ))}
        </ol>
        {remark && <Actions remark={remark} />}
      </>
    );
  }
  return (
    <>
      <p>
        {sayText('waiting', { names: waitingFor.map((seat) => names[seat]!).join(', ') })}
        {waitingFor
          .filter((seat) => model.isThinker(seat))
          .map((seat) => ` ${model.speaker.value.say('table.thinking', { name: names[seat]! })}`)}
      </p>
      <button type="button" class="button button-paper" onClick={() => model.hurry()}>
        {sayText('hurry')}
      </button>
    </>
  );
}
