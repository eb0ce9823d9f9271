import { BadDocument, type Journal, type Problem } from '@zunft/kernel';
import { z } from 'zod';

const count = z.int().nonnegative();
const json = z.json();

const chance = z.strictObject({ kind: z.enum(['fast', 'sealed']), seed: z.string() });

const answer = z.union([z.array(z.string()), z.number(), z.string()]);

const record = z.union([
  z.strictObject({ seat: count, answer, by: z.string().optional(), hash: z.string().optional() }),
  z.strictObject({ undo: count, agreed: z.literal(true).optional() }),
  z.strictObject({ resign: count }),
]);

const journal = z.strictObject({
  format: z.literal('zunft-journal'),
  version: z.literal(1),
  game: z.string(),
  rulesVersion: count,
  seats: count,
  options: z.record(z.string(), json),
  chance,
  deal: z.strictObject({ secret: z.string(), nonces: z.array(z.string().nullable()) }).optional(),
  start: z.record(z.string(), json).optional(),
  players: z.array(z.strictObject({ name: z.string(), bot: z.string().optional() })).optional(),
  records: z.array(record),
});

/** A recorded game as it came from a file or a wire; throws a `BadDocument` with every problem. */
export function parseJournal(document: unknown): Journal {
  checkFormat(document);
  const parsed = journal.safeParse(document, { reportInput: true });
  if (!parsed.success) throw new BadDocument(parsed.error.issues.flatMap(problemsOf));
  return parsed.data as unknown as Journal;
}

/** Whatever else it is, there is no use in listing all that a journal would have. */
function checkFormat(document: unknown): void {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new BadDocument([{ path: '', code: 'not-an-object', params: {} }]);
  }
  const { format } = document as { format?: unknown };
  if (format === journal.shape.format.value) return;
  const value = shortened(JSON.stringify(format) ?? 'undefined');
  const params = { value, allowed: [journal.shape.format.value] };
  throw new BadDocument([{ path: 'format', code: 'not-one-of', params }]);
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknown-key', params: {} }));
  }
  const value = JSON.stringify(issue.input) ?? 'undefined';
  return [{ path: path.join('.'), code: 'bad-value', params: { value: shortened(value) } }];
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
