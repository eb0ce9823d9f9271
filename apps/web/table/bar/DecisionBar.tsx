import './bar.css';
import skip from 'icon:lucide/fast-forward';
import info from 'icon:lucide/info';
import type { Decision } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { layout } from '../../settings/settings.ts';
import type { Remark } from '../company.ts';
import { hitsSince } from '../hits.ts';
import type { TableModel } from '../model.ts';
import { passOption } from '../pass-option.ts';
import { Rich } from '../Rich.tsx';
import { rematch } from '../rematch.ts';
import { Commit } from './Commit.tsx';
import { OptionButtons } from './OptionButtons.tsx';
import { seldom } from './parts.ts';
import { Why } from './Why.tsx';

/**
 * What is asked, in a sentence, and how to answer: the same for every game. Its height never changes. The sentence is
 * always the same element, so that the focus can stay there.
 */
export function DecisionBar({ model }: { readonly model: TableModel }) {
  const decision = model.decision.value;
  const past = model.past.value;
  const { over } = model.update.value;
  const parts = seldom.value;
  useEffect(() => void seldom.want(), []);
  const remark = model.company?.remark(model);
  const isQuiet = decision === undefined && past === undefined && !over && !remark?.isWeighty;
  return (
    <section
      class={classes(
        'bar',
        'chrome-bar',
        decision !== undefined && 'bar-asking',
        passOption(model) !== undefined && 'bar-reaction',
        past !== undefined && 'bar-past',
      )}
      aria-labelledby="decision"
      data-zone="decision"
    >
      <div class="bar-main">
        <h2
          id="decision"
          class={classes('bar-say', 'chrome-bar-sentence', isQuiet && 'bar-quiet')}
          tabIndex={-1}
        >
          <Said model={model} />
        </h2>
        {remark !== undefined ? (
          <Actions remark={remark} />
        ) : past !== undefined ? (
          <WayBack model={model} />
        ) : decision !== undefined ? (
          <Answers model={model} decision={decision} />
        ) : over ? (
          <AfterTheEnd model={model} />
        ) : (
          <Hurry model={model} />
        )}
      </div>
      {decision?.kind === 'choose' && remark === undefined && parts && (
        <parts.OpenSet model={model} decision={decision} />
      )}
      {decision !== undefined && <Sealing model={model} decision={decision} />}
      {decision !== undefined && remark === undefined && parts && (
        <parts.HintButton model={model} decision={decision} />
      )}
      <Look model={model} />
    </section>
  );
}

