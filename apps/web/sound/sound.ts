import { type Cue, settings } from '../settings/settings.ts';
import { cueNotes, type Note } from './notes.ts';

type Synthesiser = typeof import('zzfx')['ZZFX'];

/** The same cue twice at once is a noise. */
const shortestPause = 120;

const samples = new Map<Cue, readonly number[]>();
const playedAt = new Map<Cue, number>();
let loading: Promise<Synthesiser> | undefined;
let touched = false;

/** Browsers let a page sound only after it has been touched; until then nothing is loaded. */
const gestures = ['pointerdown', 'keydown'] as const;
const noteGesture = (): void => {
  touched = true;
  for (const gesture of gestures) removeEventListener(gesture, noteGesture, true);
};
for (const gesture of gestures) addEventListener(gesture, noteGesture, true);

/** Lets a cue sound, if it is wanted and possible. Never fails and is never waited for. */
export function play(cue: Cue): void {
  const { volume, mutedCues } = settings.peek();
  if (!touched || volume === 0 || mutedCues.includes(cue)) return;
  const now = performance.now();
  if (now - (playedAt.get(cue) ?? Number.NEGATIVE_INFINITY) < shortestPause) return;
  playedAt.set(cue, now);
  sound(cue, volume / 100).catch(() => undefined);
}

async function sound(cue: Cue, volume: number): Promise<void> {
  const zzfx = await synthesiser();
  if (zzfx.audioContext.state === 'suspended') await zzfx.audioContext.resume();
  const mixed = samples.get(cue) ?? mix(zzfx, cueNotes[cue]);
  samples.set(cue, mixed);
  zzfx.playSamples([mixed], volume * volume);
}

async function synthesiser(): Promise<Synthesiser> {
  loading ??= import('zzfx').then(({ ZZFX }) => {
    // Loudness is set for each cue as it is played.
    ZZFX.volume = 1;
    return ZZFX;
  });
  return loading;
}

/** The notes of a cue, laid over each other. */
function mix(zzfx: Synthesiser, notes: readonly Note[]): readonly number[] {
  const perMillisecond = zzfx.sampleRate / 1_000;
  const end = Math.max(...notes.map(({ at, length }) => at + length));
  const mixed = new Array<number>(Math.ceil(end * perMillisecond)).fill(0);
  for (const note of notes) {
    const first = Math.floor(note.at * perMillisecond);
    built(zzfx, note).forEach((sample, i) => {
      if (first + i < mixed.length) mixed[first + i]! += sample;
    });
  }
  return mixed;
}

function built(
  zzfx: Synthesiser,
  { length, pitch, loudness, shape, slide = 0, below = 0 }: Note,
): readonly number[] {
  const seconds = length / 1_000;
  const attack = Math.min(0.006, seconds / 5);
  const rest = new Array<undefined>(11).fill(undefined);
  // In the order of the synthesiser: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …, filter.
  return zzfx.buildSamples(
    loudness * 0.35,
    0,
    pitch,
    attack,
    0,
    seconds - attack,
    shape,
    1,
    slide,
    ...rest,
    -below,
  );
}
