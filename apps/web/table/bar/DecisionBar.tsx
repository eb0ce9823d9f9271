import './bar.css';
import skip from 'icon:lucide/fast-forward';
import info from 'icon:lucide/info';
import type { Decision } from '@zunft/kernel';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { layout } from '../../settings/settings.ts';
import { hitsSince } from '../hits.ts';
import type { TableModel } from '../model.ts';
import { AmountAnswer } from './AmountAnswer.tsx';
import { Commit } from './Commit.tsx';
import { NameAnswer } from './NameAnswer.tsx';
import { OptionButtons } from './OptionButtons.tsx';
import { Why } from './Why.tsx';

/** What is asked, in a sentence, and how to answer: the same for every game. Its height never changes. */
export function DecisionBar({ model }: { readonly model: TableModel }) {
  const decision = model.decision.value;
  const past = model.past.value;
  return (
    <section
      class={classes(
        'bar',
        'chrome-bar',
        decision !== undefined && 'bar-asking',
        past !== undefined && 'bar-past',
      )}
      aria-labelledby="decision"
      data-zone="decision"
    >
      {past !== undefined ? (
        <Past model={model} step={past.seq} />
      ) : decision === undefined ? (
        <Waiting model={model} />
      ) : (
        <Asked model={model} decision={decision} />
      )}
      <Look model={model} />
    </section>
  );
}

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

function Asked({ model, decision }: { readonly model: TableModel; readonly decision: Decision }) {
  const speaker = model.speaker.value;
  return (
    <>
      <div class="bar-main">
        <h2 id="decision" class="bar-say chrome-bar-sentence" tabIndex={-1}>
          <Sentence text={speaker.prompt(decision)} />
          <Picked model={model} decision={decision} />
        </h2>
        <Why model={model} />
        <Notice model={model} />
        <Anew model={model} />
        {decision.kind === 'choose' && <OptionButtons model={model} decision={decision} />}
        {decision.kind === 'amount' && <AmountAnswer model={model} decision={decision} />}
        {decision.kind === 'name' && <NameAnswer model={model} decision={decision} />}
      </div>
      {decision.kind === 'choose' && <Commit model={model} decision={decision} />}
    </>
  );
}

/** Takes all picks off again. */
function Anew({ model }: { readonly model: TableModel }) {
  if (!model.several.value || model.chosen.value.length === 0) return null;
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
  if (text === undefined || isAsked || model.chosen.value.length > 0) return null;
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
  if (decision.kind !== 'choose' || !model.several.value) return null;
  const count = model.chosen.value.length;
  const { min, max } = decision;
  const speaker = model.speaker.value;
  return (
    <span class="bar-picked">
      {min === max ? speaker.say('bar.picked', { count, max }) : speaker.say('bar.pickedAny', { count })}
    </span>
  );
}

function Waiting({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const { waitingFor, over } = model.update.value;
  if (over) {
    return (
      <div class="bar-main">
        <h2 id="decision" class="bar-say chrome-bar-sentence" tabIndex={-1}>
          {speaker.say('table.over')}
        </h2>
        <div class="bar-options">
          <a class="button" href={`/replay/${model.info.table}`}>
            {speaker.say('end.replay')}
          </a>
          <a class="button" href="/">
            {speaker.say('end.start')}
          </a>
        </div>
      </div>
    );
  }
  const names = waitingFor.map((seat) => model.names.value[seat]!);
  return (
    <div class="bar-main">
      <h2 id="decision" class="bar-say bar-quiet chrome-bar-sentence" tabIndex={-1}>
        {speaker.say('bar.waiting', { names: names.join(', '), count: names.length })}
      </h2>
      <div class="bar-options">
        <button type="button" class="button" onClick={() => model.hurry()}>
          <Icon of={skip} />
          {speaker.say('bar.hurry')}
        </button>
      </div>
    </div>
  );
}

function Past({ model, step }: { readonly model: TableModel; readonly step: number }) {
  const speaker = model.speaker.value;
  return (
    <div class="bar-main">
      <h2 id="decision" class="bar-say chrome-bar-sentence" tabIndex={-1}>
        {speaker.say('bar.past', { step })}
      </h2>
      <div class="bar-options">
        <button type="button" class="button button-primary" onClick={() => model.returnToLive()}>
          {speaker.say('bar.return')}
        </button>
      </div>
    </div>
  );
}