/** The sentence: what is asked, or what one waits for. */
function Said({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const decision = model.decision.value;
  const past = model.past.value;
  const { waitingFor, over } = model.update.value;
  const remark = model.company?.remark(model);
  if (remark !== undefined) return <>{remark.sentence}</>;
  if (past !== undefined) return <>{speaker.say('bar.past')}</>;
  if (decision !== undefined) {
    return (
      <>
        <Sentence text={speaker.prompt(decision)} />
        <Picked model={model} decision={decision} />
        {model.isOptional.value && (
          <span class="bar-picked bar-optional">
            {speaker.say('bar.optional', { names: namesOf(model, waitingFor) })}
          </span>
        )}
      </>
    );
  }
  if (over) return <>{speaker.say('table.over')}</>;
  const names = namesOf(model, waitingFor);
  const waiting = speaker.say('bar.waiting', { names, count: waitingFor.length });
  return <>{[model.game.waiting?.(model), waiting].filter(Boolean).join(' ')}</>;
}

const namesOf = (model: TableModel, seats: readonly number[]): string =>
  seats.map((seat) => model.names.value[seat]!).join(', ');

/** Where the inspector has no place of its own, this opens it on the card that was touched last. */
function Look({ model }: { readonly model: TableModel }) {
  const card = model.inspected.value;
  if (layout.value === 'wide' || card === undefined) return null;
  const speaker = model.speaker.value;
  return (
    <button
      type="button"
      class="bar-look"
      aria-label={speaker.say('bar.look', { card: speaker.card(card) })}
      onClick={() => {
        model.looking.value = true;
      }}
    >
      <Icon of={info} />
    </button>
  );
}

function Answers({ model, decision }: { readonly model: TableModel; readonly decision: Decision }) {
  const parts = seldom.value;
  return (
    <>
      <Why model={model} />
      <Notice model={model} />
      {decision.kind === 'choose' && parts && <parts.OrderAnswer model={model} decision={decision} />}
      <Anew model={model} />
      {decision.kind === 'choose' && <OptionButtons model={model} decision={decision} />}
      {decision.kind === 'amount' && parts && <parts.AmountAnswer model={model} decision={decision} />}
      {decision.kind === 'name' && parts && <parts.NameAnswer model={model} decision={decision} />}
      {decision.kind === 'text' && parts && <parts.TextAnswer model={model} decision={decision} />}
    </>
  );
}

interface SealingProps {
  readonly model: TableModel;
  readonly decision: Decision;
}

/** What stands beside the question: the seal, or what will happen if the player does nothing. */
function Sealing({ model, decision }: SealingProps) {
  const due = model.forced.due.value;
  const pass = model.chosen.value.length === 0 ? passOption(model) : undefined;
  if (decision.kind === 'choose' && pass === undefined && due === undefined)
    return <Commit model={model} decision={decision} />;
  const parts = seldom.value;
  if (parts === undefined) return <div class="bar-commit" />;
  if (decision.kind === 'amount') return <parts.AmountCommit model={model} decision={decision} />;
  if (decision.kind === 'name') return <parts.NameCommit model={model} />;
  if (decision.kind === 'text') return <parts.TextCommit model={model} decision={decision} />;
  if (pass !== undefined) return <parts.LetItHappen model={model} option={pass} due={due} />;
  return due && <parts.Forced model={model} due={due} />;
}

/** What is picked are buttons: they show it, and can be pressed once more. */
const areButtons = (model: TableModel): boolean =>
  model.loose.value.some((option) => model.needsWords(option));

/** Takes all picks off again. */
function Anew({ model }: { readonly model: TableModel }) {
  if (!model.several.value || model.chosen.value.length === 0 || areButtons(model)) return null;
  return (
    <button type="button" class="button bar-anew" onClick={() => model.clear()}>
      {model.speaker.value.say('bar.clear')}
    </button>
  );
}

/** What happened to the player since the last turn, or what the game has to say. Gives way to reasons. */
function Notice({ model }: { readonly model: TableModel }) {
  const text = model.game.notice(model) ?? hitsSince(model);
  const isAsked = (model.questioned.value ?? model.trouble.value) !== undefined;
  const isBusy = isAsked || model.chosen.value.length > 0 || model.considered.value !== undefined;
  if (text === undefined || isBusy) return null;
  return <p class="bar-notice">{text}</p>;
}

/** What comes before a dash or a colon leads: it says where in the turn we are, or which card asks. */
function Sentence({ text }: { readonly text: string }) {
  const cut = /^(.{3,40}?)(?: [–—] |: )(.+)$/s.exec(text);
  if (cut === null) return <span class="bar-sentence">{text}</span>;
  const [, lead, rest] = cut;
  return (
    <span class="bar-sentence">
      <b class="bar-lead">{lead}</b> – {rest}
    </span>
  );
}

function Picked({ model, decision }: { readonly model: TableModel; readonly decision: Decision }) {
  if (decision.kind !== 'choose' || !model.several.value || model.isWholeOrder || areButtons(model))
    return null;
  const count = model.chosen.value.length;
  const { min, max } = decision;
  const speaker = model.speaker.value;
  return (
    <span class="bar-picked">
      {min === max ? speaker.say('bar.picked', { count, max }) : speaker.say('bar.pickedAny', { count })}
    </span>
  );
}

function AfterTheEnd({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  return (
    <div class="bar-options">
      {model.company === undefined && (
        <button type="button" class="button button-primary" onClick={() => void rematch(model)}>
          {speaker.say('end.rematch')}
        </button>
      )}
      <a class="button" href={`/replay/${model.info.table}`}>
        {speaker.say('end.replay')}
      </a>
      <a class="button" href="/">
        {speaker.say('end.start')}
      </a>
    </div>
  );
}

/** What can be done about a remark. */
function Actions({ remark: { actions } }: { readonly remark: Remark }) {
  return (
    <div class="bar-options">
      {actions.map(({ label, icon, isMain, isOff, press }) => (
        <button
          key={label}
          type="button"
          class={isMain ? 'button button-primary' : 'button'}
          aria-disabled={isOff}
          onClick={press}
        >
          {icon && <Icon of={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}

function Hurry({ model }: { readonly model: TableModel }) {
  const last = model.log.value.at(-1);
  return (
    <>
      {/* Where the chronicle is folded away. */}
      {last && layout.value !== 'wide' && (
        <p class="bar-notice">
          <Rich scene={model} sentence={model.richSpeaker.value.event(last.event)} />
        </p>
      )}
      <div class="bar-options">
        <button type="button" class="button" onClick={() => model.hurry()}>
          <Icon of={skip} />
          {model.speaker.value.say('bar.hurry')}
        </button>
      </div>
    </>
  );
}

function WayBack({ model }: { readonly model: TableModel }) {
  return (
    <div class="bar-options">
      <button type="button" class="button button-primary" onClick={() => model.returnToLive()}>
        {model.speaker.value.say('bar.return')}
      </button>
    </div>
  );
}
