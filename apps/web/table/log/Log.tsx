import './log.css';
import moment from 'icon:lucide/rotate-ccw-clock';
import shuffle from 'icon:lucide/shuffle';
import star from 'icon:lucide/star';
import hit from 'icon:lucide/triangle-alert';
import { useSignal } from '@preact/signals';
import type { LogEntry } from '@zunft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { hitsViewer } from '../hits.ts';
import { Rich } from '../Rich.tsx';
import { useRoving } from '../roving.ts';
import type { Scene } from '../scene.ts';
import { inTurns, type LoggedTurn } from './turns.ts';
import { typeIcons } from './type-icons.ts';

const filters = ['all', 'me', 'score'] as const;
type Filter = (typeof filters)[number];

/** As much as one looks back at without searching; a long log makes the page slow. */
const turnsShown = 8;

export interface LogProps {
  readonly scene: Scene;
  /** The moment that is shown now, if it is not the latest. */
  readonly at?: number | undefined;
  onShow(seq: number): void;
}

/** What happened, by turns, with the newest in sight. A line leads to its moment. */
export function Log({ scene, at, onShow }: LogProps) {
  const speaker = scene.speaker.value;
  const filter = useSignal<Filter>('all');
  const whole = useSignal(false);
  const lines = useRef<HTMLDivElement>(null);
  const { length } = scene.log.value;
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [length, filter.value]);
  const ref = useRoving({ items: '.log-filters > button, .log-jump, .log-more' });
  const turns = inTurns(scene.log.value, scene.game.texts)
    .map((turn) => ({ ...turn, entries: turn.entries.filter((entry) => passes(scene, entry, filter.value)) }))
    .filter(({ entries, turn }) => entries.length > 0 || (turn !== undefined && filter.value === 'all'));
  const shown = whole.value ? turns : turns.slice(-turnsShown);
  return (
    <section ref={ref} class="log" aria-label={speaker.say('table.log')} data-zone="log">
      <h2 class="log-heading">{speaker.say('table.log')}</h2>
      <div class="log-filters" role="group" aria-label={speaker.say('log.filter')}>
        {filters
          .filter((one) => one !== 'me' || scene.viewer < scene.info.seats)
          .map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={filter.value === one}
              onClick={() => {
                filter.value = one;
              }}
            >
              {speaker.say(`log.${one}`)}
            </button>
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that. */}
      <div ref={lines} class="log-turns scroller" tabIndex={0}>
        {shown.length < turns.length && (
          <button
            type="button"
            class="button log-more"
            onClick={() => {
              whole.value = true;
            }}
          >
            {speaker.say('log.earlier', { count: turns.length - shown.length })}
          </button>
        )}
        {turns.length === 0 && <p class="log-none">{speaker.say('log.empty')}</p>}
        {shown.map((turn) => (
          <Turn
            key={`${turn.turn ?? 'opening'}/${turn.seat}`}
            scene={scene}
            turn={turn}
            at={at}
            onShow={onShow}
          />
        ))}
      </div>
    </section>
  );
}

function passes(scene: Scene, entry: LogEntry, filter: Filter): boolean {
  if (filter === 'me') return hitsViewer(scene)(entry);
  return filter === 'all' || scene.game.tone(entry.event) === 'score';
}

function Turn({
  scene,
  turn: { turn, seat, entries },
  at,
  onShow,
}: LogProps & { readonly turn: LoggedTurn }) {
  const speaker = scene.speaker.value;
  const title =
    turn === undefined
      ? speaker.say('log.opening')
      : speaker.say('log.turn', {
          turn,
          who: seat === scene.viewer ? 'you' : 'other',
          name: scene.names.value[seat!]!,
        });
  return (
    <section class="log-turn">
      <h3 class="log-title">
        {seat !== undefined && <HouseMark seat={seat} />}
        {title}
      </h3>
      <ul class="log-lines">
        {entries.map((entry, i) => (
          <Line key={`${entry.seq}/${i}`} scene={scene} entry={entry} at={at} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

const toneIcons = { score: star, chance: shuffle } as const;

function Line({ scene, entry, at, onShow }: LogProps & { readonly entry: LogEntry }) {
  const speaker = scene.speaker.value;
  const { event, seq } = entry;
  const tone = scene.game.tone(event);
  const isHit = hitsViewer(scene)(entry);
  const icon = isHit ? hit : (typeIcons[event.type] ?? (tone && toneIcons[tone]));
  const now = at === seq + 1;
  return (
    <li class={classes('log-line', isHit && 'hit', now && 'log-now')}>
      {icon && <Icon of={icon} class="log-icon" />}
      <span>
        {isHit && <b>{speaker.say('log.hitYou')} · </b>}
        <Rich scene={scene} sentence={scene.richSpeaker.value.event(event)} />
      </span>
      <button
        type="button"
        class="log-jump"
        tabIndex={-1}
        aria-label={speaker.say('log.show')}
        title={speaker.say('log.show')}
        onClick={() => onShow(seq + 1)}
      >
        <Icon of={moment} />
      </button>
    </li>
  );
}
