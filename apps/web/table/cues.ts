import { effect, untracked } from '@preact/signals';
import { play } from '../sound/sound.ts';
import { cuesFor } from './cue-choice.ts';
import { freshEntries } from './fresh-entries.ts';
import { hitsViewer } from './hits.ts';
import { isAsked } from './is-asked.ts';
import type { TableModel } from './model.ts';

/** The second of two cues begins when the first has ended. */
const pause = 280;

/** Lets the player hear what happens at the table. Returns how to stop. */
export function followWithSound(model: TableModel): () => void {
  let before = model.update.peek();
  let known = model.log.peek();
  const stopEvents = effect(() => {
    const update = model.update.value;
    if (update === before) return;
    const log = model.log.peek();
    const news = freshEntries(known, log);
    known = log;
    const hits = untracked(() => new Set(news.filter(hitsViewer(model)).map(({ event }) => event)));
    const cues = untracked(() =>
      cuesFor({
        viewer: model.viewer,
        seats: model.info.seats,
        events: news.map(({ event }) => event),
        askedAnew: isAsked(model) && before.decisions.length === 0,
        ended: update.over && !before.over,
        scores: (event) => model.game.tone(event) === 'score',
        hits: (event) => model.game.isHit !== undefined && hits.has(event),
      }),
    );
    before = update;
    for (const [i, cue] of cues.entries()) setTimeout(() => play(cue), i * pause);
  });
  const stopRefusals = effect(() => {
    const refused = model.trouble.value !== undefined || model.questioned.value !== undefined;
    if (refused) play('refused');
  });
  return () => {
    stopEvents();
    stopRefusals();
  };
}
