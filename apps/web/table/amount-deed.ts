import type { Deed } from './client-game.ts';
import type { Scene } from './scene.ts';

/** What answering with an amount does, in the words of the game if it has some. */
export const amountDeed = (scene: Scene, amount: number): Deed =>
  scene.game.amountDeed?.(scene, amount) ?? {
    title: scene.speaker.value.say('bar.amountCommit', { amount }),
  };
