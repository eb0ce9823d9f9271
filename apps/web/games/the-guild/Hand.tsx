import './hand.css';
import type { Option } from '@zunft/kernel';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Face } from './Face.tsx';
import { sortedHand } from './faces.ts';
import { optionOn } from './option-on.ts';
import { isStyled, isTight } from './tight.ts';
import { copyAt, mine, viewOf } from './view.ts';

/** The viewer's hand. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { you } = viewOf(scene);
  const ref = useRoving();
  if (you === null || !isStyled()) return null;
  const cards = sortedHand(you.hand);
  const names = cards.map(({ card }) => card);
  const label = speaker.say('tg.yourHand', { count: cards.length });
  return (
    <section class="tg-hand" aria-label={label} style={{ '--count': cards.length }}>
      <div
        ref={ref}
        class="tg-hand-cards"
        role="listbox"
        aria-label={label}
        aria-multiselectable={scene.several.value}
        data-zone="hand"
        data-flight={`hand/${scene.viewer}`}
      >
        {cards.map(({ card, price }, i) => (
          <HandCard
            key={`${card}/${copyAt(names, i)}`}
            scene={scene}
            card={card}
            price={price}
            copy={copyAt(names, i)}
          />
        ))}
      </div>
      <div class="tg-hand-head" aria-hidden="true">
        <h3 class="label">{speaker.say('tg.handLabel')}</h3>
        <span class="tg-hand-count numeral">
          {cards.length}
          <small>/{mine(scene)!.handLimit}</small>
        </span>
        <span class="tg-legend tg-legend-value">{speaker.say('tg.legendValue')}</span>
        <span class="tg-legend tg-legend-price">{speaker.say('tg.legendPrice')}</span>
      </div>
    </section>
  );
}

interface HandCardProps {
  readonly scene: Scene;
  readonly card: string;
  readonly price: number;
  readonly copy: number;
}

function HandCard({ scene, card, price, copy }: HandCardProps) {
  const speaker = scene.speaker.value;
  const option = optionOn(scene, { card, copy, zone: 'hand', owner: scene.viewer });
  const state = scene.stateOf(option, copy);
  return (
    <Face
      speaker={speaker}
      card={card}
      price={price}
      size="hand"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      picked={scene.several.value && state === 'picked'}
      badge={option === undefined ? undefined : inShort(scene, option)}
      aria-label={speaker.card(card)}
      data-flight={`hand/${scene.viewer}/${card}`}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}

/** Reasons that a word or two can name. */
const short = new Set([
  'needs-favour',
  'needs-title',
  'too-dear',
  'one-supporter',
  'too-many-businesses',
  'no-slot',
  'no-inventory',
  'needs-trade',
  'needs-card',
  'only-in-answer',
  'forgoes-cards',
]);

/** Why a card cannot be played, in a word or two. */
function inShort(scene: Scene, option: Option): string | undefined {
  if (option.legal || !short.has(option.why.code)) return undefined;
  const { code, params } = option.why;
  const speaker = scene.speaker.value;
  const { title } = params;
  return speaker.say(`tg.${isTight.value ? 'tiny' : 'short'}.${code}`, {
    ...params,
    ...(typeof title === 'string' && { title: speaker.say(`title.${title}`) }),
  });
}
