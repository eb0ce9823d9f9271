import './end.css';
import { useSignal } from '@preact/signals';
import { HouseMark } from '../design/HouseMark.tsx';
import { Laurel } from '../design/Laurel.tsx';
import { Dialog } from '../screens/frame/Dialog.tsx';
import type { TableModel } from './model.ts';
import { Rich } from './Rich.tsx';

/** Who won, with what, and what now. */
export function EndOfGame({ model, onRematch }: { readonly model: TableModel; onRematch(): void }) {
  const closed = useSignal(false);
  const { outcome } = model.update.value;
  if (outcome === undefined || closed.value || model.past.value !== undefined) return null;
  const speaker = model.speaker.value;
  const { places, scores } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const seats = places.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]!);
  const names = model.names.value;
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
      }}
    >
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
            </span>
            <span class="end-points numeral">{scores[seat]}</span>
            <small class="end-made">{madeOf(model, seat)}</small>
          </li>
        ))}
      </ol>
      <Decided model={model} seat={winners[0]!} />
      <div class="end-buttons">
        <button type="button" class="button button-primary" onClick={onRematch}>
          {speaker.say('end.rematch')}
        </button>
        <a class="button button-paper" href={`/replay/${model.info.table}`}>
          {speaker.say('end.replay')}
        </a>
        <a class="button button-paper" href="/">
          {speaker.say('end.start')}
        </a>
      </div>
    </Dialog>
  );
}

function madeOf(model: TableModel, seat: number): string {
  const speaker = model.speaker.value;
  const parts = model.game.account(model.view.value, seat, speaker);
  return parts.length === 0
    ? speaker.say('end.nothing')
    : speaker.say('end.made', { list: parts.join(', ') });
}

/** The last things that brought the winner points. */
function Decided({ model, seat }: { readonly model: TableModel; readonly seat: number }) {
  const speaker = model.speaker.value;
  const last = model.log.value
    .filter(({ event }) => event.seat === seat && model.game.tone(event) === 'score' && event.type !== 'win')
    .slice(-3);
  if (last.length === 0) return null;
  return (
    <section class="end-decided">
      <h3 class="label">{speaker.say('end.decided')}</h3>
      <ul>
        {last.map(({ seq, event }, i) => (
          <li key={`${seq}/${i}`}>
            <Rich scene={model} sentence={model.richSpeaker.value.event(event)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
