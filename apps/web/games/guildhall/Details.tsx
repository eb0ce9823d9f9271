import './details.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { Pip } from '../../design/Pip.tsx';
import { tinctureClass } from '../../design/tincture.ts';
import type { Scene } from '../../table/scene.ts';
import { iconOf } from './art.ts';
import { activeLevel, coloursOf, isGrowing, prestigeFace, professionFace } from './faces.ts';
import { completes } from './ghosts.ts';
import { nameOf } from './names.ts';
import { Picture } from './Picture.tsx';
import { viewOf } from './view.ts';

/** What a card is, what it does, and what it could do for the viewer now. */
export function Details({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  return professionFace(card) === undefined ? (
    <PrestigeDetails scene={scene} card={card} />
  ) : (
    <ProfessionDetails scene={scene} card={card} />
  );
}

function ProfessionDetails({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const speaker = scene.speaker.value;
  const { profession, tincture } = professionFace(card)!;
  const hall = viewOf(scene).seats[scene.viewer]?.hall;
  const have = hall === undefined ? undefined : coloursOf(hall, profession).length;
  const active = have === undefined ? undefined : activeLevel(profession, have);
  return (
    <div class="details">
      <span class={classes('details-art', 'hatched', tinctureClass(tincture))}>
        <span class="card-medallion">
          <Icon of={iconOf(profession)} />
        </span>
      </span>
      <div class="details-head">
        <h3 class="details-name">{nameOf(speaker, profession)}</h3>
        <p class="details-colour">
          <Pip tincture={tincture} /> {speaker.say(`colour.${tincture}`)}
        </p>
        {have !== undefined && (
          <p class="details-why">
            {speaker.say('gh.have', { count: have })}{' '}
            {completes(scene, card) && speaker.say('gh.wouldComplete')}
          </p>
        )}
      </div>
      <ol class="details-levels">
        {speaker.cardText(card).map((line) => {
          const [level = '', ...rest] = line.split(': ');
          const on = isGrowing(profession) ? have !== undefined : Number(level) === active;
          return (
            <li key={level} class={classes('details-level', on && 'details-level-on')}>
              <span class="details-rung">{level}</span>
              <span>{rest.join(': ')}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function PrestigeDetails({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const speaker = scene.speaker.value;
  const { points, cost } = prestigeFace(card)!;
  return (
    <div class="details details-prestige">
      <Picture scene={scene} card={card} size="small" aria-hidden="true" />
      <div class="details-head">
        <h3 class="details-name">{speaker.card(card)}</h3>
        <p class="details-why">{speaker.say('gh.prestigeWorth', { points, cost })}</p>
      </div>
      <p class="details-text">{speaker.cardText(card)[1]}</p>
    </div>
  );
}
