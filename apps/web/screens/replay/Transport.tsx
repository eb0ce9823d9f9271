import '../../design/forms.css';
import './transport.css';
import chevronsLeft from 'icon:lucide/chevrons-left';
import chevronsRight from 'icon:lucide/chevrons-right';
import pause from 'icon:lucide/pause';
import play from 'icon:lucide/play';
import skipBack from 'icon:lucide/skip-back';
import skipForward from 'icon:lucide/skip-forward';
import back from 'icon:lucide/step-back';
import forward from 'icon:lucide/step-forward';
import { Icon, type IconData } from '../../design/Icon.tsx';
import { Happened } from './Happened.tsx';
import { type Replay, type Speed, speeds } from './replay.ts';
import { placeOf } from './steps.ts';
import { say } from './words.ts';

/** What happened with the present step, and the ways to another one. */
export function Transport({ replay }: { readonly replay: Replay }) {
  return (
    <section class="transport chrome-bar" aria-label={say('controls')}>
      <h2 class="visually-hidden">{say('controls')}</h2>
      <div class="transport-sentence" aria-live={replay.isPlaying.value ? 'off' : 'polite'}>
        <Happened replay={replay} />
      </div>
      <Counter replay={replay} />
      <Scrubber replay={replay} />
      <Buttons replay={replay} />
    </section>
  );
}

export function Counter({ replay }: { readonly replay: Replay }) {
  return (
    <p class="transport-counter numeral">
      {say('step', { step: replay.place.value, count: replay.count })}
      {replay.wasTakenBack.value && <span class="transport-undone">{say('takenBack')}</span>}
    </p>
  );
}

export function Buttons({ replay }: { readonly replay: Replay }) {
  const isFirst = replay.step.value === 0;
  const isLast = replay.place.value >= replay.count;
  const act = (work: () => void) => () => {
    replay.pause();
    work();
  };
  return (
    <div class="transport-buttons">
      <Key icon={skipBack} word={say('first')} off={isFirst} onPress={act(() => replay.goToPlace(0))} />
      <Key
        icon={chevronsLeft}
        word={say('previousTurn')}
        off={isFirst}
        onPress={act(() => replay.moveTurn(-1))}
      />
      <Key icon={back} word={say('stepBack')} off={isFirst} onPress={act(() => replay.move(-1))} />
      <button
        type="button"
        class="button transport-play"
        aria-label={say(replay.isPlaying.value ? 'pause' : 'play')}
        title={say(replay.isPlaying.value ? 'pause' : 'play')}
        onClick={() => replay.togglePlay()}
      >
        <Icon of={replay.isPlaying.value ? pause : play} />
      </button>
      <Key icon={forward} word={say('stepForward')} off={isLast} onPress={act(() => replay.move(1))} />
      <Key icon={chevronsRight} word={say('nextTurn')} off={isLast} onPress={act(() => replay.moveTurn(1))} />
      <Key
        icon={skipForward}
        word={say('last')}
        off={isLast}
        onPress={act(() => replay.goToPlace(replay.count))}
      />
      <select
        class="select transport-speed"
        aria-label={say('speed')}
        value={String(replay.speed.value)}
        onChange={({ currentTarget }) => {
          replay.speed.value = Number(currentTarget.value) as Speed;
        }}
      >
        {speeds.map((speed) => (
          <option key={speed} value={String(speed)}>
            {say('speedOf', { speed })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface KeyProps {
  readonly icon: IconData;
  readonly word: string;
  readonly off: boolean;
  onPress(): void;
}

/** Stays in place and in focus at the ends of the game. */
function Key({ icon, word, off, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class="button button-icon transport-key"
      aria-label={word}
      title={word}
      aria-disabled={off}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}

export function Scrubber({ replay }: { readonly replay: Replay }) {
  const { stops, turns } = replay.steps;
  const place = replay.place.value;
  return (
    <div class="transport-scrubber">
      <span class="transport-ticks" aria-hidden="true">
        {turns.map((turn) => (
          <i key={turn} style={{ '--at': placeOf(stops, turn) / Math.max(1, replay.count) }} />
        ))}
      </span>
      <input
        type="range"
        class="range"
        min={0}
        max={replay.count}
        value={place}
        aria-label={say('scrubber')}
        aria-valuetext={say('step', { step: place, count: replay.count })}
        onInput={({ currentTarget }) => {
          replay.pause();
          replay.goToPlace(Number(currentTarget.value));
        }}
      />
    </div>
  );
}
