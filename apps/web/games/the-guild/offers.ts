import type { Option, Params, ViewedEvent } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { viewOf } from './view.ts';

/** What a seat offers, as sentences need it; `name` is whose offer it is. */
export function offerWords(scene: Scene, seat: number): Params {
  const { offer } = viewOf(scene).seats[seat]!;
  return {
    name: scene.names.value[seat]!,
    kind: offer?.kind ?? 'none',
    card: offer?.card ? scene.speaker.value.card(offer.card) : '',
    price: offer?.price ?? 0,
  };
}

/** What somebody said along with an offer, in quotes; `undefined` if nothing was said. */
export function promiseOf(scene: Scene, seat: number): string | undefined {
  const made = scene.soFar.value.findLast(({ event }) => event.type === 'offer' && event.seat === seat);
  const promise = made?.event.params?.['promise'];
  return promise ? scene.speaker.value.say('tg.promise', { promise }) : undefined;
}

/** What comes by itself in a turn, and is no answer to what others said. */
const course = new Set(['turn', 'expire', 'income', 'upkeep', 'unlock', 'draw', 'reshuffle']);

/** What others have answered to the viewer's offer since the viewer last did something. */
export function answered(scene: Scene): string | undefined {
  const { viewer } = scene;
  const events = scene.soFar.value.map(({ event }) => event);
  const wanted = events.findLast(({ type, seat }) => type === 'offer' && seat === viewer)?.cards?.[0];
  const isAnswer = ({ type, seat, target, cards }: ViewedEvent): boolean =>
    type === 'trade' && seat === viewer
      ? wanted !== undefined && cards?.[0] === wanted
      : target === viewer && ['decline', 'lend', 'trade'].includes(type);
  const since = events.findLastIndex(
    (event) => event.seat === viewer && !course.has(event.type) && !isAnswer(event),
  );
  const answers = events.slice(since + 1).filter(isAnswer);
  return answers.map((event) => scene.speaker.value.event(event)).join(' ') || undefined;
}

/** What taking up an offer means: who, what, and for how much; in short where that has been said already. */
export function optionName(scene: Scene, { ref: { verb, seat } }: Option): string | undefined {
  const isSaid = scene.decision.value?.prompt.key === 'prompt.offered';
  if (verb === 'accept')
    return scene.speaker.value.say(isSaid ? 'tg.answer.accept' : 'tg.accept', offerWords(scene, seat!));
  return verb === 'decline' && isSaid ? scene.speaker.value.say('tg.answer.decline') : undefined;
}

/** What those have promised whose offers stand in the question; in one's own turn they are a page of their own. */
export function promises(scene: Scene): string | undefined {
  const decision = scene.decision.value;
  if (decision?.kind !== 'choose' || decision.prompt.key === 'prompt.action') return undefined;
  const said = decision.options.flatMap(({ ref: { verb, seat } }) =>
    verb === 'accept' ? (promiseOf(scene, seat!) ?? []) : [],
  );
  return said.length === 0 ? undefined : said.join(' ');
}
