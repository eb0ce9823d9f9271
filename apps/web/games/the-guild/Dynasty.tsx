import './dynasty.css';
import { SeatSign } from '../../design/SeatSign.tsx';
import { isPhone } from '../../settings/settings.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { Figure } from './Figure.tsx';
import { Group } from './Group.tsx';
import { Money } from './Money.tsx';
import { order } from './order.ts';
import { ExperienceInWords, TitleTrack } from './TitleTrack.tsx';
import { incomeOf, incomeTone, isSpectator, middleSeat, type SeatView, signed, viewOf } from './view.ts';

interface DynastyProps {
  readonly scene: Scene;
  onOpen(seat: number): void;
}

/** What somebody has: the title, everything that lies on the table, and the money. */
export function Dynasty({ scene, onOpen }: DynastyProps) {
  const speaker = scene.speaker.value;
  const seat = middleSeat(scene);
  const here = viewOf(scene).seats[seat]!;
  const name = scene.names.value[seat]!;
  const ref = useRoving({ items: '.tg-open-dynasty, .tg-slot-card', rows: true });
  const label = isSpectator(scene) ? speaker.say('tg.dynastyOf', { name }) : speaker.say('tg.dynasty');
  return (
    <section
      ref={ref}
      class="tg-dynasty paper paper-ruled"
      aria-label={label}
      data-zone="play"
      data-tower={here.inTower}
      data-flight={isSpectator(scene) ? undefined : `seat/${seat}`}
    >
      <header class="tg-dynasty-head">
        <div class="tg-dynasty-who">
          <SeatSign seat={seat} />
          <h2>
            <button
              type="button"
              class="tg-open-dynasty"
              aria-label={speaker.say('tg.peek', { name })}
              onPointerEnter={() => {
                scene.inspected.value = here.profession ?? undefined;
              }}
              onClick={() => onOpen(seat)}
            >
              {speaker.say(`title.${here.title}`)} <ExperienceInWords scene={scene} seat={here} />
            </button>
          </h2>
          <small>{subtitle(scene, seat, here)}</small>
        </div>
        <TitleTrack scene={scene} seat={here} />
        <dl class="tg-figures tg-own-figures">
          <Figure icon={icons.taler} word={speaker.say('tg.taler')} class="tg-taler tg-own-taler">
            {here.taler}
            <small class={incomeTone(here)}>{signed(incomeOf(here))}</small>
          </Figure>
          <Figure icon={icons.votes} word={speaker.say('tg.votes')}>
            {here.votes}
          </Figure>
          <Figure icon={icons.sabotage} word={speaker.say('tg.sabotage')}>
            {here.sabotage}
          </Figure>
          <Figure icon={icons.burglary} word={speaker.say('tg.burglary')}>
            {here.burglary}
          </Figure>
          <Figure icon={icons.favour} word={speaker.say('tg.favour')}>
            {here.favour}
          </Figure>
        </dl>
      </header>
      <Part scene={scene} at={order.dynasty}>
        <div class="tg-groups">
          <div class="tg-row">
            <Group scene={scene} seat={seat} zone="businesses" limit={here.businessLimit ?? undefined} />
            <Group scene={scene} seat={seat} zone="annexes" />
          </div>
          <div class="tg-row">
            <Group
              scene={scene}
              seat={seat}
              zone="extensions"
              limit={here.slots}
              title={speaker.say(`residence.${here.residence}`)}
            />
            <Group scene={scene} seat={seat} zone="supporters" />
            <Group scene={scene} seat={seat} zone="artefacts" limit={here.inventory} />
          </div>
        </div>
        {!isPhone.value && <Money scene={scene} seat={here} />}
      </Part>
    </section>
  );
}

/** Who it is, and the profession. */
function subtitle(scene: Scene, seat: number, { profession, inTower, debt }: SeatView): string {
  const speaker = scene.speaker.value;
  const isMine = !isSpectator(scene);
  if (inTower && isMine) return `${speaker.say('tg.inTower')} · ${speaker.say('tg.owes', { count: debt })}`;
  const who = isMine ? speaker.say('tg.dynasty') : scene.names.value[seat]!;
  const what = inTower
    ? speaker.say('tg.owes', { count: debt })
    : profession === null
      ? undefined
      : speaker.card(profession);
  return what === undefined ? who : `${who} · ${what}`;
}
