import { effect, untracked } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import type { LogEntry, Room, RoomRequest, SeatInfo } from '@zunft/protocol';
import { server, serverState } from '../online/server.ts';
import { play } from '../sound/sound.ts';
import type { LiveRegion } from '../table/announcing/live-region.ts';
import type { TableModel } from '../table/model.ts';
import { lastMoments, leftOf, timeWord } from './clock.ts';
import type { RoomCompany } from './company.tsx';
import { requestWords } from './Strips.tsx';
import { say } from './words.ts';

/** Where something is said aloud: at once, or when there is time. */
export interface Voices {
  readonly assertive: LiveRegion;
  readonly polite: LiveRegion;
}

/** Somebody who is back within this time was hardly gone. */
const shortAbsence = 8_000;
/** How long a message stays. */
const noticeTime = 9_000;
/** The news of the game and of the room come one after the other. */
const settling = 500;

/** Tells what happens between the people at a table. Returns how to stop. */
export function followRoom(company: RoomCompany, model: TableModel, voices: Voices): () => void {
  const news = new RoomNews(company, model, voices);
  const stops = [
    effect(() => {
      const room = company.room.value;
      untracked(() => news.hear(room));
    }),
    followLine(company, voices),
    followTimeouts(company, model, voices),
    followClock(company, voices),
    fadeNotices(company),
  ];
  return () => {
    for (const stop of stops) stop();
    news.stop();
  };
}

class RoomNews {
  private readonly company: RoomCompany;
  private readonly model: TableModel;
  private readonly voices: Voices;
  private before: Room;
  private takebacks = 0;
  /** By seat: whoever was noticed to be away, or is about to be. */
  private readonly away = new Map<Seat, ReturnType<typeof setTimeout> | 'said'>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(company: RoomCompany, model: TableModel, voices: Voices) {
    this.company = company;
    this.model = model;
    this.voices = voices;
    this.before = company.room.peek();
    this.hearRequest(undefined, this.before.request);
  }

  hear(room: Room): void {
    const { before } = this;
    this.before = room;
    if (before === room) return;
    this.hearRequest(before.request, room.request);
    this.hearPhase(before, room);
    for (const [i, seat] of room.seats.entries()) this.hearSeat(i, before.seats[i]!, seat);
    if (room.rematch !== undefined && room.rematch !== before.rematch) {
      this.company.isEndOpen.value = true;
      play('decision');
      this.voices.assertive.say(say('end.rematchOpen'));
    }
  }

  stop(): void {
    for (const timer of [...this.away.values(), ...this.timers]) if (timer !== 'said') clearTimeout(timer);
  }

  private hearPhase(before: Room, { phase }: Room): void {
    if (before.phase === phase) return;
    if (phase === 'paused') this.voices.polite.say(say('news.paused'));
    if (before.phase === 'paused' && phase === 'running') this.tell(say('news.resumed'));
  }

  private hearRequest(before: RoomRequest | undefined, now: RoomRequest | undefined): void {
    const isNew = now !== undefined && (before?.by !== now.by || before.kind !== now.kind);
    if (isNew) {
      this.takebacks = this.model.update.value.takebacks;
      if (!this.company.calls.value) return;
      this.company.notice.value = undefined;
      play('decision');
      this.voices.assertive.say(requestWords(this.company, this.model, now));
    }
    if (before !== undefined && now === undefined && before.by === this.company.seat.value)
      this.later(() => this.tellOutcome(before), settling);
  }

  /** What came of the viewer's own request. */
  private tellOutcome({ kind }: RoomRequest): void {
    const isGranted =
      kind === 'pause'
        ? this.company.room.value.phase === 'paused'
        : this.model.update.value.takebacks > this.takebacks;
    if (!isGranted) this.tell(say('request.refused'));
    else if (kind === 'takeback') this.tell(say('request.granted'));
  }

  private hearSeat(seat: Seat, before: SeatInfo, now: SeatInfo): void {
    if (now.kind !== 'person' || now.you) return;
    const { name = '' } = now;
    if (name !== before.name) {
      this.forget(seat);
      this.tell(say('news.taken', { name, before: before.name ?? '' }));
      return;
    }
    if (now.resigned && !before.resigned) this.tell(say('news.resigned', { name }));
    else if (now.standIn !== undefined && before.standIn === undefined)
      this.tell(say('news.standIn', { name }));
    else if (now.standIn === undefined && before.standIn !== undefined)
      this.tell(say('news.returned', { name }));
    else if (now.absent && !before.absent) this.tell(say('news.absent', { name }));
    else if (now.late && !before.late) this.tell(say('news.late', { name }));
    if (now.here && !before.here) this.hearReturn(seat, name);
    if (!now.here && before.here) this.expectReturn(seat, name);
  }

