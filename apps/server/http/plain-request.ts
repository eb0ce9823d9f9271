import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const offers: readonly string[] = ['connection', 'upgrade', 'http2-settings'];

/**
 * Takes a request that offers to go on in another protocol as if it had offered nothing, as HTTP allows: some clients
 * offer HTTP/2 with everything they ask. Node hands all of these over as soon as it does so with one.
 */
export function takeAsPlain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (!offers.includes(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  const again = Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1');
  socket.unshift(Buffer.concat([again, head]));
  server.emit('connection', socket);
}
