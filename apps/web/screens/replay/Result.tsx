import crown from 'icon:lucide/crown';
import { Icon } from '../../design/Icon.tsx';
import { placed } from '../replays/result.ts';
import type { Replay } from './replay.ts';
import { say } from './words.ts';

/** How the game ended, the best first, and what there is to know about it. */
export function Result({ replay }: { readonly replay: Replay }) {
  const { summary, steps } = replay;
  return (
    <ul class="replay-result" aria-label={say('result')}>
      {summary.outcome !== undefined &&
        placed(summary).map(({ seat, name, score, place }) => (
          <li key={seat} data-place={place}>
            {place === 1 && <Icon of={crown} label={say('winner')} />}
            {say('score', { name, score: score ?? 0 })}
          </li>
        ))}
      {summary.loaded && <li class="replay-mark">{say(replay.isShared ? 'fromServer' : 'fromFile')}</li>}
      {steps.takebacks > 0 && (
        <li class="replay-mark" title={say('takebacksHelp')}>
          {say('takebacks', { count: steps.takebacks })}
        </li>
      )}
    </ul>
  );
}
