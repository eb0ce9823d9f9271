import './stage.css';
import next from 'icon:lucide/chevron-right';
import { Icon } from '../../design/Icon.tsx';
import { layout } from '../../settings/settings.ts';
import type { Scene } from '../../table/scene.ts';
import { viewOf } from './view.ts';

const phases = ['economy', 'unlock', 'draw', 'actions', 'discard'] as const;

/** The round and the phases of the turn, with the present one marked. */
export function Stage({ scene }: { readonly scene: Scene }) {
  const now = scene.game.stage(scene);
  if (viewOf(scene).stage !== 'turn') return <>{now}</>;
  const speaker = scene.speaker.value;
  const { phase } = viewOf(scene);
  return (
    <span class="tg-stage">
      <b class="tg-round">{now}</b>
      <ol class="tg-phases" aria-label={speaker.say('tg.phases')}>
        {phases.map((one, i) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined} title={speaker.say(`phase.${one}`)}>
            {i > 0 && <Icon of={next} />}
            <span>{speaker.say(`phase.${one}`)}</span>
          </li>
        ))}
      </ol>
    </span>
  );
}

/** The same for the top bar, where it has room; a phone has a line of its own for it. */
export const TopStage = ({ scene }: { readonly scene: Scene }) =>
  layout.value === 'narrow' ? null : <Stage scene={scene} />;
