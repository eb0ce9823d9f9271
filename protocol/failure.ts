import { BadDocument, type Params, type Problem, Refusal } from '@zunft/kernel';
import type { z } from 'zod';

/** What can go wrong before the rules are asked, with a sentence for whoever reads the line. */
const failures = {
  'malformed-line': 'the line is not one JSON object',
  'unknown-command': 'there is no such command',
  'bad-request': 'the request does not have the fields that its command needs',
  'unsupported-version': 'this version of the protocol is not spoken here',
  'unknown-game': 'there is no such game',
  'unknown-table': 'there is no such table',
  'table-exists': 'there is a table of this name already',
  'rules-version': 'the game was recorded under other rules',
  'not-allowed': 'this is not for you to see or to do',
  'watch-only': 'a game from a file can only be watched',
  'changed-elsewhere': 'the table was changed by somebody else in the meantime',
  'not-stored': 'it could not be written down, so it has not happened',
  'not-reachable': 'the table cannot be reached at the moment; what was sent may or may not have happened',
  'not-here': 'tables with people are kept by a server, not here',
  'not-begun': 'the game has not begun yet',
  'already-begun': 'the game has begun already',
  'not-running': 'the game is paused or over',
  'seat-taken': 'somebody sits there already',
  'no-free-seat': 'there is no free seat at this table',
  'not-seated': 'only those who sit at this table may do this',
  'already-seated': 'you sit at this table already',

  'not-owner': 'only whoever laid the table may do this',
  'already-moved': 'somebody has moved already',
  'not-absent': 'the person on this seat is not absent',
  'request-open': 'the table is still deciding about something else',
  'no-request': 'there is nothing to agree to',
  'not-over': 'the game is not over yet',
  'no-hints': 'this table plays without hints',
  'hint-dropped': 'the hint was called off, or the table has moved on',
  'no-hint-now': 'nobody has the time to think about it at the moment',
  'too-many-tables': 'you have too many tables that are not over',
  'wrong-code': 'there is no table with this code',
  'too-fast': 'too many requests in too short a time',
  'too-large': 'the message is too large',
  'shutting-down': 'the server is about to stop; come back in a moment',
} as const;

export type FailureCode = keyof typeof failures;

/** A request that cannot be carried out, whatever the rules say. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly params: Params;
  readonly problems: readonly Problem[] | undefined;

  constructor(code: FailureCode, params: Params = {}, problems?: readonly Problem[]) {
    super(failures[code]);
    this.code = code;
    this.params = params;
    this.problems = problems;
  }
}

/** What an error looks like on the wire. */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly params: Params;
  /** The rule that forbids it. */
  readonly rule?: string;
  /** Everything that is wrong with a document or a request. */
  readonly problems?: readonly Problem[];
}

export function wireError(error: unknown): WireError {
  if (error instanceof Failure) {
    const { code, message, params, problems } = error;
    return { code, message, params, ...(problems !== undefined && { problems }) };
  }
  if (error instanceof Refusal) {
    const { code, message, params, rule } = error;
    return { code, message, params, rule };
  }
  if (error instanceof BadDocument) {
    const { message, problems } = error;
    return { code: 'bad-document', message, params: {}, problems };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message, params: {} };
}

/** What a schema found wrong, as problems of a document. */
export const problemsIn = (error: z.ZodError): Problem[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      return [{ path: path.join('.'), code: 'bad-value', params: { expected: issue.message } }];
    }
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknown-key', params: {} }));
  });
