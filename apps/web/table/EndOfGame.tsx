import './end.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { HouseMark } from '../design/HouseMark.tsx';
import { Laurel } from '../design/Laurel.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { hintMark } from './hint-mark.ts';
import type { TableModel } from './model.ts';
import { Rich } from './Rich.tsx';

interface EndOfGameProps {
  readonly model: TableModel;
  onRematch?(): void;
  onClose?(): void;
  /** What can be done now, if not the usual. */
  readonly children?: ComponentChildren;
}

/** Who won, with what, and what now. */
export function EndOfGame({ model, onRematch, onClose, children }: EndOfGameProps) {
  const closed = useSignal(false);
  const { outcome } = model.update.value;
  if (outcome === undefined || closed.value || model.past.value !== undefined) return null;
  const speaker = model.speaker.value;
  const { places, scores } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const seats = places.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]!);
  const names = model.names.value;
  const verdict = model.game.verdict?.(model);
  const title =
    winners.length === 1
      ? speaker.say('end.title', {
          who: winners[0] === model.viewer ? 'you' : 'other',
          name: names[winners[0]!]!,
        })
      : speaker.say('end.shared', { names: winners.map((seat) => names[seat]!).join(', ') });
  return (
    <Dialog
      title={title}
      onClose={() => {
        closed.value = true;
        onClose?.();
      }}
    >
      {verdict !== undefined && <p class="end-verdict">{verdict}</p>}
      <ol class="end-places">
        {seats.map((seat) => (
          <li key={seat} class="end-place" data-place={places[seat]}>
            <span class="end-medal">
              {places[seat] === 1 && <Laurel class="end-laurel" />}
              <HouseMark seat={seat} />
            </span>
            <span class="end-who">
              <b>{names[seat]}</b>
              <small>{speaker.say('end.place', { place: places[seat]! })}</small>
              {model.company?.mark(seat) && <small>{model.company.mark(seat)}</small>}
              {hintMark(model, seat) && <small>{hintMark(model, seat)}</small>}
            </span>
            <span class="end-points numeral">{scores[seat]}</span>
            <small class="end-made">{madeOf(model, seat)}</small>
          </li>
        ))}
      </ol>
      <Decided model={model} seat={winners[0]!} />
      <div class="end-buttons">
        {children ?? (
          <>
            <button type="button" class="button button-primary" onClick={onRematch}>
              {speaker.say('end.rematch')}
            </button>
            <a class="button button-paper" href={`/replay/${model.info.table}`}>
              {speaker.say('end.replay')}
            </a>
            <a class="button button-paper" href="/">
              {speaker.say('end.start')}
            </a>
          </>
        )}
      </div>
    </Dialog>
  );
}

function madeOf(model: TableModel, seat: number): string {
  const speaker = model.speaker.value;
  const parts = model.game.account(model.view.value, seat, speaker);
  if (parts.length === 0 && (model.update.value.outcome?.scores[seat] ?? 0) > 0) return '';
  return parts.length === 0
    ? speaker.say('end.nothing')
    : speaker.say('end.made', { list: parts.join(', ') });
}

/** The last things that brought the winner points; of a finale, nothing from before it. */
function Decided({ model, seat }: { readonly model: TableModel; readonly seat: number }) {
  const speaker = model.speaker.value;
  const log = model.log.value;
  const last = log
    .slice(
      Math.max(
        0,
        log.findLastIndex(({ event }) => model.game.isFinale?.(event)),
      ),
    )
    .filter(({ event }) => event.seat === seat && model.game.tone(event) === 'score' && event.type !== 'win')
    .slice(-3)
    .map(({ event }) => model.richSpeaker.value.event(event));
  if (last.length === 0) return null;
  return (
    <section class="end-decided">
      <h3 class="label">{speaker.say('end.decided')}</h3>
      <ul>
        {[...new Set(last)].map((sentence) => {
          const times = last.filter((other) => other === sentence).length;
          return (
            <li key={sentence}>
              <Rich scene={model} sentence={sentence} />
              {times > 1 && ` (${times}×)`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
