import type { Duplex } from 'node:stream';

/** Milliseconds that the other side gets to hang up as well. */
const grace = 1_000;

/**
 * Says a last thing and hangs up. Whoever never hangs up would otherwise keep a file of the server open, which no
 * limit counts.
 */
export function hangUp(socket: Duplex, lines: readonly string[]): void {
  // What still comes is thrown away: closing at once might overtake what is said.
  socket.resume();
  socket.end(lines.join('\r\n'));
  const late = setTimeout(() => socket.destroy(), grace);
  socket.once('close', () => clearTimeout(late));
}
