import './seats.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { SeatSign } from '../../design/SeatSign.tsx';
import { Part } from '../../table/Part.tsx';
import { Rich } from '../../table/Rich.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { lastAction } from './last-action.ts';
import { order } from './order.ts';
import { seatOrder, signed, viewOf } from './view.ts';

interface SeatsProps {
  readonly scene: Scene;
  onOpen(seat: number): void;
}

/** Everybody at the table, the viewer last: what is public about them, and what they did last. */
export function Seats({ scene, onOpen }: SeatsProps) {
  const speaker = scene.speaker.value;
  const ref = useRoving({ items: '.dom-seat-name' });
  return (
    <section ref={ref} class="dom-seats" aria-label={speaker.say('dom.players')} data-zone="opponents">
      <Part scene={scene} at={order.seats}>
        {seatOrder(scene).map((seat) => (
          <Seat key={seat} scene={scene} seat={seat} onOpen={onOpen} />
        ))}
      </Part>
    </section>
  );
}

function Seat({ scene, seat, onOpen }: SeatsProps & { readonly seat: number }) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const { hand, deck, discard, tokens, points } = view.seats[seat]!;
  const own = seat === scene.viewer;
  const name = scene.names.value[seat]!;
  const deciding = scene.waitingFor.value.includes(seat);
  const active = view.stage !== 'over' && view.active === seat;
  const bot = scene.botTitle(seat);
  // The viewer's own piles lie beside the hand; cards fly to those.
  const place = (zone: string) => (own ? {} : { 'data-flight': `${zone}/${seat}` });
  return (
    <article
      class={classes('dom-seat', own && 'dom-seat-own', active && 'dom-seat-active')}
      data-deciding={deciding}
      data-flight={`seat/${seat}`}
    >
      <header class="dom-seat-head">
        <button
          type="button"
          class="dom-seat-name"
          data-seat-name
          aria-label={speaker.say('dom.peek', { name, who: own ? 'you' : 'other' })}
          onClick={() => onOpen(seat)}
        >
          <SeatSign seat={seat} ground="paper" />
          <span class="dom-seat-display">{own ? speaker.say('dom.you') : name}</span>
        </button>
        {points !== undefined && (
          <span class="dom-seat-points numeral">
            {signed(points)}
            <small>{speaker.say('dom.vp')}</small>
          </span>
        )}
      </header>
      {(deciding || active) && (
        <span class="dom-seat-state">
          {speaker.say(!deciding ? 'dom.active' : scene.isThinker(seat) ? 'table.thinks' : 'dom.deciding')}
        </span>
      )}
      <dl class="dom-facts">
        <div {...place('hand')}>
          <dt>
            <Icon of={icons.hand} />
            <span>{speaker.say('dom.hand')}</span>
          </dt>
          <dd>{hand}</dd>
        </div>
        <div {...place('deck')}>
          <dt>
            <Icon of={icons.draw} />
            <span>{speaker.say('dom.deck')}</span>
          </dt>
          <dd>{deck}</dd>
        </div>
        <div {...place('discard')}>
          <dt>
            <Icon of={icons.discard} />
            <span>{speaker.say('dom.discard')}</span>
          </dt>
          <dd>
            {discard.count}
            {discard.top !== null && (
              <span class="visually-hidden">
                {speaker.say('dom.onTop', { card: speaker.card(discard.top) })}
              </span>
            )}
          </dd>
        </div>
        <div class="dom-fact-tokens">
          <dt>
            <Icon of={icons.token} />
            <span class="visually-hidden">{speaker.say('dom.tokens')}</span>
          </dt>
          <dd>{tokens}</dd>
        </div>
      </dl>
      <footer class="dom-seat-foot">
        <p class="dom-seat-last">
          <Rich scene={scene} sentence={lastAction(scene, seat) ?? ''} />
        </p>
        {bot !== undefined && <span class="dom-seat-bot">{bot}</span>}
      </footer>
      {scene.company && <scene.company.SeatNote seat={seat} />}
    </article>
  );
}
