import { titles, titleTable } from '@zunft/games/the-guild/text';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { faceOf } from './faces.ts';
import type { SeatView } from './view.ts';

/** The way from commoner to count, with what the card in question would add. */
export function TitleTrack({ scene, seat }: { readonly scene: Scene; readonly seat: SeatView }) {
  const speaker = scene.speaker.value;
  const { experience, title, nextTitle } = seat;
  const at = titles.indexOf(title);
  const gain = gainInQuestion(scene);
  const place = placeOn(experience);
  return (
    <div
      class="tg-track"
      style={{ '--at': place, '--gain': placeOn(experience + gain) }}
      role="img"
      aria-label={speaker.say('tg.track', {
        experience,
        next: nextTitle ?? 'none',
        title: at + 1 < titles.length ? speaker.say(`title.${titles[at + 1]!}`) : '',
      })}
    >
      <span class="tg-track-line" />
      {titleTable.map((row, i) => (
        <span
          key={row.title}
          class={classes('tg-step', i < at && 'tg-step-past', i === at && 'tg-step-now')}
          style={{ '--step': i / (titleTable.length - 1) }}
        >
          <i>{i === titleTable.length - 1 && <Icon of={icons.title} />}</i>
          <span class="tg-step-name">
            {speaker.say(`title.${row.title}`)} <small>{row.experience}</small>
          </span>
        </span>
      ))}
      <b class="tg-track-mark">
        {speaker.say('tg.xp', { count: experience })}
        {gain > 0 && ` +${gain}`}
      </b>
    </div>
  );
}

/** The same in figures, where the track has no room for them. */
export function ExperienceInWords({ scene, seat }: { readonly scene: Scene; readonly seat: SeatView }) {
  const gain = gainInQuestion(scene);
  return (
    <small class="tg-own-xp">
      {scene.speaker.value.say('tg.xp', { count: seat.experience })}
      {gain > 0 && ` +${gain}`}
      {seat.nextTitle !== null && `/${seat.nextTitle}`}
    </small>
  );
}

/** Titles stand at equal distances, whatever they take. */
function placeOn(experience: number): number {
  const last = titleTable.length - 1;
  const at = titleTable.findLastIndex((row) => row.experience <= experience);
  const here = titleTable[at]!;
  const next = titleTable[at + 1];
  if (next === undefined) return 1;
  return (at + (experience - here.experience) / (next.experience - here.experience)) / last;
}

/** What playing the card that is picked or pointed at brings. */
function gainInQuestion(scene: Scene): number {
  const option = scene.option(scene.chosen.value[0] ?? scene.pointed.value);
  const { verb, card } = option?.ref ?? {};
  return option?.legal && verb === 'play' && card !== undefined ? faceOf(card).value : 0;
}
