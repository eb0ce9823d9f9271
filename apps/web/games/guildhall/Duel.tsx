import './duel.css';
import { useSignal } from '@preact/signals';
import { Badge } from '../../design/Badge.tsx';
import { classes } from '../../design/classes.ts';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Pip } from '../../design/Pip.tsx';
import type { Scene } from '../../table/scene.ts';
import { arrivalsAt } from './arrivals.ts';
import { iconOf } from './art.ts';
import { professionFace } from './faces.ts';
import { pickedFrom } from './ghosts.ts';
import { Rack } from './Rack.tsx';

/** What is picked from another's guildhall in these ways comes to mine. */
const bringsHome: readonly string[] = ['take', 'place', 'take-chapter'];

/** Two guildhalls side by side, large enough to pick from, with what the picks would lead to between them. */
export function Duel({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const ownActs = scene.options.value.some(
    ({ ref }) => (ref.zone === 'hall' && ref.owner === scene.viewer) || ref.verb === 'give-chapter',
  );
  const theirsAct = scene.options.value.some(({ ref }) => ref.zone === 'hall' && ref.owner === seat);
  const side = useSignal<'theirs' | 'mine' | undefined>(undefined);
  const shown = side.value ?? (theirsAct || !ownActs ? 'theirs' : 'mine');
  const name = scene.names.value[seat]!;
  const hallName = speaker.say('gh.hallOf', { name });
  // By what is asked, not by what is pointed at: nothing may move away from under the pointer.
  const exchange = ownActs || scene.options.value.some(({ ref }) => bringsHome.includes(ref.verb));
  return (
    <section class={classes('duel', !exchange && 'duel-one')} data-side={shown} aria-label={hallName}>
      <div class="segments duel-sides" role="group" aria-label={speaker.say('gh.sides')}>
        {(['theirs', 'mine'] as const).map((which) => (
          <button
            key={which}
            type="button"
            class="segment"
            aria-pressed={shown === which}
            onClick={() => {
              side.value = which;
            }}
          >
            {which === 'theirs' ? hallName : speaker.say('gh.yourHall')}
          </button>
        ))}
      </div>
      <Side scene={scene} seat={seat} side="theirs" title={hallName} />
      <Balance scene={scene} seat={seat} />
      <Side scene={scene} seat={scene.viewer} side="mine" title={speaker.say('gh.yourHall')} />
    </section>
  );
}

function Side({
  scene,
  seat,
  side,
  title,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly side: 'theirs' | 'mine';
  readonly title: string;
}) {
  const picked = pickedFrom(scene, seat);
  return (
    <div class={classes('duel-side', `duel-${side}`, 'paper', 'paper-ruled')}>
      <header class="duel-head">
        <HouseMark seat={seat} />
        <h3 class="own-title">{title}</h3>
        {picked > 0 && <Badge tone="ink">{scene.speaker.value.say('gh.picked', { count: picked })}</Badge>}
      </header>
      <Rack scene={scene} seat={seat} size="large" label={title} />
    </div>
  );
}

/** Who would get what. */
function Balance({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const name = scene.names.value[seat]!;
  return (
    <div class="duel-balance slot">
      <h3 class="label">{speaker.say('gh.preview')}</h3>
      <h4 class="balance-title">{speaker.say('gh.youGet')}</h4>
      <Arrivals scene={scene} seat={scene.viewer} />
      <h4 class="balance-title">{speaker.say('gh.theyGet', { name })}</h4>
      <Arrivals scene={scene} seat={seat} />
    </div>
  );
}

function Arrivals({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const arrivals = arrivalsAt(scene, seat);
  if (arrivals.length === 0) return <p class="balance-none">{speaker.say('gh.nothingYet')}</p>;
  return (
    <ul class="balance-list">
      {arrivals.map(({ card, colours }) => {
        const { profession, tincture } = professionFace(card)!;
        return (
          <li key={card} class="balance-item">
            <Icon of={iconOf(profession)} class="balance-icon" />
            <span>
              <b>
                {speaker.card(card)} <Pip tincture={tincture} />
              </b>
              <small>{speaker.say('gh.ofFive', { count: colours })}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
