import './mine.css';
import eye from 'icon:lucide/eye';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Seal } from '../../design/Seal.tsx';
import { Stacks } from '../../design/Stacks.tsx';
import { Ticks } from '../../design/Ticks.tsx';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { copyAt } from './Centre.tsx';
import { foreseenPoints } from './foreseen.ts';
import { Picture } from './Picture.tsx';
import { Rack } from './Rack.tsx';
import { pointsToWin, viewOf } from './view.ts';

/** The cards played this turn, and the viewer's own guildhall; whoever looks on has none. */
export function Mine({ scene }: { readonly scene: Scene }) {
  const isPlayer = viewOf(scene).you !== null;
  return (
    <section
      class="mine"
      aria-label={scene.speaker.value.say(isPlayer ? 'gh.mine' : 'gh.area')}
      data-zone="area"
    >
      <ActionArea scene={scene} />
      {isPlayer && <OwnHall scene={scene} />}
    </section>
  );
}

/** The cards played this turn and the actions that are left; of whoever's turn it is. */
function ActionArea({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { area, active, actionsLeft, stage } = areaOf(scene);
  const mine = active === scene.viewer;
  const used = area.length;
  const ref = useRoving({ items: '.area-card' });
  return (
    <section class="area slot" aria-label={speaker.say('gh.area')}>
      <h3 class="label">
        {mine ? speaker.say('gh.area') : speaker.say('gh.areaOf', { name: scene.names.value[active]! })}
      </h3>
      <div ref={ref} class="area-cards" data-count={used}>
        {area.map((card, i) => (
          <button
            key={`${card}/${copyAt(area, i)}`}
            type="button"
            class="area-card"
            aria-label={speaker.card(card)}
            data-flight={`area/${active}/${card}`}
            {...choosable({ scene, option: undefined, card, kind: 'button' })}
          >
            <Picture speaker={speaker} card={card} size="small" />
          </button>
        ))}
        {used === 0 && <span class="area-empty">{speaker.say('gh.areaEmpty')}</span>}
      </div>
      {stage === 'turn' && (
        <div class="actions" role="img" aria-label={speaker.say('gh.actionsLeft', { count: actionsLeft })}>
          {Array.from({ length: Math.max(actionsLeft, 0) }, (_, i) => (
            <Seal key={i} class="action-seal" open={!mine}>
              {i + 1}
            </Seal>
          ))}
          <span class="actions-word" aria-hidden="true">
            {speaker.say('gh.actionsLeft', { count: actionsLeft })}
          </span>
        </div>
      )}
    </section>
  );
}

function areaOf(scene: Scene) {
  const { active, actionsLeft, stage, seats } = viewOf(scene);
  return { active, actionsLeft, stage, area: seats[active]?.area ?? [] };
}

function OwnHall({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const { completed, points } = view.seats[scene.viewer]!;
  const chapters = view.you?.chapters ?? [];
  const max = pointsToWin(scene);
  const after = foreseenPoints(scene);
  return (
    <section
      class="own-hall paper paper-ruled"
      aria-label={speaker.say('gh.yourHall')}
      data-flight={`seat/${scene.viewer}`}
    >
      <header class="own-head">
        <HouseMark seat={scene.viewer} />
        <h3 class="own-title">{speaker.say('gh.yourHall')}</h3>
        {scene.company && <scene.company.SeatNote seat={scene.viewer} />}
        {chapters.length === 0 ? (
          <Stacks value={completed} label={speaker.say('gh.completed', { count: completed })} />
        ) : (
          <details class="own-chapters">
            <summary>
              <Stacks value={completed} />
              <Icon of={eye} />
              <span class="own-chapters-word">{speaker.say('gh.completed', { count: completed })}</span>
            </summary>
            <ul class="own-chapter-list paper">
              {chapters.map((id, i) => (
                <li key={`${id}/${copyAt(chapters, i)}`}>{speaker.say(`profession.${id}`)}</li>
              ))}
            </ul>
          </details>
        )}
        <Ticks value={points} max={max} gain={after === undefined ? undefined : after - points} />
        <span class="own-points">
          <span class="visually-hidden">{speaker.say('gh.pointsOf', { points, max })}</span>
          <span aria-hidden="true">
            {points}
            {after !== undefined && after !== points && <span class="own-after">{` → ${after}`}</span>}
            <small>/{max}</small>
          </span>
        </span>
      </header>
      <Rack scene={scene} seat={scene.viewer} size="own" label={speaker.say('gh.yourHall')} />
    </section>
  );
}
