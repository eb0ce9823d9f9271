import type { Host } from '@zunft/host';
import { makePosition } from '@zunft/kernel';
import { idOf, wireError } from '@zunft/protocol';

/** Everything that is needed to find out what went wrong at a table, as a file. */
export async function reportOn(
  host: Host,
  request: unknown,
): Promise<
  { readonly id: unknown; readonly ok: Blob } | { readonly id: unknown; readonly error: unknown } | undefined
> {
  if (typeof request !== 'object' || request === null || !('report' in request)) return undefined;
  const { report } = request;
  const id = idOf(request);
  try {
    const table = await host.table(String(report));
    const position = await table.read((match) => makePosition(match.game, match));
    const content = {
      format: 'zunft-report',
      version: __VERSION__,
      position,
      journal: await table.journal(),
    };
    return { id, ok: new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' }) };
  } catch (error) {
    return { id, error: wireError(error) };
  }
}
