import type { GameInfo } from '@zunft/protocol';
import type { GameTexts } from '@zunft/text';
import { useEffect, useState } from 'preact/hooks';
import { recallName } from '../../online/me.ts';
import { Chairs } from './Chairs.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import { Company } from './Company.tsx';
import { presetOf, type RoomDraft } from './room-draft.ts';

interface PeopleProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly room: RoomDraft;
  readonly nameless: boolean;
  readonly onChange: (room: RoomDraft) => void;
}

/** Everything about a table with people but its game. */
export function People({ info, texts, room, nameless, onChange }: PeopleProps) {
  const [own, setOwn] = useState(presetOf(room.clock) === 'own');
  useEffect(() => {
    recallName().catch(() => undefined);
  }, []);
  return (
    <>
      <Chairs
        info={info}
        texts={texts}
        places={room.places}
        nameless={nameless}
        onChange={(places) => onChange({ ...room, places })}
      />
      <ClockChoice
        clock={room.clock}
        onChange={(clock) => onChange({ ...room, clock })}
        own={own}
        onOwn={setOwn}
      />
      <Company room={room} onChange={(part) => onChange({ ...room, ...part })} />
    </>
  );
}
