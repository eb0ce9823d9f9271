import { Icon } from '../../design/Icon.tsx';
import { isPhone } from '../../settings/settings.ts';
import { choosable } from '../../table/choosable.ts';
import type { Scene } from '../../table/scene.ts';
import { iconOf, icons } from './art.ts';
import { nameOf } from './names.ts';
import { chances } from './notice.ts';
import type { GuildView } from './view.ts';

interface ActProps {
  readonly scene: Scene;
  readonly act: NonNullable<GuildView['act']>;
}

/** What is being done to somebody, while others may answer. */
export function Act({ scene, act }: ActProps) {
  const speaker = scene.speaker.value;
  const person = (seat: number) => ({
    who: seat === scene.viewer ? 'you' : 'other',
    name: scene.names.value[seat]!,
  });
  const card = nameOf(speaker, act.card);
  return (
    <section class="tg-event" data-state="act" aria-label={speaker.say('tg.act')}>
      <Icon of={iconOf(act.card) ?? icons.skill} />
      <h3>
        <button
          type="button"
          class="tg-act-card"
          {...choosable({ scene, option: undefined, card: act.card, kind: 'button' })}
        >
          {isPhone.value ? card : speaker.say('tg.actTitle', { ...person(act.actor), card })}
        </button>
      </h3>
      <p>
        {speaker.say('tg.actAim', {
          ...person(act.target),
          card: act.targetCard === null ? 'none' : speaker.card(act.targetCard),
        })}{' '}
        {!isPhone.value && chances(scene)}
      </p>
    </section>
  );
}
