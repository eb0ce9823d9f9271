import type { Host } from '@zunft/host';
import { type Act, Program } from './program.ts';

/** What happened at a chair: an act, or nothing for as long as one was ready to wait. */
export type Heard = { readonly chair: number; readonly act: Act } | undefined;

/** The programs of a pairing, each in a chair of its own from game to game, and what they do in the order of time. */
export class Programs {
  private readonly host: Host;
  private readonly running = new Map<number, { readonly bot: string; readonly program: Program }>();
  private acts: Exclude<Heard, undefined>[] = [];
  private ring: (() => void) | undefined;

  constructor(host: Host) {
    this.host = host;
  }

  /** The program in a chair: the one that has been there, or a new one. */
  async at(chair: number, bot: string): Promise<Program> {
    const known = this.running.get(chair);
    if (known?.bot === bot && known.program.isRunning) return known.program;
    await known?.program.end();
    const program = new Program(bot, this.host, (act) => {
      this.acts.push({ chair, act });
      this.ring?.();
    });
    this.running.set(chair, { bot, program });
    return program;
  }

  /** What was done and nobody has heard yet is forgotten. */
  forget(): void {
    this.acts = [];
  }

  /** The oldest act that nobody has heard of yet, or the next one that comes within the time. */
  async hear(milliseconds: number): Promise<Heard> {
    if (this.acts.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.ring = undefined;
    }
    return this.acts.shift();
  }

  /** Throws if the program in a chair could never be started; otherwise it is stopped. Returns what it was last blamed for. */
  async dismiss(chair: number): Promise<string | undefined> {
    const { program } = this.running.get(chair)!;
    program.mustHaveStarted();
    await program.stop();
    return program.complaint;
  }

  async end(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ program }) => program.end()));
  }
}
