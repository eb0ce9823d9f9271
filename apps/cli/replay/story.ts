import type { RecordedGame } from '@zunft/host';
import { Match, type ViewedEvent } from '@zunft/kernel';
import { joined } from '@zunft/text';
import type { ScreenSetting } from '../game-screens.ts';
import { padLeft, wrap } from '../paragraph.ts';
import type { Viewer } from './replay.ts';

/** An event and the step that brought it about; 0 for the deal. */
interface Told {
  readonly step: number;
  readonly event: ViewedEvent;
}

/** What happened, as the viewer saw it. */
export function storyOf(
  { registered, journal }: RecordedGame,
  match: Match,
  viewer: Viewer,
): readonly Told[] {
  const dealt = Match.replay(registered.game, journal, 0).log(journal.seats).length;
  const seats = Array.from({ length: journal.seats }, (_, seat) => seat);
  const logs = (viewer === 'all' ? seats : [viewer]).map((seat) => match.log(seat));
  const [log, ...others] = logs.map((heard) => heard.filter((entry) => !isPrivate(entry)));
  const shared = log!.map(({ seq, event }, i) => ({
    step: i < dealt ? 0 : seq + 1,
    event: others.map((other) => other[i]!.event).reduce(clearer, event),
  }));
  const own = logs
    .flatMap((heard) => heard.filter(isPrivate))
    .map(({ seq, event }) => ({ step: seq + 1, event }));
  return joined(
    [...own, ...shared].toSorted((a, b) => a.step - b.step),
    registered.texts,
  );
}

/** Of an answer that was given by itself, only its seat hears. */
const isPrivate = ({ event }: { readonly event: ViewedEvent }): boolean => event.type === 'by-itself';

/** The one that names more cards. */
const clearer = (a: ViewedEvent, b: ViewedEvent): ViewedEvent => ((b.hidden ?? 0) < (a.hidden ?? 0) ? b : a);

/** Sentences with the number of their step, grouped by turn. */
export function storyLines(
  story: readonly Told[],
  { speaker, names, paint, width }: ScreenSetting,
): string[] {
  const digits = String(story.at(-1)?.step ?? 0).length;
  let last = 0;
  return story.flatMap(({ step, event }) => {
    // The table counts an undo as the step that was taken back.
    const number = step === last || event.type === 'undo' ? '' : String(step);
    last = step;
    if (event.type === 'turn') {
      const heading = speaker.say('replay.turn', {
        turn: event.params?.['turn'] ?? '',
        name: names[event.seat]!,
      });
      return ['', paint('strong', heading)];
    }
    const lead = `${paint('faint', padLeft(number, digits))}  `;
    return wrap(speaker.event(event), width, lead, 2);
  });
}
