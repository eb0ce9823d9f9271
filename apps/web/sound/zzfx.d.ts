declare module 'zzfx' {
  /** A synthesiser of single notes; makes its audio context when it is loaded. */
  export const ZZFX: {
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume?: number): AudioBufferSourceNode;
  };
}
