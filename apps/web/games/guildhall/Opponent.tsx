import './opponent.css';
import cards from 'icon:game-icons/card-play';
import { Badge } from '../../design/Badge.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { SeatSign } from '../../design/SeatSign.tsx';
import { Stacks } from '../../design/Stacks.tsx';
import { Ticks } from '../../design/Ticks.tsx';
import { meansOf } from '../../table/choosable.ts';
import { Rich } from '../../table/Rich.tsx';
import type { Scene } from '../../table/scene.ts';
import { missingFrom } from './faces.ts';
import { lastAction } from './last-action.ts';
import { Rack } from './Rack.tsx';
import { pointsToWin, professionsOf, viewOf } from './view.ts';

/** Another player: everything that is public about them, and what they did last. */
export function Opponent({
  scene,
  seat,
  rival,
  onPeek,
}: {
  readonly scene: Scene;
  readonly seat: number;
  /** The one whose guildhall lies open beside the viewer's. */
  readonly rival: boolean;
  onPeek(seat: number): void;
}) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const { hand, completed, points, chapters } = view.seats[seat]!;
  const name = scene.names.value[seat]!;
  const target = scene.optionWhere((ref) => ref.verb === 'target' && ref.seat === seat);
  const state = scene.stateOf(target);
  const deciding = scene.waitingFor.value.includes(seat);
  const max = pointsToWin(scene);
  const word = (key: string, params = {}) => speaker.say(key, params);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name on it is the button for keys.
    <article
      onClick={(event) => {
        if (target !== undefined) scene.press(target.id, meansOf(event));
      }}
      class={classes(
        'opponent',
        'paper',
        'paper-dim',
        'hanging',
        deciding && 'opponent-deciding',
        state === 'legal' && 'opponent-target',
        state === 'picked' && 'opponent-picked',
        rival && 'opponent-rival',
      )}
      aria-label={word('gh.seat', { name })}
      data-flight={`seat/${seat}`}
    >
      <header class="opponent-head">
        <button
          type="button"
          class="opponent-name"
          data-option={target?.id}
          aria-label={
            target?.legal ? speaker.option(target, scene.decision.value) : word('gh.peek', { name })
          }
          onClick={() => {
            if (target === undefined) onPeek(seat);
          }}
        >
          <SeatSign seat={seat} />
          <span class="opponent-title">
            <span class="opponent-display">{name}</span>
            <span class="opponent-place">
              {deciding
                ? word(scene.isThinker(seat) ? 'table.thinks' : 'gh.deciding')
                : word('gh.place', { place: placeOf(scene, seat), bot: scene.botTitle(seat) ?? 'none' })}
            </span>
          </span>
        </button>
        <span
          class="opponent-fact"
          title={word('gh.handCount', { count: hand })}
          data-flight={`hand/${seat}`}
        >
          <Icon of={cards} />
          <span aria-hidden="true">{hand}</span>
          <span class="visually-hidden">{word('gh.handCount', { count: hand })}</span>
        </span>
        <Stacks value={completed} label={completedLabel(scene, completed, chapters)} />
        <span class="opponent-points">
          <span class="visually-hidden">{word('gh.pointsOf', { points, max })}</span>
          <span aria-hidden="true">
            {points}
            <small>/{max}</small>
          </span>
        </span>
      </header>
      <div class="opponent-race">
        <Ticks value={points} max={max} />
        <Stacks class="opponent-stacks" value={completed} />
      </div>
      <Rack scene={scene} seat={seat} size="seat" label={word('gh.hallOf', { name })} />
      <footer class="opponent-last">
        <span class="opponent-did">
          <Rich scene={scene} sentence={lastAction(scene, seat) ?? ''} />
        </span>
        <Threat scene={scene} seat={seat} />
      </footer>
      {scene.company && <scene.company.SeatNote seat={seat} />}
    </article>
  );
}

/** Where somebody sits, seen from the viewer: after, opposite, before. */
function placeOf({ viewer, info }: Scene, seat: number): string {
  if (viewer >= info.seats) return 'none';
  const steps = (seat - viewer + info.seats) % info.seats;
  if (info.seats === 2) return 'opposite';
  if (steps === 1) return 'after';
  return steps === info.seats - 1 ? 'before' : 'opposite';
}

export function completedLabel(scene: Scene, count: number, chapters: readonly string[] | undefined): string {
  const speaker = scene.speaker.value;
  const label = speaker.say('gh.completed', { count });
  if (chapters === undefined || chapters.length === 0) return label;
  return `${label}: ${chapters.map((id) => speaker.say(`profession.${id}`)).join(', ')}`;
}

/** A chapter that lacks one colour only. */
function Threat({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const { hall } = viewOf(scene).seats[seat]!;
  const near = professionsOf(scene).find((profession) => missingFrom(hall, profession).length === 1);
  if (near === undefined) return null;
  const [missing] = missingFrom(hall, near);
  return (
    <Badge tone="seal" class="opponent-threat">
      {speaker.say('gh.oneMissing', {
        profession: speaker.say(`profession.${near}`),
        colour: speaker.say(`colour.${missing}`),
      })}
    </Badge>
  );
}
