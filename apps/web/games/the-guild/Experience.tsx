import { titles, titleTable } from '@zunft/games/the-guild/text';
import type { Speaker } from '@zunft/text';
import type { SeatView } from './view.ts';

/** How far it is to the next title: a bar, and both numbers. */
export function Experience({ speaker, seat }: { readonly speaker: Speaker; readonly seat: SeatView }) {
  const { experience, nextTitle, title } = seat;
  const at = titles.indexOf(title);
  const from = titleTable[at]!.experience;
  const share = nextTitle === null ? 1 : (experience - from) / (nextTitle - from);
  const next = titles[at + 1];
  return (
    <p class="tg-experience">
      <span class="tg-bar" style={{ '--fill': share }} aria-hidden="true" />
      <span class="visually-hidden">{speaker.say('tg.experience')}</span>
      <span class="tg-experience-words">
        <b>{experience}</b>
        {nextTitle !== null && (
          <span class="tg-experience-next">
            /{nextTitle} <span>{next && speaker.say(`title.${next}`)}</span>
          </span>
        )}
      </span>
    </p>
  );
}
