import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hangUp } from './http/hang-up.ts';
import { refusal } from './http/refusal.ts';
import { type Log, makeLog } from './operate/log.ts';
import { CannotStart } from './settings.ts';
import { text } from './text.ts';

const nowhere = ["'none'"];
const here = ["'self'"];

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: nowhere,
    scriptSrc: here,
    styleSrc: here,
    imgSrc: [...here, 'data:'],
    fontSrc: here,
    connectSrc: here,
    workerSrc: here,
    manifestSrc: here,
    baseUri: nowhere,
    formAction: nowhere,
    frameAncestors: nowhere,
  },
};

const forAYear = 'public, max-age=31536000, immutable';
const alwaysAsk = 'no-cache';

/** Whoever needs longer to say what they want keeps others waiting. */
const requestTimeout = 30_000;

/** The server of the client's files, not yet listening. `client` is the folder of the built web client. */
export async function serve(
  client: string,
  { log = makeLog('error') }: { readonly log?: Log } = {},
): Promise<FastifyInstance> {
  if (!existsSync(join(client, 'index.html'))) throw new CannotStart(text.notBuilt);
  const server = fastify({
    requestTimeout,
    clientErrorHandler: (_error, socket) => refuseGarbage(socket),
    // A path that cannot be decoded never reaches a route, and so gets no headers from helmet either.
    frameworkErrors: (_error, request, reply) => {
      const { method, url } = request as unknown as FastifyRequest;
      return method === 'GET' || method === 'HEAD'
        ? reply.redirect(literally(url), 302)
        : refuse(reply as unknown as FastifyReply, 400);
    },
    // Browsers keep connections open; stopping must not wait for them.
    forceCloseConnections: true,
  });
  await server.register(helmet, {
    contentSecurityPolicy,
    // Only whoever terminates TLS can promise that it stays.
    strictTransportSecurity: false,
  });
  await server.register(files, {
    root: client,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path, client) ? forAYear : alwaysAsk);
    },
  });
  server.setNotFoundHandler((request, reply) =>
    isClientRoute(request) ? reply.sendFile('index.html') : refuse(reply, 404),
  );
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'defect');
    return refuse(reply, status);
  });
  return server;
}

const refusals: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  500: 'Internal server error',
};

/** Says what went wrong without anything from the inside of the server. */
function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${refusals[status] ?? `Error ${status}`}\n`);
}

/** An address taken letter for letter leads somewhere, be it only to the page that knows no such place. */
const literally = (url: string) => `/${url.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`;

/** What is no HTTP at all, or takes too long, is answered once. */
function refuseGarbage(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: refusal('not-http') });
  const head = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Type: application/json'];
  hangUp(socket, [...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body]);
}

/** The client's router decides about every path that does not look like a file. */
function isClientRoute({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !path.slice(path.lastIndexOf('/')).includes('.');
}

/** Vite puts what has a hash in its name, and nothing else, below `assets`. */
const isHashed = (path: string, client: string) => path.startsWith(join(client, 'assets'));
