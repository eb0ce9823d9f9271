import type { FailureCode } from '@zunft/protocol';
import type { LinkFailure } from '../link.ts';

/** What a server may refuse, and what may happen on the way to it. */
export const failureWordsEn = {
  'connection-lost':
    'The connection broke before the server could answer. What you see is how things stand now; try again if it did not get through.',
  'no-connection': 'The server cannot be reached at the moment, so nothing has changed.',
  'malformed-line': 'The server did not understand this page. Reloading usually helps.',
  'unknown-command': 'The server does not know how to do this. Perhaps it is older than this page.',
  'bad-request': 'The server did not accept this as it is.',
  'unsupported-version': 'The server has another version of Zunft than this page. Please reload the page.',
  'unknown-game': 'This server does not have that game.',
  'unknown-table': 'There is no such table on the server, or not any more.',
  'table-exists': 'There is a table of this name already. Please try again.',
  'rules-version':
    'The game was recorded under other rules than those in force today, so it cannot be played back.',
  'not-allowed': 'This is not for you to see or to do.',
  'watch-only': 'This game can only be watched.',
  'changed-elsewhere': 'Somebody else was faster. This is how the table stands now.',
  'not-stored': 'The server could not write it down, so it has not happened. Please try again.',
  'not-reachable':
    'The table cannot be reached at the moment. Whether this has still happened will show in a moment.',
  'not-here': 'Only a server can do this.',
  'not-begun': 'The game has not begun yet.',
  'already-begun': 'The game has begun already.',
  'not-running': 'The game is paused or over.',
  'seat-taken': 'Somebody sits there already.',
  'no-free-seat': 'Every seat at this table is taken.',
  'not-seated': 'Only those who sit at this table may do this.',
  'already-seated': 'You sit at this table already.',
  'not-owner': 'Only whoever opened the table may do this.',
  'already-moved': 'Somebody has moved already, so the table cannot be called off any more.',
  'not-absent': 'The person on this seat is not away.',
  'request-open': 'The table is still deciding about something else.',
  'no-request': 'This has been settled already.',
  'not-over': 'The game is not over yet.',
  'no-hints': 'This table plays without hints.',
  'hint-dropped': 'The table has moved on; the hint came too late.',
  'no-hint-now': 'There is no hint to be had at the moment. Try again in a while.',
  'too-many-tables': 'You sit at too many unfinished tables. Finish one of them or leave it first.',
  'wrong-code': 'No table has this code. Perhaps it was mistyped, or the table is gone.',
  'too-fast': 'That was too much in too short a time. Wait a moment, then try again.',
  'too-large': 'That was too much for one message.',
  'shutting-down': 'The server is being restarted. In a moment it goes on.',
} as const satisfies Record<FailureCode | LinkFailure, string>;
