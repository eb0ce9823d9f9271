import '../../design/forms.css';
import { isOpen, type Perspective, type Replay } from './replay.ts';
import { say } from './words.ts';

/** With whose eyes the game is seen. What is not possible yet stays in the list and says why. */
export function Perspectives({ replay }: { readonly replay: Replay }) {
  const { players, seats } = replay.summary;
  const choices: readonly (readonly [Perspective, string])[] = [
    ...Array.from({ length: seats }, (_, seat) => [seat, players[seat]?.name ?? String(seat + 1)] as const),
    ['spectator', say('spectator')],
    ['all', say('everything')],
  ];
  const isRunning = !isOpen(replay.summary);
  return (
    <label class="replay-perspective" title={isRunning ? say('ownEyes') : undefined}>
      <span>{say('seenBy')}</span>
      <select
        class="select"
        aria-description={isRunning ? say('ownEyes') : undefined}
        value={String(replay.perspective.value)}
        onChange={({ currentTarget }) => {
          const [perspective] = choices.find(([one]) => String(one) === currentTarget.value)!;
          void replay.see(perspective);
        }}
      >
        {choices.map(([perspective, name]) => (
          <option key={perspective} value={String(perspective)} disabled={!replay.mayBeSeenBy(perspective)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
