import '../../table/text/text-table.css';
import './text-replay.css';
import { useSignal } from '@preact/signals';
import { change } from '../../settings/settings.ts';
import { inTurns } from '../../table/log/turns.ts';
import { Described } from '../../table/text/Described.tsx';
import { Happened } from './Happened.tsx';
import { handIn } from './hidden.ts';
import type { ReplayModel } from './model.ts';
import { Perspectives } from './Perspectives.tsx';
import { Result } from './Result.tsx';
import { isOpen, type Replay } from './replay.ts';
import { Tools } from './Tools.tsx';
import { Buttons, Counter } from './Transport.tsx';
import { say } from './words.ts';

/** The same game in words: headings, lists and buttons. */
export function TextReplay({ replay }: { readonly replay: Replay }) {
  const scene = replay.scene.value;
  const speaker = scene.speaker.value;
  const message = useSignal('');
  const others = replay.revealed.value.filter(({ viewer }) => viewer !== scene.viewer);
  const hands = scene.viewer < replay.summary.seats ? [scene, ...others] : others;
  return (
    <main class="text-table text-replay paper" id="content">
      <h1>
        {speaker.say(`game.${replay.summary.game}`)}: {say('title')}
      </h1>
      <section>
        <h2>{say('textPosition')}</h2>
        {!isOpen(replay.summary) && <p>{say('running', { count: replay.count })}</p>}
        <Counter replay={replay} />
        <Buttons replay={replay} />
        <p class="muted">{say('keys')}</p>
      </section>
      <section aria-live="polite">
        <h2>{say('textHappened')}</h2>
        <Happened replay={replay} />
      </section>
      {hands.map((hand) => (
        <HandLines key={hand.viewer} scene={hand} />
      ))}
      <Described scene={scene} />
      <LogLines replay={replay} />
      <section class="text-replay-more">
        <h2>{say('textMore')}</h2>
        <Perspectives replay={replay} />
        <Result replay={replay} />
        <Tools replay={replay} class="button button-paper" message={message} />
        <button type="button" class="button button-paper" onClick={() => change({ textTable: false })}>
          {say('textGraphic')}
        </button>
        <a class="button button-paper" href="/replays">
          {say('back')}
        </a>
        <p role="status">{message.value}</p>
      </section>
    </main>
  );
}

function HandLines({ scene }: { readonly scene: ReplayModel }) {
  const name = scene.names.value[scene.viewer] ?? String(scene.viewer + 1);
  const cards = handIn(scene.view.value);
  return (
    <section>
      <h2>{say('handOf', { name, count: cards.length })}</h2>
      <ul>
        {cards.map((card, i) => (
          <li key={i}>{scene.speaker.value.card(card)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What has happened up to the present step, the latest turn first. */
function LogLines({ replay }: { readonly replay: Replay }) {
  const scene = replay.scene.value;
  const speaker = scene.speaker.value;
  return (
    <section>
      <h2>{say('log')}</h2>
      {inTurns(scene.log.value, scene.game.texts)
        .toReversed()
        .map(({ turn, seat, entries }) => (
          <section key={turn ?? 'opening'}>
            <h3>
              {turn === undefined || seat === undefined
                ? speaker.say('log.opening')
                : speaker.say('log.turn', {
                    turn,
                    who: seat === scene.viewer ? 'you' : 'other',
                    name: scene.names.value[seat]!,
                  })}
            </h3>
            <ul>
              {entries.map(({ event }, i) => (
                <li key={i}>{speaker.event(event)}</li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
