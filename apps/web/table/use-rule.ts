import { useEffect } from 'preact/hooks';
import type { Scene } from './scene.ts';

/** A rule in words; `undefined` until it has been fetched. */
export function useRule({ game: { rules }, speaker }: Scene, id: string) {
  useEffect(() => void rules?.want(), []);
  return rules === undefined || rules.value ? speaker.value.rule(id) : undefined;
}
