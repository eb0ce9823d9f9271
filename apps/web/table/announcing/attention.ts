import { effect } from '@preact/signals';
import { settings } from '../../settings/settings.ts';
import { answerCall } from '../answer-call.ts';
import { isAwaited } from '../is-asked.ts';
import type { TableModel } from '../model.ts';
import { showOutside } from './outside.ts';
import { type Calls, titleFor } from './title.ts';
import { sayAnnouncing } from './words.ts';

const blinkTime = 1_000;
/**
 * Calls the player when the game waits for an answer, also outside the page: title, icon, badge of the installed app, a short
 * buzz. Returns how to stop.
 */
export function callForAttention(model: TableModel): () => void {
  const blinking = new Blinking(model);
  let calledBefore = false;
  const stop = effect(() => {
    const calls = callsAt(model);
    blinking.set(calls);
    const isCalled = calls.asked || calls.called;
    showOutside(Number(isCalled) + calls.elsewhere);
    if (isCalled && !calledBefore) buzz();
    calledBefore = isCalled;
  });
  return () => {
    stop();
    blinking.stop();
    showOutside(callsAt(model).elsewhere);
  };
}

const callsAt = (model: TableModel): Calls => ({
  asked: isAwaited(model),
  answer: answerCall(model),
  called: model.company?.calls.value === true,
  elsewhere: model.company?.elsewhere.value ?? 0,
});

/** The title of the page; while nobody sees the page, it changes to and fro once a second. */
class Blinking {
  private readonly model: TableModel;
  private calls: Calls = { asked: false, called: false, elsewhere: 0 };
  private timer: ReturnType<typeof setInterval> | undefined;
  private isOff = false;

  constructor(model: TableModel) {
    this.model = model;
    document.addEventListener('visibilitychange', this.restart);
  }

  set(calls: Calls): void {
    this.calls = calls;
    this.restart();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.restart);
    clearInterval(this.timer);
  }

  private readonly restart = (): void => {
    clearInterval(this.timer);
    this.isOff = false;
    this.show();
    if (!(this.calls.asked || this.calls.called) || !document.hidden) return;
    this.timer = setInterval(() => {
      this.isOff = !this.isOff;
      this.show();
    }, blinkTime);
  };

  private show(): void {
    const game = this.model.speaker.value.say(`game.${this.model.info.game}`);
    const { elsewhere: count, answer = '' } = this.calls;
    document.title = sayAnnouncing(titleFor(this.calls, this.isOff), { game, count, answer });
  }
}

/** Before the first touch browsers do not allow it. */
function buzz(): void {
  const { volume, mutedCues } = settings.peek();
  if (volume === 0 || mutedCues.includes('decision')) return;
  if (navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate?.(40);
}
