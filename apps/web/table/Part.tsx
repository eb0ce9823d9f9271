import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Scene } from './scene.ts';

interface PartProps {
  readonly scene: Scene;
  /** Its place in the order of drawing. */
  readonly at: number;
  readonly children: ComponentChildren;
}

/** A part of a table, drawn when its turn has come. Nothing moves then if what surrounds it has its size already. */
export function Part({ scene, at, children }: PartProps) {
  return scene.drawn.value < at ? null : children;
}

/** After so many frames there is nothing left to wait for. */
const frames = 8;

/** Draws a table part by part, each in a frame of its own: drawn at once, it would hold up a slow phone. */
export function useDrawing({ drawn }: Scene): void {
  const soFar = drawn.value;
  useEffect(() => {
    drawn.value = soFar < frames ? soFar + 1 : Number.POSITIVE_INFINITY;
  }, [soFar]);
}
