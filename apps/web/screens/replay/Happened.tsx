import { Rich } from '../../table/Rich.tsx';
import type { Replay } from './replay.ts';
import { say } from './words.ts';

/** What happened with the present step, in sentences. */
export function Happened({ replay }: { readonly replay: Replay }) {
  const scene = replay.scene.value;
  if (scene.step.value === 0) return <p>{say('beforeDeal')}</p>;
  const entries = scene.happened.value.filter(({ event }) => event.type !== 'undo');
  if (entries.length === 0) return <p>{say('quiet')}</p>;
  return (
    <p>
      {entries.map(({ event }, i) => (
        <span key={i}>
          <Rich scene={scene} sentence={scene.richSpeaker.value.event(event)} />{' '}
        </span>
      ))}
    </p>
  );
}
