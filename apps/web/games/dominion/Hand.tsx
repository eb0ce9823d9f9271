import './hand.css';
import type { Option } from '@zunft/kernel';
import { CardBack } from '../../design/CardBack.tsx';
import { DiscardPile } from '../../design/DiscardPile.tsx';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Face } from './Face.tsx';
import { sortedHand } from './faces.ts';
import { optionOn } from './option-on.ts';
import { copyAt, mine, pileOf, viewOf } from './view.ts';

/** The viewer's hand between the own deck and the own discard pile. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { you } = viewOf(scene);
  const ref = useRoving({ items: '[role="option"], .dom-pile-top' });
  if (you === null) return null;
  const cards = sortedHand(you.hand);
  return (
    <section
      ref={ref}
      class="dom-hand"
      aria-label={speaker.say('dom.yourHand', { count: cards.length })}
      style={{ '--count': cards.length, '--before': Math.max(1, cards.length - 1) }}
    >
      <div
        class="dom-hand-cards"
        role="listbox"
        aria-label={speaker.say('dom.yourHand', { count: cards.length })}
        aria-multiselectable={scene.several.value}
        data-zone="hand"
        data-count={cards.length}
        data-many={cards.length > 5}
        data-flight={`hand/${scene.viewer}`}
      >
        {cards.map((card, i) => (
          <HandCard
            key={`${card}/${copyAt(cards, i)}`}
            scene={scene}
            card={card}
            copy={copyAt(cards, i)}
            place={i - (cards.length - 1) / 2}
          />
        ))}
      </div>
      <Deck scene={scene} />
      <Discard scene={scene} />
    </section>
  );
}

function HandCard({
  scene,
  card,
  copy,
  place,
}: {
  readonly scene: Scene;
  readonly card: string;
  readonly copy: number;
  /** From the middle of the hand: how far the card is turned. */
  readonly place: number;
}) {
  const speaker = scene.speaker.value;
  const option = optionOn(scene, { card, copy, zone: 'hand', owner: scene.viewer });
  const state = scene.stateOf(option, copy);
  return (
    <Face
      speaker={speaker}
      card={card}
      cost={pileOf(viewOf(scene), card)?.cost}
      size="hand"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      class={isNeverPlayed(option) ? 'dom-uncrossed' : undefined}
      selected={state === 'picked'}
      picked={scene.several.value && state === 'picked'}
      count={scene.placeOf(option, copy)}
      style={{ '--place': place }}
      aria-label={speaker.card(card)}
      data-flight={`hand/${scene.viewer}/${card}`}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}

/** That Victory cards are not played goes without saying. */
const isNeverPlayed = (option: Option | undefined): boolean =>
  option?.legal === false && option.why.code === 'not-playable';

function Deck({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { deck, deckTop } = mine(scene)!;
  const [top] = deckTop;
  return (
    <div class="dom-own-pile" data-flight={`deck/${scene.viewer}`}>
      <CardBack
        size="small"
        thickness={deck}
        role="img"
        aria-label={speaker.say('dom.deckCount', { count: deck })}
        data-empty={deck === 0}
      />
      <span class="dom-own-word" aria-hidden="true">
        <span>{speaker.say('dom.deck')}</span>
        <b class="numeral">{deck}</b>
      </span>
      {top !== undefined && (
        <button
          type="button"
          class="dom-pile-top dom-known"
          aria-label={speaker.say('dom.deckTop', {
            cards: deckTop.map((card) => speaker.card(card)).join(', '),
          })}
          {...choosable({ scene, option: undefined, card: top, kind: 'button' })}
        >
          <Face speaker={speaker} card={top} size="small" />
        </button>
      )}
    </div>
  );
}

function Discard({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { count, top } = mine(scene)!.discard;
  return (
    <div class="dom-own-pile dom-own-discard" data-flight={`discard/${scene.viewer}`}>
      <DiscardPile
        count={count}
        role="group"
        aria-label={speaker.say('dom.discardCount', { count, top: top === null ? '' : speaker.card(top) })}
      >
        {top !== null && (
          <button
            type="button"
            class="dom-pile-top"
            aria-label={speaker.card(top)}
            {...choosable({ scene, option: undefined, card: top, kind: 'button' })}
          >
            <Face speaker={speaker} card={top} size="small" />
          </button>
        )}
      </DiscardPile>
      <span class="dom-own-word" aria-hidden="true">
        <span>{speaker.say('dom.discard')}</span>
        <b class="numeral">{count}</b>
      </span>
    </div>
  );
}
