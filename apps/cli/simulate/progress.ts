import type { Speaker } from '@zunft/text';

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

const width = 30;
const pause = 100;
const clearLine = '\r\x1b[K';

/** A bar on standard error, if a person is looking there. */
export function progressBar(speaker: Speaker, total: number): ProgressBar {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} };
  let shownAt = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - shownAt < pause && done < total) return;
      shownAt = now;
      const full = Math.round((width * done) / total);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      stderr.write(`${clearLine}${bar} ${speaker.say('simulate.progress', { done, total })}`);
    },
    clear: () => {
      stderr.write(clearLine);
    },
  };
}
