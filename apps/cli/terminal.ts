import { createInterface, type Interface } from 'node:readline';

/** Where a command reads and writes. Tests hand in one of their own. */
export interface Terminal {
  readonly columns: number;
  readonly colour: boolean;
  /** A person sits in front of it: the screen may be cleared and a line rewritten. */
  readonly interactive: boolean;
  write(text: string): void;
  writeError(text: string): void;
  /** The next line typed, without its end; `undefined` when nothing more will come. */
  readLine(prompt: string): Promise<string | undefined>;
  close(): void;
}

const defaultColumns = 80;
const fewestColumns = 40;
const mostColumns = 100;

/** The terminal or the pipes that the process was started with. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', endQuietly);
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  let lines: LineQueue | undefined;
  return {
    get columns() {
      // Some terminals do not know their width and say 0.
      return Math.max(fewestColumns, Math.min(stdout.columns || defaultColumns, mostColumns));
    },
    colour: !env['NO_COLOR'] && (stdout.isTTY === true || Boolean(env['FORCE_COLOR'])),
    interactive,
    write: (text) => stdout.write(text),
    writeError: (text) => stderr.write(text),
    async readLine(prompt) {
      lines ??= new LineQueue(interactive);
      const line = await lines.next(prompt);
      // What came through a pipe is not visible yet.
      if (!interactive) stdout.write(`${prompt}${line ?? ''}\n`);
      else if (line === undefined) stdout.write('\n');
      return line;
    },
    close: () => lines?.close(),
  };
}

/** Whoever reads our output has gone away, as in `zunft rules guildhall | head`. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

/** Lines as they are typed or piped in: none is lost while nobody waits. */
class LineQueue {
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(interactive: boolean) {
    const { stdin, stdout } = process;
    this.reader = createInterface({ input: stdin, ...(interactive && { output: stdout }) });
    this.reader.on('line', (line) => this.deliver(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.waiting?.(undefined);
    });
  }

  next(prompt: string): Promise<string | undefined> {
    if (this.lines.length > 0 || this.ended) return Promise.resolve(this.lines.shift());
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }

  private deliver(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) this.lines.push(line);
    else waiting(line);
  }
}
