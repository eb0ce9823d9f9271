import { classes } from '../../design/classes.ts';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { isPhone } from '../../settings/settings.ts';
import { choosable } from '../../table/choosable.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { experienceOfBuilding, type Part, partsOfOthers } from './town-hall.ts';
import { isSpectator, viewOf } from './view.ts';

/** The Town Hall: where it is, who has promised or paid how much, and what is missing. */
export function TownHall({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { townHall } = viewOf(scene);
  const { state, card, cost, value } = townHall;
  return (
    <section class="tg-hall paper" data-state={state} aria-label={speaker.card(card)}>
      <button
        type="button"
        class={classes('tg-hall-card', state !== 'built' && 'tg-turned')}
        aria-label={speaker.card(card)}
        data-flight="square"
        {...choosable({ scene, option: undefined, card, kind: 'button' })}
      >
        <span class="tg-mini tg-municipal">
          <span class="tg-field">
            <Icon of={icons.townHall} />
          </span>
          <span class="tg-edge" />
        </span>
        {state !== 'built' && (
          <span class="tg-lock">
            <Icon of={icons.lock} />
          </span>
        )}
      </button>
      <div class="tg-hall-body">
        <h3 class="tg-hall-title">
          {speaker.card(card)} <small>{speaker.say('tg.hall', { state, cost, value })}</small>
        </h3>
        <Parts scene={scene} />
        {isPhone.value ? (
          state !== 'drawn' && <p class="tg-hall-note">{speaker.say('tg.hallShort', { state })}</p>
        ) : (
          <p class="tg-hall-note">
            <Note scene={scene} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Who pays how much, as parts of the whole. */
function Parts({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { townHall, active } = viewOf(scene);
  if (townHall.state === 'in-deck' || (townHall.state === 'built' && isPhone.value)) return null;
  const isBuilt = townHall.state === 'built';
  const paid: readonly Part[] = townHall.shares.flatMap((amount, seat) =>
    amount > 0 ? [{ seat, amount }] : [],
  );
  const builder = isSpectator(scene) ? active : scene.viewer;
  const own = townHall.pledges[builder]!;
  const promised = partsOfOthers(scene, builder);
  const parts = isBuilt ? paid : promised;
  const nameOf = (seat: number) => (seat === scene.viewer ? speaker.say('tg.you') : scene.names.value[seat]!);
  return (
    <ul class="tg-parts">
      {parts.map(({ seat, amount }) => (
        <li key={seat} style={{ '--part': amount }}>
          <HouseMark seat={seat} />
          <span class="tg-part-name">{nameOf(seat)}</span>
          <b>{amount}</b>
        </li>
      ))}
      {!isBuilt && townHall.missing > 0 && (
        <li class="tg-missing" style={{ '--part': townHall.missing }}>
          <span class="tg-part-name">{speaker.say('tg.missing', { own })}</span>
          <b>{townHall.missing}</b>
        </li>
      )}
    </ul>
  );
}

function Note({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { townHall, caller } = viewOf(scene);
  if (caller !== null)
    return (
      <>
        {speaker.say('tg.election.called', {
          who: caller === scene.viewer ? 'you' : 'other',
          name: scene.names.value[caller]!,
        })}
      </>
    );
  if (townHall.state === 'in-deck') return <>{speaker.say('tg.hallHidden')}</>;
  if (townHall.state === 'built') return <>{speaker.say('tg.hallStands')}</>;
  if (isSpectator(scene)) return <>{speaker.say('tg.hallJoint')}</>;
  return (
    <>
      {speaker.say('tg.hallOffer', {
        missing: townHall.missing,
        value: experienceOfBuilding(scene, scene.viewer),
      })}
    </>
  );
}
