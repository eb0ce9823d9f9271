import { useSignal } from '@preact/signals';
import { hitsViewer } from '../hits.ts';
import { inTurns, type LoggedTurn } from '../log/turns.ts';
import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

const shownAtFirst = 8;

/** What happened, by turn, the latest first; within a turn in the order in which it happened. */
export function LogSection({ model }: { readonly model: TableModel }) {
  const all = useSignal(false);
  const turns = inTurns(model.log.value, model.game.texts).toReversed();
  const shown = all.value ? turns : turns.slice(0, shownAtFirst);
  const hidden = turns.length - shown.length;
  return (
    <section>
      <h2>{sayText('log')}</h2>
      {shown.map((turn) => (
        <Turn key={turn.turn ?? 'opening'} model={model} turn={turn} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          class="button button-paper"
          onClick={(event) => {
            // The button goes away; the heading before what it brings keeps the place.
            const heading = event.currentTarget.previousElementSibling?.querySelector('h3');
            all.value = true;
            heading?.focus();
          }}
        >
          {sayText('log.earlier', { count: hidden })}
        </button>
      )}
    </section>
  );
}

function Turn({ model, turn }: { readonly model: TableModel; readonly turn: LoggedTurn }) {
  return (
    <section>
      <h3 tabIndex={-1}>{titleOf(model, turn)}</h3>
      {turn.entries.length === 0 ? (
        <p>{sayText('log.nothing')}</p>
      ) : (
        <ul>
          {turn.entries.map((entry, i) => (
            <li key={`${entry.seq}/${i}`}>{lineOf(model, entry)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function titleOf(model: TableModel, { turn, seat }: LoggedTurn): string {
  const speaker = model.speaker.value;
  if (turn === undefined || seat === undefined) return speaker.say('log.opening');
  const who = seat === model.viewer ? 'you' : 'other';
  return speaker.say('log.turn', { turn, who, name: model.names.value[seat]! });
}

function lineOf(model: TableModel, entry: LoggedTurn['entries'][number]): string {
  const sentence = model.speaker.value.event(entry.event);
  return hitsViewer(model)(entry) ? sayText('log.hit', { event: sentence }) : sentence;
}
