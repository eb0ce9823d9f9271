import chair from 'icon:lucide/armchair';
import award from 'icon:lucide/award';
import bot from 'icon:lucide/bot';
import play from 'icon:lucide/play';
import file from 'icon:lucide/rotate-ccw-clock';
import swords from 'icon:lucide/swords';
import invite from 'icon:lucide/user-plus';
import type { Seat } from '@zunft/kernel';
import { go } from '../router/router.ts';
import type { Remark, RemarkAction } from '../table/company.ts';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { say } from './words.ts';

/** What the bar says when the game asks the viewer nothing. */
export function remarkOn(company: RoomCompany, model: TableModel): Remark {
  const { phase, seats } = company.room.value;
  const own = company.seat.value === undefined ? undefined : seats[company.seat.value];
  if (phase === 'over' || model.update.value.over) return over(company, model);
  if (phase === 'paused' && (own?.resigned || own?.standIn === undefined)) return paused(company);
  if (own?.resigned) return plain('resigned');
  if (own?.standIn !== undefined) {
    const press = () => void company.takeSeatBack();
    return {
      ...plain('standIn'),
      actions: [{ label: say('menu.return'), icon: chair, isMain: true, press }],
    };
  }
  return waiting(company, model);
}

const plain = (what: 'resigned' | 'standIn' | 'over'): Remark => ({
  status: say(`status.${what}`),
  sentence: say(`bar.${what}`),
  actions: [],
  isWeighty: true,
});

/** Whoever plays may go on; whoever has resigned, or lets a bot play, may not. */
function paused(company: RoomCompany): Remark {
  const by = company.room.value.pausedBy;
  const status = say('status.paused');
  if (!company.isPlaying.value)
    return { status, sentence: say('bar.pausedWatching'), actions: [], isWeighty: true };
  return {
    status,
    isWeighty: true,
    sentence:
      by === undefined || by === company.seat.value
        ? say('bar.paused')
        : say('bar.pausedBy', { name: company.names.value[by]! }),
    actions: [{ label: say('menu.resume'), icon: play, isMain: true, press: () => void company.resume() }],
  };
}

/** The next game with the same people. */
function again(company: RoomCompany): Remark['actions'][number] {
  const isThere = company.room.value.rematch !== undefined;
  return {
    label: say(isThere ? 'end.join' : 'end.rematch'),
    icon: swords,
    isMain: true,
    press: () => void company.rematch(),
  };
}

function over(company: RoomCompany, { info }: TableModel): Remark {
  const isPlayer = company.seat.value !== undefined;
  return {
    ...plain('over'),
    actions: [
      ...(isPlayer ? [again(company)] : []),
      { label: say('end.replay'), icon: file, press: () => go(`/replay/${encodeURIComponent(info.table)}`) },
      {
        label: say('end.result'),
        icon: award,
        press: () => {
          company.isEndOpen.value = true;
        },
      },
    ],
  };
}

const inviteTo = (company: RoomCompany, seat: Seat): RemarkAction => ({
  label: say('menu.inviteShort'),
  icon: invite,
  press: () => {
    company.inviting.value = seat;
    company.isMenuOpen.value = true;
  },
});

function waiting(company: RoomCompany, model: TableModel): Remark {
  const { seats, clock } = company.room.value;
  const { waitingFor } = model.update.value;
  const nameOf = (seat: number) => company.names.value[seat]!;
  const names = waitingFor.map(nameOf).join(', ');
  const count = waitingFor.length;
  const status =
    count === 1
      ? say('status.waiting', { name: nameOf(waitingFor[0]!) })
      : say('status.waitingMany', { count });
  if (company.seat.value === undefined) {
    return { status: say('status.watching'), sentence: say('bar.watching', { names }), actions: [] };
  }
  const gone = waitingFor.find((seat) => seats[seat]?.absent && seats[seat].standIn === undefined);
  if (gone !== undefined) {
    const name = nameOf(gone);
    return {
      status: say('status.away', { name }),
      isWeighty: true,
      sentence: say(clock.kind === 'none' ? 'bar.absent' : 'bar.absentClock', { name }),
      actions: [
        {
          label: say('menu.standIn', { name }),
          icon: bot,
          isMain: true,
          press: () => void company.standIn(gone),
        },
        ...(seats[gone]!.here ? [] : [inviteTo(company, gone)]),
      ],
    };
  }
  const away = waitingFor.filter((seat) => seats[seat]?.kind === 'person' && !seats[seat].here);
  if (away.length === count && count > 0 && away.every((seat) => seats[seat]?.standIn === undefined)) {
    return {
      status: count === 1 ? say('status.away', { name: names }) : status,
      sentence: say('bar.away', { names, count }),
      actions: [],
    };
  }
  return { status, sentence: say('bar.waiting', { names, count }), actions: [] };
}
