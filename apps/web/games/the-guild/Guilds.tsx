import './guilds.css';
import { stateClasses } from '../../design/CardMarks.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { iconOf } from './art.ts';
import { tintOf } from './faces.ts';
import { viewOf } from './view.ts';

/** The professions that nobody has chosen yet. */
export function Guilds({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { guilds } = viewOf(scene);
  const ref = useRoving({ rows: true });
  return (
    <section class="tg-guilds" data-zone="centre" aria-label={speaker.say('tg.guilds')}>
      <h2 class="tg-guilds-title">{speaker.say('tg.guilds')}</h2>
      <div ref={ref} class="tg-guilds-cards" role="listbox" aria-label={speaker.say('tg.guilds')}>
        {guilds.map((card) => (
          <Guild key={card} scene={scene} card={card} />
        ))}
      </div>
    </section>
  );
}

function Guild({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const speaker = scene.speaker.value;
  const option = scene.optionAt(card, 'guilds');
  const state = scene.stateOf(option);
  const legal = state === 'legal' || state === 'picked';
  const icon = iconOf(card);
  return (
    <div
      class={classes('tg-guild paper', stateClasses({ legal, selected: state === 'picked' }))}
      data-flight={`guilds/${card}`}
      {...choosable({ scene, option, card, kind: 'option' })}
    >
      <span class={classes('tg-guild-art', tintOf(card))}>{icon && <Icon of={icon} />}</span>
      <b class="tg-guild-name">{speaker.card(card)}</b>
      <span class="tg-guild-text">
        {speaker
          .cardText(card)
          .slice(1)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </span>
      {legal && <span class="card-frame" />}
    </div>
  );
}
