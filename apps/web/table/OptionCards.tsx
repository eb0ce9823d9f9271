import type { Option } from '@zunft/kernel';
import { choosable } from './choosable.ts';
import { useRoving } from './roving.ts';
import type { Scene } from './scene.ts';

interface OptionCardsProps {
  readonly scene: Scene;
  readonly options: readonly Option[];
  readonly label: string;
}

/** Cards to choose from, by whom they belong to where that differs. */
export function OptionCards({ scene, options, label }: OptionCardsProps) {
  const owners = [...new Set(options.map(({ ref }) => ref.owner))];
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
          options={options.filter((option) => option.ref.owner === owner)}
          name={isOf && owner !== undefined ? scene.names.value[owner]! : undefined}
        />
      ))}
    </div>
  );
}

function CardsOf({
  scene,
  options,
  name,
}: {
  readonly scene: Scene;
  readonly options: readonly Option[];
  /** Whose they are. */
  readonly name: string | undefined;
}) {
  const cards = options
    .flatMap((option) => Array.from({ length: option.count ?? 1 }, (_, copy) => ({ option, copy })))
    .map(({ option, copy }) => (
      <OptionCard key={`${option.id}/${copy}`} scene={scene} option={option} copy={copy} owner={name} />
    ));
  if (name === undefined) return <>{cards}</>;
  return (
    <div class="tray-owner" role="group" aria-label={name}>
      <b class="tray-name" aria-hidden="true">
        {name}
      </b>
      {cards}
    </div>
  );
}

function OptionCard({
  scene,
  option,
  copy,
  owner,
}: {
  readonly scene: Scene;
  readonly option: Option;
  readonly copy: number;
  readonly owner: string | undefined;
}) {
  const { Picture, optionExtra, optionNote } = scene.game;
  const speaker = scene.speaker.value;
  const state = scene.stateOf(option, copy);
  const card = option.ref.card!;
  const name = speaker.card(card);
  return (
    <Picture
      scene={scene}
      card={card}
      size="small"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      count={scene.placeOf(option, copy)}
      badge={option.legal ? optionExtra?.(scene, option) : undefined}
      aria-description={option.legal ? optionNote?.(scene, option) : undefined}
      aria-label={owner === undefined ? name : speaker.say('bar.cardOf', { card: name, name: owner })}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}
