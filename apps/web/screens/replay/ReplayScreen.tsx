import '../../table/table.css';
import './replay.css';
import '../../games/guildhall/spectator.css';
import arrow from 'icon:lucide/arrow-left';
import book from 'icon:lucide/book-open';
import dots from 'icon:lucide/ellipsis';
import scroll from 'icon:lucide/scroll-text';
import { type Signal, signal, useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { Dialog } from '../../frame/Dialog.tsx';
import { Inspector, InspectorSheet } from '../../table/Inspector.tsx';
import { Hands } from './Hands.tsx';
import { Perspectives } from './Perspectives.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { Result } from './Result.tsx';
import { isOpen, type Replay } from './replay.ts';
import { Tools } from './Tools.tsx';
import { Transport } from './Transport.tsx';
import { say } from './words.ts';

/** There is room for the chronicle beside the table. */
const wide = matchMedia('(min-width: 1100px)');
const isWide = signal(wide.matches);
wide.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});

/** A recorded game, laid out like the table it was played at. */
export function ReplayScreen({ replay }: { readonly replay: Replay }) {
  const scene = replay.scene.value;
  const { Board, Hand } = replay.game;
  const opened = useSignal<'log' | 'more' | undefined>(undefined);
  const message = useSignal('');
  const isRevealed = replay.perspective.value === 'all';
  const hasHand = scene.viewer < replay.summary.seats;
  const close = () => {
    opened.value = undefined;
  };
  return (
    <div class="table-screen replay-screen cloth" data-hand={hasHand}>
      <Top replay={replay} message={message} opened={opened} />
      <main class="table-main" id="content">
        <Transport replay={replay} />
        <div class="table-hand" data-revealed={isRevealed}>
          {isRevealed ? <Hands replay={replay} /> : <Hand key={scene.viewer} scene={scene} />}
        </div>
        <div class="table-board">
          <Board key={scene.viewer} scene={scene} />
        </div>
      </main>
      {isWide.value && (
        <aside class="table-side chrome-side" aria-label={say('log')}>
          <ReplayLog replay={replay} />
          <Inspector scene={scene} />
        </aside>
      )}
      <InspectorSheet scene={scene} />
      {opened.value === 'log' && (
        <Dialog title={say('log')} onClose={close}>
          <ReplayLog replay={replay} onJump={close} />
        </Dialog>
      )}
      {opened.value === 'more' && (
        <Dialog title={say('more')} onClose={close}>
          <div class="replay-menu">
            <Result replay={replay} />
            <Tools replay={replay} class="button button-paper" message={message} />
            <a class="button button-paper" href={`/rules/${replay.summary.game}`}>
              <Icon of={book} />
              {say('rules')}
            </a>
            <p role="status">{message.value}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface TopProps {
  readonly replay: Replay;
  readonly message: Signal<string>;
  readonly opened: Signal<'log' | 'more' | undefined>;
}

function Top({ replay, message, opened }: TopProps) {
  const scene = replay.scene.value;
  const { table, game } = replay.summary;
  const isRunning = !isOpen(replay.summary);
  const back = isRunning ? `/table/${encodeURIComponent(table)}` : '/replays';
  const backWord = say(isRunning ? 'toTable' : 'back');
  return (
    <header class="top chrome chrome-top replay-top">
      <nav class="top-nav">
        <a class="top-item" href={back} aria-label={backWord} title={backWord}>
          <Icon of={arrow} />
        </a>
        <h1 class="replay-title">
          <span class="top-game">{scene.speaker.value.say(`game.${game}`)}</span>
          <span class="visually-hidden">{say('title')}</span>
        </h1>
        <span class="top-stage">{replay.game.stage(scene)}</span>
        <Result replay={replay} />
      </nav>
      <div class="top-tools">
        <p class="replay-message" role="status">
          {message.value || (isRunning ? say('running', { count: replay.count }) : '')}
        </p>
        <Perspectives replay={replay} />
        <div class="replay-tools">
          <Tools replay={replay} class="top-item" message={message} />
          <a class="top-item" href={`/rules/${game}`} aria-label={say('rules')} title={say('rules')}>
            <Icon of={book} />
          </a>
        </div>
        <button
          type="button"
          class="top-item replay-more"
          aria-label={say('more')}
          onClick={() => {
            opened.value = 'more';
          }}
        >
          <Icon of={dots} />
        </button>
        <button
          type="button"
          class="top-item top-log"
          aria-label={say('log')}
          onClick={() => {
            opened.value = 'log';
          }}
        >
          <Icon of={scroll} />
        </button>
      </div>
    </header>
  );
}
