import type { WireError } from '@zunft/protocol';

/** What only a server on a network refuses, with its HTTP status and a sentence for whoever debugs the program. */
const refusals = {
  'not-http': [400, 'this is not a request that could be understood'],
  'bad-handshake': [400, 'this is not the handshake of a WebSocket'],
  'foreign-origin': [403, 'a page of another site may not speak for its visitors here'],
  'not-found': [404, 'there is nothing at this address'],
  'socket-only': [404, 'this command needs a socket'],
  'bad-method': [405, 'this address is asked by other means: GET or POST'],
  'not-json': [415, 'the body must be JSON, and its content type application/json'],
  'too-many-sockets': [503, 'there are too many open sockets already'],
  'too-slow': [503, 'messages were not read as fast as they were written'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as RefusalCode[];

export const refusal = (code: RefusalCode): WireError => ({ code, message: refusals[code][1], params: {} });

/** Statuses of what the protocol refuses; everything else is a conflict with how things stand. */
const statuses: Readonly<Record<string, number>> = {
  'malformed-line': 400,
  'bad-request': 400,
  'bad-document': 400,
  'unsupported-version': 400,
  'not-allowed': 403,
  'not-seated': 403,
  'not-owner': 403,
  'unknown-command': 404,
  'unknown-game': 404,
  'unknown-table': 404,
  'wrong-code': 404,
  'too-large': 413,
  'too-fast': 429,
  internal: 500,
  'not-here': 501,
  'no-hints': 403,
  'no-hint-now': 503,
  'not-reachable': 503,
  'not-stored': 503,
  'shutting-down': 503,
};

export function statusOf({ code, rule }: WireError): number {
  if (rule !== undefined) return 409;
  return Object.hasOwn(refusals, code) ? refusals[code as RefusalCode][0] : (statuses[code] ?? 409);
}

/** Milliseconds after which it makes sense to try again. */
export const retryAfter = ({ params }: WireError): number | undefined =>
  typeof params['after'] === 'number' ? params['after'] : undefined;
