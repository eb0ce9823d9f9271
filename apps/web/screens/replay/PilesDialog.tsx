import { useSignal, useSignalEffect } from '@preact/signals';
import { connection } from '../../connection/connection.ts';
import { Dialog } from '../../frame/Dialog.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { type Piles, pilesIn } from './hidden.ts';
import type { Replay } from './replay.ts';
import { say } from './words.ts';

/** What lies in the piles at the present step, in order. */
export function PilesDialog({ replay, onClose }: { readonly replay: Replay; onClose(): void }) {
  const found = useSignal<Piles | undefined>(undefined);
  const problem = useSignal('');
  useSignalEffect(() => {
    connection()
      .request('position', { table: replay.summary.table, at: replay.step.value })
      .then(
        ({ position }) => {
          found.value = pilesIn(position);
        },
        (error: unknown) => {
          problem.value = failureSentence(error);
        },
      );
  });
  const scene = replay.scene.value;
  const speaker = scene.speaker.value;
  const { Mark } = scene.game;
  return (
    <Dialog title={say('pilesTitle')} onClose={onClose}>
      <p>{say('pilesText')}</p>
      {found.value?.isEarlier && <p class="muted">{say('pilesEarlier')}</p>}
      <p role="alert">{problem.value}</p>
      {found.value?.piles.map(({ name, owner, cards }, i) => (
        <details key={`${name}/${owner}`} class="hidden-pile" open={i === 0}>
          <summary>
            <h3>
              {owner === undefined
                ? say(`pile.${name}`)
                : say('pileOf', { pile: say(`pile.${name}`), name: scene.names.value[owner] ?? '' })}
            </h3>
            <span>{say('pileCount', { count: cards.length })}</span>
          </summary>
          <ol class="hidden-pile-cards">
            {cards.map((card, place) => (
              <li key={place}>
                <span class="numeral">{place + 1}</span>
                {speaker.card(card)}
                <Mark card={card} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </Dialog>
  );
}
