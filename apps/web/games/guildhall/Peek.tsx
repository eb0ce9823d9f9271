import { Dialog } from '../../frame/Dialog.tsx';
import { Rich } from '../../table/Rich.tsx';
import type { Scene } from '../../table/scene.ts';
import { lastAction } from './last-action.ts';
import { completedLabel } from './Opponent.tsx';
import { Rack } from './Rack.tsx';
import { pointsToWin, viewOf } from './view.ts';

interface PeekProps {
  readonly scene: Scene;
  readonly seat: number;
  onClose(): void;
}

/** The guildhall of another player, large, with what else is public about them and what they did last. */
export function Peek({ scene, seat, onClose }: PeekProps) {
  const speaker = scene.speaker.value;
  const { hand, completed, points, chapters } = viewOf(scene).seats[seat]!;
  const name = scene.names.value[seat]!;
  const facts = [
    speaker.say('gh.pointsOf', { points, max: pointsToWin(scene) }),
    speaker.say('gh.handCount', { count: hand }),
    completedLabel(scene, completed, chapters),
  ];
  return (
    <Dialog title={speaker.say('gh.hallOf', { name })} onClose={onClose}>
      <p>{facts.join(' · ')}</p>
      <p>
        <Rich scene={scene} sentence={lastAction(scene, seat) ?? ''} />
      </p>
      <Rack scene={scene} seat={seat} size="large" label={name} />
    </Dialog>
  );
}
