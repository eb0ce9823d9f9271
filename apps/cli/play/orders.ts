import type { Game, Seat } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { UsageError } from '../command.ts';
import { padLeft, wrap } from '../paragraph.ts';

/** At which occasions each person at this keyboard wants to be asked; everywhere else it is let happen. */
export class Orders {
  /** Of the game, in reading order. */
  private readonly occasions: readonly string[];
  /** Where nobody has said otherwise. */
  private readonly usual: readonly string[];
  private readonly asked = new Map<Seat, readonly string[]>();

  constructor({ occasions = [], askedAt = occasions }: Pick<Game, 'occasions' | 'askedAt'>) {
    this.occasions = occasions;
    this.usual = askedAt;
  }

  of(seat: Seat): readonly string[] {
    return this.asked.get(seat) ?? this.usual;
  }

  /** The other way round from now on for the occasions with these numbers, counted from 1. */
  switch(seat: Seat, numbers: readonly string[]): void {
    const switched = numbers.map((number) => {
      const occasion = /^\d+$/.test(number) ? this.occasions[Number(number) - 1] : undefined;
      if (occasion === undefined) throw new UsageError('play.no-such-occasion', { number });
      return occasion;
    });
    const before = this.of(seat);
    const after = this.occasions.filter((one) => before.includes(one) !== switched.includes(one));
    this.asked.set(seat, after);
  }

  /** All occasions, and whether a seat is asked. */
  lines(seat: Seat, speaker: Speaker, width: number): string[] {
    if (this.occasions.length === 0) throw new UsageError('play.no-occasions');
    const asked = this.of(seat);
    const digits = String(this.occasions.length).length;
    return [
      ...wrap(speaker.say('play.orders-title'), width),
      ...this.occasions.flatMap((name, i) => {
        const occasion = speaker.say(`occasion.${name}`);
        const line = speaker.say('play.orders-line', {
          occasion,
          asked: asked.includes(name) ? 'yes' : 'no',
        });
        return wrap(line, width, `   ${padLeft(String(i + 1), digits)}  `);
      }),
      ...wrap(speaker.say('play.orders-switch'), width),
    ];
  }
}
