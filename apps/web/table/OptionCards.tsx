import type { Option, Seat } from '@zunft/kernel';
import { choosable } from './choosable.ts';
import { useRoving } from './roving.ts';
import type { Scene } from './scene.ts';

interface OptionCardsProps {
  readonly scene: Scene;
  readonly options: readonly Option[];
  readonly label: string;
}

interface Offered {
  readonly option: Option;
  /** Of several identical cards, the how manieth. */
  readonly copy: number;
  readonly owner: Seat | undefined;
}

/** Every card that an option stands for: equal ones may be of several players. */
function offeredBy(scene: Scene, option: Option): Offered[] {
  const owners = scene.game.ownersOf?.(scene, option);
  return Array.from({ length: option.count ?? 1 }, (_, copy) => ({
    option,
    copy,
    owner: owners?.[copy] ?? option.ref.owner,
  }));
}

/** Each of them once: what is nobody's, what is one's own, and then the others as they sit at the table. */
function inTurnOrder(
  { viewer, info: { seats } }: Scene,
  owners: readonly (Seat | undefined)[],
): readonly (Seat | undefined)[] {
  const first = viewer < seats ? viewer : 0;
  const place = (owner: Seat | undefined) => (owner === undefined ? -1 : (owner - first + seats) % seats);
  return [...new Set(owners)].sort((a, b) => place(a) - place(b));
}

/** Cards to choose from, by whom they belong to where that differs. */
export function OptionCards({ scene, options, label }: OptionCardsProps) {
  const cards = options.flatMap((option) => offeredBy(scene, option));
  const owners = inTurnOrder(
    scene,
    cards.map(({ owner }) => owner),
  );
  const isOf = owners.some((owner) => owner !== undefined && owner !== scene.viewer);
  const ref = useRoving();
  return (
    <div
      class="tray-cards scroller"
      role="listbox"
      aria-label={label}
      aria-multiselectable={scene.several.value}
      ref={ref}
    >
      {owners.map((owner) => (
        <CardsOf
          key={owner ?? 'table'}
          scene={scene}
          cards={cards.filter((card) => card.owner === owner)}
          name={isOf && owner !== undefined ? scene.names.value[owner]! : undefined}
        />
      ))}
    </div>
  );
}

function CardsOf({
  scene,
  cards,
  name,
}: {
  readonly scene: Scene;
  readonly cards: readonly Offered[];
  /** Whose they are. */
  readonly name: string | undefined;
}) {
  const drawn = cards.map((card) => (
    <OptionCard key={`${card.option.id}/${card.copy}`} scene={scene} {...card} name={name} />
  ));
  if (name === undefined) return <>{drawn}</>;
  return (
    <div class="tray-owner" role="group" aria-label={name}>
      <b class="tray-name" aria-hidden="true">
        {name}
      </b>
      {drawn}
    </div>
  );
}

function OptionCard({
  scene,
  option,
  copy,
  owner,
  name,
}: Offered & { readonly scene: Scene; readonly name: string | undefined }) {
  const { Picture, optionExtra, optionNote } = scene.game;
  const speaker = scene.speaker.value;
  const state = scene.stateOf(option, copy);
  const card = option.ref.card!;
  const word = speaker.card(card);
  return (
    <Picture
      scene={scene}
      card={card}
      size="small"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      count={scene.placeOf(option, copy)}
      badge={option.legal ? optionExtra?.(scene, option, owner) : undefined}
      aria-description={option.legal ? optionNote?.(scene, option, owner) : undefined}
      aria-label={name === undefined ? word : speaker.say('bar.cardOf', { card: word, name })}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}
