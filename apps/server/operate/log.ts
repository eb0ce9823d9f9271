import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

export type Log = Logger;

/**
 * Writes what happens, one JSON object a line. What is logged is chosen field by field: never what somebody sent or was
 * sent, no cookies, no codes, no addresses of pages, which may contain codes.
 */
export const makeLog = (
  level: Settings['logLevel'],
  // Standard output is for whoever started the server by hand.
  destination: DestinationStream = pino.destination(2),
): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
    },
    destination,
  );

/** Databases add rows and parameters to their errors, which are nobody's business. */
function errorFields(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, code: (error as { code?: unknown }).code, stack };
}
