import './play.css';
import bag from 'icon:lucide/shopping-bag';
import swords from 'icon:lucide/swords';
import type { ComponentChildren } from 'preact';
import { classes } from '../../design/classes.ts';
import { Icon, type IconData } from '../../design/Icon.tsx';
import { choosable } from '../../table/choosable.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { Face } from './Face.tsx';
import { fundsOf } from './funds.ts';
import { optionOn } from './option-on.ts';
import { order } from './order.ts';
import { copyAt, viewOf } from './view.ts';

/** What lies open this turn: the cards in play, those revealed or set aside, and what is left to do. */
export function Play({ scene, children }: { readonly scene: Scene; readonly children?: ComponentChildren }) {
  const speaker = scene.speaker.value;
  const { active, seats } = viewOf(scene);
  const ref = useRoving({ items: '.dom-played, .dom-aside [role="option"], .dom-trash' });
  const { inPlay } = seats[active]!;
  const name = scene.names.value[active]!;
  const label = active === scene.viewer ? speaker.say('dom.inPlay') : speaker.say('dom.inPlayOf', { name });
  return (
    <section ref={ref} class="dom-play" aria-label={speaker.say('dom.thisTurn')} data-zone="play">
      <Part scene={scene} at={order.play}>
        <Counters scene={scene} />
        <h3 class="dom-play-title">{label}</h3>
        <div
          class={classes('dom-played-cards', inPlay.length > 1 && 'dom-fan')}
          style={{ '--before': inPlay.length - 1 }}
          data-flight={`play/${active}`}
        >
          {inPlay.map((card, i) => (
            <Face
              key={`${card}/${copyAt(inPlay, i)}`}
              speaker={speaker}
              card={card}
              size="small"
              as="button"
              class="dom-played"
              aria-label={speaker.card(card)}
              data-flight={`play/${active}/${card}`}
              {...choosable({ scene, option: undefined, card, kind: 'button' })}
            />
          ))}
          {inPlay.length === 0 && <span class="dom-nothing">{speaker.say('dom.nothingInPlay')}</span>}
        </div>
        {seats.map(({ aside }, seat) =>
          aside.length > 0 ? <Aside key={seat} scene={scene} seat={seat} cards={aside} /> : null,
        )}
        {children}
      </Part>
    </section>
  );
}

/** Cards that somebody has revealed or set aside. They can be what is chosen from. */
function Aside({
  scene,
  seat,
  cards,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly cards: readonly string[];
}) {
  const speaker = scene.speaker.value;
  const title = speaker.say('dom.aside', {
    who: seat === scene.viewer ? 'you' : 'other',
    name: scene.names.value[seat]!,
  });
  return (
    <div class="dom-aside" data-flight={`aside/${seat}`}>
      <h3 class="dom-play-title">{title}</h3>
      <div
        class={classes('dom-aside-cards', cards.length > 1 && 'dom-fan')}
        style={{ '--before': cards.length - 1 }}
        role="listbox"
        aria-label={title}
        aria-multiselectable={scene.several.value}
      >
        {cards.map((card, i) => {
          const copy = copyAt(cards, i);
          const option = optionOn(scene, { card, copy, zone: 'aside', owner: seat });
          const state = scene.stateOf(option, copy);
          return (
            <Face
              key={`${card}/${copy}`}
              speaker={speaker}
              card={card}
              size="small"
              legal={state === 'legal' || state === 'picked'}
              refused={state === 'refused'}
              selected={state === 'picked'}
              count={scene.placeOf(option, copy)}
              aria-label={speaker.card(card)}
              data-flight={`aside/${seat}/${card}`}
              {...choosable({ scene, option, card, copy, kind: 'option' })}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Actions, Buys, coins and coin tokens of whoever's turn it is. */
function Counters({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { actions, buys, coins, active, seats } = viewOf(scene);
  const more = fundsOf(scene)?.inHand ?? 0;
  return (
    <dl class="dom-counters">
      <Counter word={speaker.say('dom.actions')} value={actions} icon={swords} />
      <Counter word={speaker.say('dom.buys')} value={buys} icon={bag} />
      <Counter word={speaker.say('dom.coins')} value={coins} class="dom-coins">
        {more > 0 && (
          <small title={speaker.say('dom.coinsInHand', { count: more })}>
            <span aria-hidden="true">+{more}</span>
            <span class="visually-hidden">{speaker.say('dom.coinsInHand', { count: more })}</span>
          </small>
        )}
      </Counter>
      <Counter word={speaker.say('dom.tokens')} value={seats[active]!.tokens} icon={icons.token} />
    </dl>
  );
}

function Counter({
  word,
  value,
  icon,
  class: extra,
  children,
}: {
  readonly word: string;
  readonly value: number;
  readonly icon?: IconData;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={classes('dom-counter', extra)} data-zero={value === 0}>
      <dt>
        {icon === undefined ? <i class="dom-coin" /> : <Icon of={icon} />}
        <span class="dom-counter-word">{word}</span>
      </dt>
      <dd class="numeral">
        {value}
        {children}
      </dd>
    </div>
  );
}
