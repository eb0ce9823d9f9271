import '../../table/log/log.css';
import './replay-log.css';
import star from 'icon:lucide/star';
import hit from 'icon:lucide/triangle-alert';
import { useSignalEffect } from '@preact/signals';
import type { LogEntry } from '@zunft/protocol';
import { useMemo, useRef } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { language } from '../../settings/settings.ts';
import { inTurns, type LoggedTurn } from '../../table/log/turns.ts';
import { typeIcons } from '../../table/log/type-icons.ts';
import { Rich } from '../../table/Rich.tsx';
import type { ReplayModel } from './model.ts';
import type { Replay } from './replay.ts';
import { placeOf } from './steps.ts';
import { say } from './words.ts';

export interface ReplayLogProps {
  readonly replay: Replay;
  /** A line was chosen, and its step is shown. */
  onJump?(): void;
}

/**
 * What happened in the whole game, in order. The lines are drawn once; with each step only the mark moves, because
 * drawing a thousand lines anew would be felt.
 */
export function ReplayLog({ replay, onJump }: ReplayLogProps) {
  const scene = replay.scene.value;
  const list = useRef<HTMLDivElement>(null);
  const show = (step: number) => {
    replay.pause();
    replay.goTo(step);
    onJump?.();
  };
  const turns = useMemo(
    () =>
      inTurns(scene.story, scene.game.texts).map((turn) => (
        <Turn
          key={turn.turn ?? 'opening'}
          scene={scene}
          turn={turn}
          stops={replay.steps.stops}
          onShow={show}
        />
      )),
    [replay, scene, language.value],
  );
  useSignalEffect(() => {
    const step = replay.scene.value.step.value;
    // A little later: other eyes see other lines, and a dialog has no size before it is open.
    requestAnimationFrame(() => mark(list.current, step));
  });
  return (
    <div class="log replay-log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div ref={list} class="log-turns scroller" tabIndex={0} role="group" aria-label={say('log')}>
        {turns}
      </div>
    </div>
  );
}

/** Marks the lines of a step, and brings them into view. */
function mark(list: HTMLElement | null, step: number): void {
  if (list === null) return;
  for (const line of list.querySelectorAll('.log-now')) {
    line.classList.remove('log-now');
    line.removeAttribute('aria-current');
  }
  const lines = [...list.querySelectorAll<HTMLElement>(`[data-step="${step}"]`)];
  for (const line of lines) {
    line.classList.add('log-now');
    line.setAttribute('aria-current', 'step');
  }
  const [first] = lines;
  if (first === undefined) {
    if (step === 0) list.scrollTop = 0;
    return;
  }
  // Not scrollIntoView: it would move the page as well.
  const top = first.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  list.scrollTop = top - list.clientHeight / 2;
}

interface Telling {
  readonly scene: ReplayModel;
  /** Steps are counted as everywhere in a replay: without what was taken back. */
  readonly stops: readonly number[];
  onShow(step: number): void;
}

function Turn({
  scene,
  turn: { turn, seat, entries },
  stops,
  onShow,
}: Telling & { readonly turn: LoggedTurn }) {
  const speaker = scene.speaker.value;
  const title =
    turn === undefined || seat === undefined
      ? speaker.say('log.opening')
      : speaker.say('log.turn', {
          turn,
          who: seat === scene.viewer ? 'you' : 'other',
          name: scene.names.value[seat]!,
        });
  return (
    <section class="log-turn">
      <h3 class="log-title">
        {seat !== undefined && <HouseMark seat={seat} />}
        {title}
      </h3>
      <ul class="log-lines">
        {entries.map((entry, i) => (
          <Line key={`${entry.seq}/${i}`} scene={scene} entry={entry} stops={stops} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

function Line({ scene, entry: { event, seq }, stops, onShow }: Telling & { readonly entry: LogEntry }) {
  const speaker = scene.speaker.value;
  const isHit = event.target === scene.viewer && event.seat !== scene.viewer;
  const scores = scene.game.tone(event) === 'score';
  const icon = isHit ? hit : (typeIcons[event.type] ?? (scores ? star : undefined));
  return (
    <li class={classes('log-line', isHit && 'hit')} data-step={seq + 1}>
      {icon && <Icon of={icon} class="log-icon" />}
      <span>
        {isHit && <b>{speaker.say('log.hitYou')} · </b>}
        <Rich scene={scene} sentence={scene.richSpeaker.value.event(event)} />
      </span>
      <button
        type="button"
        class="log-jump"
        aria-label={speaker.say('log.show')}
        title={speaker.say('log.show')}
        onClick={() => onShow(seq + 1)}
      >
        <span aria-hidden="true">{placeOf(stops, seq + 1)}</span>
      </button>
    </li>
  );
}