  private expectReturn(seat: Seat, name: string): void {
    const timer = setTimeout(() => {
      this.away.set(seat, 'said');
      this.tell(say('news.away', { name }));
    }, shortAbsence);
    this.away.set(seat, timer);
  }

  private hearReturn(seat: Seat, name: string): void {
    if (this.forget(seat) === 'said') this.tell(say('news.here', { name }));
  }

  private forget(seat: Seat): ReturnType<typeof setTimeout> | 'said' | undefined {
    const noticed = this.away.get(seat);
    this.away.delete(seat);
    if (noticed !== 'said') clearTimeout(noticed);
    return noticed;
  }

  /** For the eye and the ear. */
  private tell(text: string): void {
    this.company.notice.value = { text };
    this.voices.polite.say(text);
  }

  private later(work: () => void, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
  }
}

/** Says once that the connection is lost, and once that it is back. */
function followLine(company: RoomCompany, { assertive, polite }: Voices): () => void {
  let said = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const isLost = serverState.value === 'lost';
    clearTimeout(timer);
    if (isLost) {
      company.notice.value = undefined;
      timer = setTimeout(() => {
        said = true;
        assertive.say(say('line.justLost'));
      }, 1_000);
    } else if (said && serverState.value === 'open') {
      said = false;
      // What was missed is offered in a strip of its own.
      timer = setTimeout(() => {
        const isMissed = company.offer.peek() !== undefined;
        polite.say(say(isMissed ? 'line.back' : 'line.backNothing'));
        if (!isMissed) company.notice.value = { text: say('line.backNothing') };
      }, 1_200);
    }
    if (server.outdated.value) assertive.say(say('line.outdated'));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Says so when the time was up and a bot decided. */
function followTimeouts(company: RoomCompany, model: TableModel, { assertive }: Voices): () => void {
  let heard = model.update.peek().seq;
  return effect(() => {
    const { seq: now } = model.update.value;
    untracked(() => {
      const since = heard;
      heard = now;
      const log = model.log.value;
      const isLate = ({ seq, event }: LogEntry): boolean =>
        seq >= since && event.seat === model.viewer && event.params?.['how'] === 'clock';
      const at = log.findLastIndex(isLate);
      if (at < 0) return;
      // What comes before it in the same record happened by the rules: the deal, for the first answer.
      const deeds = log
        .slice(at + 1)
        .filter(({ seq, event }) => seq === log[at]!.seq && event.seat === model.viewer);
      const what = deeds.map(({ event }) => model.speaker.value.event(event)).join(' ');
      const text = say('news.timeUp', { what });
      company.notice.value = { text };
      play('decision');
      assertive.say(text);
    });
  });
}

/** Says once for every answer that its time is almost over. */
function followClock(company: RoomCompany, { assertive }: Voices): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = false;
  const stop = effect(() => {
    const reading = company.reading.value;
    const seat = company.seat.value;
    clearTimeout(timer);
    if (reading === undefined || seat === undefined || !reading.time.running.includes(seat)) {
      said = false;
      return;
    }
    const left = leftOf(reading, seat, performance.now());
    if (left > lastMoments + 1_000) said = false;
    if (said || left <= 0) return;
    timer = setTimeout(
      () => {
        said = true;
        const time = say(...timeWord(leftOf(reading, seat, performance.now())));
        assertive.say(say('time.soon', { time }));
        play('decision');
      },
      Math.max(0, left - lastMoments + 50),
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** What was said goes away by itself, but not before somebody could see it. */
function fadeNotices(company: RoomCompany): () => void {
  return effect(() => {
    const notice = company.notice.value;
    if (notice === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const fade = (): void => {
      if (document.hidden) timer = setTimeout(fade, noticeTime);
      else company.notice.value = undefined;
    };
    timer = setTimeout(fade, noticeTime);
    return () => clearTimeout(timer);
  });
}
