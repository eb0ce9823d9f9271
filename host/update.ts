import { type Answer, type Decision, hashText, type Match, Refusal, refOfId, type Seat } from '@zunft/kernel';
import type { LogEntry, Preview, Standing, UndoOffer, Update } from '@zunft/protocol';

export const standing = (match: Match): Standing => ({
  seq: match.seq,
  waitingFor: match.waitingFor,
  ...(match.mayAnswer.length > 0 && { mayAnswer: match.mayAnswer }),
  over: match.isOver,
  ...(match.outcome !== undefined && { outcome: match.outcome }),
});

/** Where the story that somebody has heard up to `since` must be told anew: earlier if answers were taken back. */
export function firstChange(match: Match, since: number): number {
  return match
    .recordsFrom(since)
    .reduce((from, record) => ('undo' in record ? Math.min(from, record.undo) : from), since);
}

/** What happened from a number on, as one viewer saw it. */
export function eventsSince(
  match: Match,
  viewer: Seat,
  since: number,
): { readonly from: number; readonly events: readonly LogEntry[] } {
  const from = firstChange(match, since);
  return { from, events: match.log(viewer, from) };
}

/** What a viewer who has heard everything up to `since` needs to know now. */
export function updateFor(match: Match, viewer: Seat, since: number): Update {
  const view = match.view(viewer);
  const decisions = match.decisions(viewer);
  return {
    ...standing(match),
    ...eventsSince(match, viewer, since),
    view,
    viewHash: hashText(JSON.stringify(view)),
    decisions,
    final: finalOptions(match, viewer, decisions),
    picks: match.picksOfStep(viewer),
    undo: undoOffer(match, viewer),
    takebacks: match.takebacks,
  };
}

/** What a viewer could take back, with the options behind it. */
function undoOffer(match: Match, viewer: Seat): UndoOffer {
  const state = match.undoState(viewer);
  if (state.kind === 'none') return state;
  const ids = Array.isArray(state.answer) ? state.answer : [];
  return { ...state, picks: ids.map((id: string) => refOfId(match.game, id)) };
}

/** Options after which a seat would know more than before. Found out in a world it cannot tell from the real one. */
function finalOptions(match: Match, viewer: Seat, decisions: readonly Decision[]): string[] {
  const ids = decisions
    .flatMap((decision) => (decision.kind === 'choose' && decision.max === 1 ? decision.options : []))
    .flatMap(({ id, legal }) => (legal ? [id] : []));
  if (ids.length === 0) return [];
  const world = imagined(match, viewer);
  return ids.filter((id) => {
    world.answer(viewer, [id]);
    const isFinal = !staysKnown(world, viewer);
    world.takeBackAgreed(viewer);
    return isFinal;
  });
}

/**
 * The table as a seat would see it after an answer, if nothing that it does not know yet comes into it. Throws a
 * `Refusal` if the answer is none.
 */
export function preview(match: Match, seat: Seat, answer: Answer): Preview {
  const world = imagined(match, seat);
  world.answer(seat, answer);
  return staysKnown(world, seat) ? { known: true, view: world.view(seat) } : { known: false };
}

const imagined = (match: Match, seat: Seat): Match => match.resample(seat, `preview/${match.seq}`);

/** The last answer of a seat has brought it nothing that it did not know. */
function staysKnown(match: Match, seat: Seat): boolean {
  try {
    match.undoable(seat);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
