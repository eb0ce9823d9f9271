import back from 'icon:lucide/chevron-left';
import forward from 'icon:lucide/chevron-right';
import pause from 'icon:lucide/pause';
import play from 'icon:lucide/play';
import skip from 'icon:lucide/skip-forward';
import { effect, signal, untracked } from '@preact/signals';
import { motion } from '../settings/settings.ts';
import type { Remark } from '../table/company.ts';
import type { TableModel } from '../table/model.ts';
import { type Missed, stepTime } from './recap.ts';
import { say } from './words.ts';

/** Shows what was missed, one moment after the other, until the viewer has seen it or had enough. */
export class RecapPlayer {
  private readonly model: TableModel;
  private readonly missed: Missed;
  private readonly at = signal(0);
  private readonly running = signal(false);
  private readonly onEnd: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopFollowing: () => void = () => undefined;

  constructor(model: TableModel, missed: Missed, onEnd: () => void) {
    this.model = model;
    this.missed = missed;
    this.onEnd = onEnd;
  }

  /** Goes on by itself, unless the viewer does not like things to move. */
  start(): void {
    this.show(0);
    if (motion.peek() === 'full') this.play();
    let wasThere = false;
    this.stopFollowing = effect(() => {
      const isThere = this.model.past.value !== undefined;
      // The past can be left by other ways too.
      if (wasThere && !isThere) untracked(() => this.stop());
      wasThere ||= isThere;
    });
  }

  end(): void {
    this.model.returnToLive();
    this.stop();
  }

  private stop(): void {
    this.stopFollowing();
    this.pause();
    this.onEnd();
  }

  /** What happened, and the ways on. */
  get remark(): Remark {
    const { steps } = this.missed;
    const at = this.at.value;
    const step = steps[at]!;
    const speaker = this.model.speaker.value;
    const told = step.events.map((event) => speaker.event(event)).join(' ');
    const what = step.isHit ? say('recap.hit', { what: told }) : told;
    const isLast = at === steps.length - 1;
    const isPlaying = this.running.value;
    return {
      status: say('status.recap'),
      isWeighty: true,
      sentence: say('recap.sentence', { place: at + 1, count: steps.length, what }),
      actions: [
        { label: say('recap.back'), icon: back, isOff: at === 0, press: () => this.move(-1) },
        isLast
          ? { label: say('recap.end'), icon: forward, isMain: true, press: () => this.end() }
          : { label: say('recap.forward'), icon: forward, isMain: true, press: () => this.move(1) },
        ...(isLast
          ? []
          : [
              {
                label: say(isPlaying ? 'recap.pause' : 'recap.play'),
                icon: isPlaying ? pause : play,
                press: () => (isPlaying ? this.pause() : this.play()),
              },
              { label: say('recap.skip'), icon: skip, press: () => this.end() },
            ]),
      ],
    };
  }

  private move(by: 1 | -1): void {
    this.pause();
    this.show(this.at.value + by);
  }

  private show(at: number): void {
    const step = this.missed.steps[at];
    if (step === undefined) return;
    this.at.value = at;
    void this.model.showPast(step.seq);
  }

  private play(): void {
    const { steps } = this.missed;
    this.running.value = this.at.value < steps.length - 1;
    if (!this.running.value) return;
    this.timer = setTimeout(() => {
      this.show(this.at.value + 1);
      this.play();
    }, stepTime(steps.length));
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.running.value = false;
  }
}
