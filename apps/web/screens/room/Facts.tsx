import type { Room } from '@zunft/protocol';
import { clockWords } from '../../online/clock.ts';
import { onlineSay } from '../../online/words.ts';
import { optionFacts } from './option-facts.ts';
import type { SpokenGame } from './use-game.ts';
import { roomSay } from './words.ts';

/** Everything that was agreed on before the game: whoever says "ready" has read it here. */
export function Facts({ room, game }: { readonly room: Room; readonly game: SpokenGame }) {
  const { clock, visibility, watching, seating, hints, options } = room;
  const { info, setup, texts } = game;
  const rules =
    info === undefined || setup === undefined || texts === undefined
      ? []
      : optionFacts(info, setup, texts, options);
  const company = [
    { name: 'clock', label: roomSay('facts.clock'), value: clockWords(clock) },
    { name: 'seating', label: roomSay('facts.seating'), value: roomSay(`seating.${seating}`) },
    { name: 'watching', label: roomSay('facts.watching'), value: onlineSay(`watching.${watching}`) },
    { name: 'hints', label: onlineSay('hints'), value: onlineSay(`hints.${hints ? 'yes' : 'no'}`) },
    {
      name: 'visibility',
      label: roomSay('facts.visibility'),
      value: onlineSay(`visibility.${visibility}`),
    },
  ];
  return (
    <section class="facts paper paper-ruled" aria-labelledby="room-facts">
      <h2 id="room-facts">{roomSay('facts')}</h2>
      <dl class="facts-list">
        {[...rules, ...company].map(({ name, label, value }) => (
          <div key={name} class="fact">
            <dt class="form-word">{label}</dt>
            <dd class="form-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
