import './rack.css';
import { Cell, type CellState } from '../../design/Cell.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { type Tincture, tinctures } from '../../design/tincture.ts';
import { choosable } from '../../table/choosable.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { iconOf } from './art.ts';
import { cardOf, coloursOf, levelOf } from './faces.ts';
import { type Ghosts, ghostsOf } from './ghosts.ts';
import { nameOf } from './names.ts';
import { order } from './order.ts';
import { professionsOf, viewOf } from './view.ts';

/** How a rack is drawn: `own` with names and levels, `seat` small, `large` to pick from. */
export type RackSize = 'own' | 'seat' | 'large';

interface RackProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly size: RackSize;
  readonly label: string;
}

/** The open chapters of a guildhall: a row for each profession, a column for each colour. */
export function Rack({ scene, seat, size, label }: RackProps) {
  const professions = professionsOf(scene);
  const ghosts = ghostsOf(scene);
  const acts = scene.options.value.some(({ ref }) => ref.zone === 'hall' && ref.owner === seat);
  const rove = useRoving();
  const ref = size === 'seat' && !acts ? null : rove;
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      class={classes('rack', `rack-${size}`, professions.length > 6 && 'rack-many', acts && 'rack-acting')}
    >
      <Part scene={scene} at={order.racks + seat}>
        {professions.map((profession) => (
          <Chapter key={profession} {...{ scene, seat, size, profession, ghosts }} />
        ))}
      </Part>
    </div>
  );
}

/** What lies in a cell, or will at the end of the turn. */
const coming: readonly CellState[] = ['filled', 'ghost', 'arriving'];

interface ChapterProps extends Omit<RackProps, 'label'> {
  readonly profession: string;
  readonly ghosts: Ghosts;
}

function Chapter({ scene, seat, size, profession, ghosts }: ChapterProps) {
  const speaker = scene.speaker.value;
  const { hall, area } = viewOf(scene).seats[seat]!;
  const have = coloursOf(hall, profession);
  const name = speaker.say(`profession.${profession}`);
  const whole = scene.optionWhere(
    ({ verb, name: word }) =>
      word === profession && verb === (seat === scene.viewer ? 'give-chapter' : 'take-chapter'),
  );
  const isNear = have.length === 4;
  const cells = tinctures.map((tincture) => ({
    tincture,
    state: stateOf({ hall, area, ghosts, seat, card: cardOf(profession, tincture), isNear, size }),
  }));
  const completes = cells.every(({ state }) => coming.includes(state));
  return (
    <div
      role="row"
      class={classes(
        'chapter',
        have.length === 0 && 'chapter-none',
        isNear && 'chapter-near',
        completes && 'chapter-completes',
      )}
    >
      <span role="rowheader" class="chapter-head" title={name}>
        <Icon of={iconOf(profession)} class="chapter-icon" />
        <span class={size === 'seat' ? 'visually-hidden' : 'chapter-name'}>
          {nameOf(speaker, profession)}
        </span>
        {size !== 'seat' && (
          <Level scene={scene} profession={profession} have={have.length} completes={completes} />
        )}
      </span>
      <span class="chapter-cells" role="presentation">
        {cells.map(({ tincture, state }) => (
          <RackCell key={tincture} {...{ scene, seat, profession, tincture, state, whole }} />
        ))}
      </span>
    </div>
  );
}

function Level({
  scene,
  profession,
  have,
  completes,
}: {
  readonly scene: Scene;
  readonly profession: string;
  readonly have: number;
  readonly completes: boolean;
}) {
  const { kind, level } = levelOf(profession, have);
  return (
    <>
      <span class="chapter-level">
        {scene.speaker.value.say('gh.level', { kind: completes ? 'complete' : kind, level })}
      </span>
      <span class="chapter-rung" aria-hidden="true">
        {kind === 'none' ? '–' : level}
      </span>
    </>
  );
}

interface Situation {
  readonly hall: readonly string[];
  readonly area: readonly string[];
  readonly ghosts: Ghosts;
  readonly seat: number;
  readonly card: string;
  readonly isNear: boolean;
  readonly size: RackSize;
}

/** What lies in a cell, and what is about to. */
function stateOf({ hall, area, ghosts, seat, card, isNear, size }: Situation): CellState {
  if (hall.includes(card)) return ghosts.leaving.get(seat)?.has(card) ? 'leaving' : 'filled';
  if (area.includes(card)) return 'ghost';
  if (ghosts.arriving.get(seat)?.has(card)) return 'arriving';
  if (isNear) return 'missing';
  return size === 'seat' ? 'bare' : 'empty';
}

interface RackCellProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly profession: string;
  readonly tincture: Tincture;
  readonly state: CellState;
  readonly whole: ReturnType<Scene['optionWhere']>;
}

function RackCell({ scene, seat, profession, tincture, state, whole }: RackCellProps) {
  const speaker = scene.speaker.value;
  const card = cardOf(profession, tincture);
  const lies = state === 'filled' || state === 'leaving';
  const option = lies ? (scene.optionAt(card, 'hall', seat) ?? whole) : undefined;
  const mark = scene.stateOf(option);
  const name = speaker.say('gh.cell', {
    profession: speaker.say(`profession.${profession}`),
    colour: speaker.say(`colour.${tincture}`),
    state: option === undefined ? state : `${mark}`,
  });
  return (
    <Cell
      as="button"
      tincture={tincture}
      state={state}
      mark={mark}
      letter={speaker.say(`gh.letter.${tincture}`)}
      aria-label={name}
      tabIndex={-1}
      data-flight={`hall/${seat}/${card}`}
      {...choosable({ scene, option, card, kind: 'gridcell' })}
    />
  );
}
