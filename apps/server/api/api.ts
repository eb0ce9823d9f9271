import type { IncomingMessage } from 'node:http';
import { commandNames, Failure, parseJson, type WireError, wireError } from '@zunft/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk, Partner } from '../desk.ts';
import type { Caller } from '../http/caller.ts';
import { isForeign } from '../http/origin.ts';
import { refusal, retryAfter, statusOf } from '../http/refusal.ts';
import { cookieFor, type Guest, type Guests } from '../identity/guests.ts';
import type { Log } from '../operate/log.ts';
import type { Settings } from '../settings.ts';
import { describedCommands, restCommands } from './commands.ts';
import { openApi } from './openapi.ts';
import { apiPage, apiStyle } from './page.ts';

export interface ApiSetup {
  readonly settings: Pick<Settings, 'origins' | 'maxMessage'>;
  readonly guests: Guests;
  readonly desk: Desk;
  readonly log: Log;
  callerOf(request: IncomingMessage): Caller;
  partnerFor(person: string): Partner;
}

type Fields = Readonly<Record<string, unknown>>;

/** The commands of the protocol as HTTP requests, below `/api`. */
export async function api(server: FastifyInstance, setup: ApiSetup): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: setup.settings.maxMessage },
    async (_request: FastifyRequest, body: string) => parseJson(body),
  );
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refused = refusalOfHeaders(request, setup);
    return refused && refuse(reply, refused, setup);
  });
  server.setErrorHandler((error, _request, reply) => refuse(reply, explained(error, setup), setup));
  // Otherwise the client's files and its router would be asked.
  server.all('/*', (_request, reply) => refuse(reply, refusal('not-found'), setup));
  describe(server);
  for (const command of commandNames) addCommand(server, command, setup);
  server.get<{ Params: { table: string } }>('/tables/:table/journal', (request, reply) =>
    sendJournal(request, reply, setup),
  );
}

/** The document and the page. */
function describe(server: FastifyInstance): void {
  const document = openApi();
  const [text, page] = [JSON.stringify(document), apiPage(document)];
  server.get('/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  server.get('/style.css', (_request, reply) => reply.type('text/css').send(apiStyle));
  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function addCommand(server: FastifyInstance, command: (typeof commandNames)[number], setup: ApiSetup): void {
  const url = `/${command}`;
  if (!restCommands.includes(command)) {
    server.post(url, (_request, reply) => refuse(reply, refusal('socket-only'), setup));
    return;
  }
  server.post(url, (request, reply) => {
    const { body } = request;
    if (!isObject(body)) return refuse(reply, wireError(new Failure('malformed-line')), setup);
    return answer({ ...body, command }, request, reply, setup);
  });
  const { get: inQuery } = describedCommands[command];
  if (inQuery === undefined) {
    server.get(url, (_request, reply) => refuse(reply.header('allow', 'POST'), refusal('bad-method'), setup));
    return;
  }
  server.get(url, (request, reply) => {
    const query = Object.entries(request.query as Fields).map(([name, value]) => [name, read(value)]);
    const unknown = query.find(([name]) => !(inQuery as readonly unknown[]).includes(name));
    if (unknown !== undefined) return refuse(reply, badQuery(command, String(unknown[0])), setup);
    return answer({ ...Object.fromEntries(query), command }, request, reply, setup);
  });
}

/** What a page of somebody else could have the browser send is refused, and so is a form. */
function refusalOfHeaders(
  { raw, method, headers }: FastifyRequest,
  { settings, callerOf }: ApiSetup,
): WireError | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return refusal('bad-method');
  if (isForeign(headers, callerOf(raw).host, settings.origins)) return refusal('foreign-origin');
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json' ? undefined : refusal('not-json');
}

const isObject = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const badQuery = (command: string, name: string): WireError =>
  wireError(new Failure('bad-request', { command }, [{ path: name, code: 'unknown-key', params: {} }]));

/** Numbers, `true` and `false` in a query are what they look like. */
const read = (value: unknown): unknown =>
  typeof value === 'string' && /^(\d{1,16}|true|false)$/.test(value) ? JSON.parse(value) : value;

async function answer(
  message: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
  setup: ApiSetup,
): Promise<FastifyReply> {
  const response = await carryOut(message, request, reply, setup);
  return 'ok' in response ? reply.send({ ok: response.ok }) : refuse(reply, response.error);
}

type Outcome = { readonly ok: unknown } | { readonly error: WireError };

async function carryOut(
  message: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
  { guests, desk, callerOf, partnerFor }: ApiSetup,
): Promise<Outcome> {
  const at = performance.now();
  const caller = callerOf(request.raw);
  const known = guests.recognise(request.headers.cookie);
  const account = { address: caller.address, ...(known && { person: known.person }) };
  const arrival = { via: 'http', from: request.id, account, at } as const;
  const refused = desk.refusal(account);
  if (refused !== undefined) {
    desk.noteRefusal(refused, arrival);
    return { error: refused };
  }
  const { person } = known ?? welcomed(guests, reply, caller);
  const partner = partnerFor(person);
  const response = await desk.whileOpen(desk.handle(partner, message, arrival));
  partner.end();
  return response;
}

function welcomed(guests: Guests, reply: FastifyReply, { secure }: Caller): Guest {
  const guest = guests.welcome();
  reply.header('set-cookie', cookieFor(guest, secure));
  return guest;
}

async function sendJournal(
  request: FastifyRequest<{ Params: { table: string } }>,
  reply: FastifyReply,
  setup: ApiSetup,
): Promise<FastifyReply> {
  const { table } = request.params;
  const { as, ...others } = request.query as Fields;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refuse(reply, badQuery('journal', unknown), setup);
  const message = { command: 'journal', table, ...(as !== undefined && { as: read(as) }) };
  const response = await carryOut(message, request, reply, setup);
  if (!('ok' in response)) return refuse(reply, response.error);
  const { journal } = response.ok as { journal: { game: string } };
  return reply
    .header('content-disposition', `attachment; filename="${fileName(journal.game, table)}"`)
    .type('application/json')
    .send(JSON.stringify(journal));
}

const fileName = (...words: readonly string[]): string =>
  `zunft-${words.join('-').replace(/[^\w-]/g, '')}.json`;

/** Says why not. `setup` is given where nobody has counted the refusal yet. */
function refuse(reply: FastifyReply, error: WireError, setup?: ApiSetup): FastifyReply {
  setup?.desk.noteRefusal(error, { via: 'http', from: reply.request.id });
  const after = retryAfter(error);
  if (after !== undefined) reply.header('retry-after', Math.ceil(after / 1_000));
  if (error.code === 'bad-method' && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD, POST');
  return reply.code(statusOf(error)).type('application/json').send({ error });
}

/** What Fastify or a defect threw, as the protocol says it. */
function explained(error: unknown, { log, settings }: ApiSetup): WireError {
  const { code } = error as { code?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return wireError(new Failure('too-large', { max: settings.maxMessage }));
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal('not-json');
  const { statusCode = 500 } = error as { statusCode?: number };
  if (error instanceof SyntaxError || statusCode < 500) return wireError(new Failure('malformed-line'));
  log.error({ err: error }, 'defect');
  return { code: 'internal', message: 'a defect of ours', params: {} };
}
