import { effect } from '@preact/signals';
import { settings } from '../../settings/settings.ts';
import type { TableModel } from '../model.ts';
import { sayAnnouncing } from './words.ts';

const blinkTime = 1_000;
const plainIcon = '/seal.svg';
const dottedIcon = '/seal-dot.svg';

/** The Badging API, which not every browser has. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Calls the player when something is asked, also outside the page: title, icon, badge of the installed app, a short
 * buzz. Returns how to stop.
 */
export function callForAttention(model: TableModel): () => void {
  const blinking = new Blinking(model);
  let askedBefore = false;
  const stop = effect(() => {
    const asked = model.update.value.decisions.length > 0;
    blinking.set(asked);
    if (asked === askedBefore) return;
    askedBefore = asked;
    showOutside(asked);
    if (asked) buzz();
  });
  return () => {
    stop();
    blinking.stop();
    showOutside(false);
  };
}

/** The title of the page; while nobody sees the page, it changes to and fro once a second. */
class Blinking {
  private readonly model: TableModel;
  private asked = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isOff = false;

  constructor(model: TableModel) {
    this.model = model;
    document.addEventListener('visibilitychange', this.restart);
  }

  set(asked: boolean): void {
    this.asked = asked;
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
    if (!this.asked || !document.hidden) return;
    this.timer = setInterval(() => {
      this.isOff = !this.isOff;
      this.show();
    }, blinkTime);
  };

  private show(): void {
    const game = this.model.speaker.value.say(`game.${this.model.info.game}`);
    document.title = sayAnnouncing(this.asked && !this.isOff ? 'title.asked' : 'title', { game });
  }
}

function showOutside(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = asked ? dottedIcon : plainIcon;
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const badge = asked ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator);
  // Refused where the app is not installed; then there is nothing to put a badge on.
  void badge?.catch(() => undefined);
}

/** Before the first touch browsers do not allow it. */
function buzz(): void {
  const { volume, mutedCues } = settings.peek();
  if (volume === 0 || mutedCues.includes('decision')) return;
  if (navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate?.(40);
}
