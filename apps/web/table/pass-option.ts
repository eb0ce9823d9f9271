import type { Option } from '@zunft/kernel';
import type { Scene } from './scene.ts';

/** The option that lets something happen to the player, if that is what the question is about. */
export const passOption = (scene: Scene): Option | undefined =>
  scene.option(scene.decision.value?.window?.pass);
