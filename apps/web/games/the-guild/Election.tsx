import { Icon } from '../../design/Icon.tsx';
import { isPhone } from '../../settings/settings.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { candidateList, isElectionHeld, standingOf } from './candidates.ts';
import { type GuildView, viewOf } from './view.ts';

/** Whether an election can be called, has been called, or is being held, and how the votes stand. */
export function Election({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const state = stateOf(view);
  const seat = view.winner ?? view.caller;
  const who = {
    who: seat === scene.viewer ? 'you' : 'other',
    name: seat === null ? '' : scene.names.value[seat]!,
  };
  return (
    <section class="tg-event" data-state={state} aria-label={speaker.say('tg.election')}>
      <Icon of={view.caller === null ? icons.gavel : icons.votes} />
      <h3>
        {isPhone.value
          ? speaker.say('tg.electionShort', { state, ...who })
          : speaker.say(`tg.election.${state}`, who)}
      </h3>
      {isPhone.value ? (
        <p>{state === 'none' ? speaker.say('tg.electionWhen') : candidateList(scene)}</p>
      ) : (
        <p>
          {state === 'none' && <span>{speaker.say('tg.electionWhen')} </span>}
          {state === 'called' && <span>{speaker.say('tg.electionThen', who)} </span>}
          {standingOf(scene)}
        </p>
      )}
    </section>
  );
}

/** For the words about it, and for the eye. */
function stateOf(view: GuildView): string {
  const { caller, townHall, winner, wonBy } = view;
  if (winner !== null) return wonBy;
  if (caller !== null) return isElectionHeld(view) ? 'held' : 'called';
  return townHall.state === 'built' ? 'possible' : 'none';
}
