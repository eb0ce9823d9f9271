import { Segments } from '../../form/Segments.tsx';
import { onlineSay } from '../../online/words.ts';
import {
  hintsIn,
  type RoomDraft,
  seatings,
  visibilities,
  visibilityOf,
  watchPolicies,
} from './room-draft.ts';
import { newTableSay } from './words.ts';

interface CompanyProps {
  readonly room: RoomDraft;
  readonly onChange: (part: Partial<RoomDraft>) => void;
}

/** Who finds the table, who may watch, who sits where, and whether a master may be asked. */
export function Company({ room, onChange }: CompanyProps) {
  const visibility = visibilityOf(room);
  const hints = hintsIn(room) ? 'yes' : 'no';
  const hasOpen = room.places.some(({ kind }) => kind === 'open');
  return (
    <section class="new-company paper paper-ruled" aria-labelledby="new-table-company">
      <h2 id="new-table-company">{newTableSay('company')}</h2>
      <Segments
        legend={onlineSay('visibility')}
        hint={newTableSay(`visibilityAbout.${visibility}`, { open: hasOpen ? 'yes' : 'no' })}
        choices={visibilities.map((value) => ({ value, label: newTableSay(`visibility.${value}`) }))}
        value={visibility}
        onChange={(value) => onChange({ visibility: value })}
      />
      <Segments
        legend={onlineSay('watching')}
        hint={newTableSay(`watchingAbout.${room.watching}`)}
        choices={watchPolicies.map((value) => ({ value, label: newTableSay(`watching.${value}`) }))}
        value={room.watching}
        onChange={(watching) => onChange({ watching })}
      />
      <Segments
        legend={onlineSay('seating')}
        choices={seatings.map((value) => ({ value, label: onlineSay(`seating.${value}`) }))}
        value={room.seating}
        onChange={(seating) => onChange({ seating })}
      />
      <Segments
        legend={onlineSay('hints')}
        hint={newTableSay(`hintsAbout.${hints}`)}
        choices={(['no', 'yes'] as const).map((value) => ({ value, label: onlineSay(`hints.${value}`) }))}
        value={hints}
        onChange={(value) => onChange({ hints: value === 'yes' })}
      />
    </section>
  );
}
