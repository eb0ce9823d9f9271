import type { Cue } from '../settings/settings.ts';

/** Sine, triangle, sawtooth and noise, as the synthesiser numbers them. */
const sine = 0;
const triangle = 1;
const sawtooth = 2;
const noise = 4;

/** One note of a cue. Times in milliseconds. */
export interface Note {
  readonly at: number;
  readonly length: number;
  /** In hertz. */
  readonly pitch: number;
  readonly loudness: number;
  readonly shape: number;
  /** How fast the pitch rises or falls. */
  readonly slide?: number;
  /** Above this frequency nothing is heard; takes the edge off noise and sawtooth. */
  readonly below?: number;
}

const note = (at: number, length: number, pitch: number, loudness = 1, shape = sine): Note => ({
  at,
  length,
  pitch,
  loudness,
  shape,
});

/** Longer than this would be music. */
export const longestCue = 250;

/** Each cue differs from the others in pitch and in rhythm, so that it is known without looking. */
export const cueNotes: Readonly<Record<Cue, readonly Note[]>> = {
  /** Two bells, the second higher. */
  decision: [note(0, 110, 659, 0.8), note(100, 150, 988)],
  /** A soft tap. */
  others: [note(0, 60, 311, 0.5, triangle)],
  /** A card put down on cloth. */
  play: [{ ...note(0, 70, 180, 0.7, noise), below: 1_400 }, note(0, 60, 196, 0.7, triangle)],
  /** A card drawn off a pile. */
  draw: [{ ...note(0, 120, 90, 0.5, noise), slide: 6, below: 2_600 }],
  /** Three coins, rising. */
  score: [
    note(0, 80, 784, 0.6, triangle),
    note(70, 80, 988, 0.7, triangle),
    note(140, 110, 1_175, 0.8, triangle),
  ],
  /** A low step down. */
  attack: [
    { ...note(0, 110, 208, 0.9, sawtooth), below: 900 },
    { ...note(110, 140, 147, 1, sawtooth), below: 700 },
  ],
  /** Two dull knocks. */
  refused: [note(0, 50, 131, 0.9, triangle), note(90, 60, 117, 0.8, triangle)],
  /** A chord. */
  end: [note(0, 250, 523, 0.6), note(0, 250, 659, 0.6), note(0, 250, 784, 0.6)],
};
