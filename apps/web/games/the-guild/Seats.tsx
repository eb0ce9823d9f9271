import './seats.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { SeatSign } from '../../design/SeatSign.tsx';
import { Part } from '../../table/Part.tsx';
import { Rich } from '../../table/Rich.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { Experience } from './Experience.tsx';
import { Figure } from './Figure.tsx';
import { lastAction } from './last-action.ts';
import { order } from './order.ts';
import { isTight } from './tight.ts';
import { incomeOf, incomeTone, lockedCards, otherSeats, signed, viewOf } from './view.ts';

interface SeatsProps {
  readonly scene: Scene;
  onOpen(seat: number): void;
}

/** The other players: everything that is public about them, and what they did last. */
export function Seats({ scene, onOpen }: SeatsProps) {
  const seats = otherSeats(scene);
  const ref = useRoving({ items: '.tg-seat-name' });
  return (
    <section
      ref={ref}
      class="tg-seats"
      aria-label={scene.speaker.value.say('tg.players')}
      data-zone="opponents"
      data-count={seats.length}
    >
      <Part scene={scene} at={order.seats}>
        {seats.map((seat) => (
          <Seat key={seat} scene={scene} seat={seat} onOpen={onOpen} />
        ))}
      </Part>
    </section>
  );
}

function Seat({ scene, seat, onOpen }: SeatsProps & { readonly seat: number }) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const here = view.seats[seat]!;
  const name = scene.names.value[seat]!;
  const deciding = scene.waitingFor.value.includes(seat);
  const active = view.stage === 'turn' && view.active === seat;
  const bot = scene.botTitle(seat);
  const locked = lockedCards(here).length;
  return (
    <article
      class={classes(
        'tg-seat paper paper-dim hanging',
        active && 'tg-seat-active',
        here.inTower && 'tg-seat-tower',
        view.act?.target === seat && 'tg-seat-aimed',
      )}
      data-flight={`seat/${seat}`}
    >
      <header class="tg-seat-head">
        <SeatSign seat={seat} />
        <button
          type="button"
          class="tg-seat-name"
          data-seat-name
          aria-label={speaker.say('tg.peek', { name })}
          onClick={() => onOpen(seat)}
        >
          {name}
        </button>
        <span class="tg-seat-title">
          {speaker.say(`title.${here.title}`)}
          {bot !== undefined && <span> · {bot}</span>}
        </span>
        {here.inTower ? (
          <span class="tg-seat-flag tg-flag-tower">
            <Icon of={icons.tower} />
            <span>{speaker.say('tg.inTower')}</span>
          </span>
        ) : (
          (deciding || active) && (
            <span class="tg-seat-flag">
              {speaker.say(!deciding ? 'tg.active' : scene.isThinker(seat) ? 'table.thinks' : 'tg.deciding')}
            </span>
          )
        )}
        <span class="tg-seat-hand" data-flight={`hand/${seat}`} title={speaker.say('tg.hand')}>
          <Icon of={icons.hand} />
          <span class="visually-hidden">{speaker.say('tg.hand')}</span>
          <b class="numeral">{here.hand}</b>
        </span>
      </header>
      <Experience speaker={speaker} seat={here} />
      <dl class="tg-figures">
        <Figure icon={icons.taler} word={speaker.say('tg.taler')} class="tg-taler">
          {here.taler}
          <small class={here.debt > 0 ? 'tg-debt' : incomeTone(here)}>
            {here.debt === 0
              ? signed(incomeOf(here))
              : isTight.value
                ? signed(-here.debt)
                : speaker.say('tg.debt', { count: here.debt })}
          </small>
        </Figure>
        <Figure icon={icons.votes} word={speaker.say('tg.votes')}>
          {here.votes}
        </Figure>
        <Figure icon={icons.business} word={speaker.say('tg.businesses')} class="tg-figure-businesses">
          {here.businesses.length}
          {here.businessLimit !== null && <small>/{here.businessLimit}</small>}
        </Figure>
        <Figure icon={icons.lock} word={speaker.say('tg.locked')}>
          {locked}
        </Figure>
        <Figure icon={icons.sabotage} word={speaker.say('tg.sabotage')} class="tg-figure-more">
          {here.sabotage}
        </Figure>
        <Figure icon={icons.burglary} word={speaker.say('tg.burglary')} class="tg-figure-more">
          {here.burglary}
        </Figure>
        <Figure icon={icons.favour} word={speaker.say('tg.favour')} class="tg-figure-more">
          {here.favour}
        </Figure>
      </dl>
      <p class="tg-seat-last">
        <Rich scene={scene} sentence={lastAction(scene, seat) ?? ''} />
      </p>
      {scene.company && <scene.company.SeatNote seat={seat} />}
    </article>
  );
}
