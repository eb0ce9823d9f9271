import type { ViewedEvent } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

/** A deal that was made, and what was promised along with it. */
export interface Agreed {
  readonly event: ViewedEvent;
  readonly promise: string | undefined;
}

/** Every card sold, every loan and every gift among players, the latest first. */
export function agreedIn(scene: Scene): readonly Agreed[] {
  const agreed: Agreed[] = [];
  const offers = new Map<number | undefined, ViewedEvent>();
  for (const { event } of scene.soFar.value) {
    const { type, seat, target } = event;
    if (type === 'offer') offers.set(seat, event);
    if (type === 'gift') agreed.push({ event, promise: undefined });
    if (type !== 'lend' && type !== 'trade') continue;
    // A loan was asked for by whoever gets it; a card was offered by its owner, or wanted by its buyer.
    const isWanted = type === 'trade' && offers.get(target)?.cards?.[0] !== event.cards?.[0];
    const promise = offers.get(isWanted ? seat : target)?.params?.['promise'];
    agreed.push({ event, promise: promise ? scene.speaker.value.say('tg.promise', { promise }) : undefined });
  }
  return agreed.toReversed();
}
