import './centre.css';
import { CardBack } from '../../design/CardBack.tsx';
import { DiscardPile } from '../../design/DiscardPile.tsx';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Picture } from './Picture.tsx';
import { prestigeName } from './prestige-name.ts';
import { viewOf } from './view.ts';

/** The middle of the table: the prestige row, the deck and the discard pile. */
export function Centre({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { row, deck, discard, prestigeDeck, seats } = viewOf(scene);
  const mine = seats[scene.viewer];
  const ref = useRoving({ items: '[role="option"], .pile-top' });
  return (
    <section ref={ref} class="centre" aria-label={speaker.say('gh.centre')}>
      <div class="centre-group">
        <h3 class="label centre-title">
          {speaker.say('gh.row')} <b>{speaker.say('gh.rowDeck', { count: prestigeDeck })}</b>
          {mine !== undefined && (
            <span class="centre-note">{speaker.say('gh.rowPrice', { count: mine.completed })}</span>
          )}
        </h3>
        <div class="prestige-row" role="listbox" aria-label={speaker.say('gh.row')}>
          {row.map((card, i) => (
            <PrestigeCard key={`${card}-${i}`} scene={scene} card={card} copy={copyAt(row, i)} />
          ))}
        </div>
      </div>
      <div class="piles">
        <div class="centre-group" data-flight="deck">
          <h3 class="label">{speaker.say('gh.deck')}</h3>
          <CardBack
            size="small"
            thickness={deck}
            count={deck}
            role="img"
            aria-label={speaker.say('gh.deckCount', { count: deck })}
          />
        </div>
        <div class="centre-group" data-flight="discard">
          <h3 class="label">{speaker.say('gh.discard')}</h3>
          <DiscardPile
            count={discard.count}
            role="group"
            aria-label={speaker.say('gh.discardTop', {
              count: discard.count,
              top: discard.top === null ? '' : speaker.card(discard.top),
            })}
          >
            {discard.top !== null && (
              <button
                type="button"
                class="pile-top"
                aria-label={speaker.card(discard.top)}
                {...choosable({ scene, option: undefined, card: discard.top, kind: 'button' })}
              >
                <Picture speaker={speaker} card={discard.top} size="small" />
              </button>
            )}
          </DiscardPile>
        </div>
      </div>
    </section>
  );
}

/** Which of several identical cards in a row the one at this place is. */
export const copyAt = (cards: readonly string[], at: number): number =>
  cards.slice(0, at).filter((card) => card === cards[at]).length;

function PrestigeCard({
  scene,
  card,
  copy,
}: {
  readonly scene: Scene;
  readonly card: string;
  readonly copy: number;
}) {
  const speaker = scene.speaker.value;
  const option = scene.optionAt(card, 'row');
  const state = scene.stateOf(option, copy);
  return (
    <Picture
      speaker={speaker}
      card={card}
      size="small"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      aria-label={prestigeName(speaker, card)}
      data-flight={`row/${card}`}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}
