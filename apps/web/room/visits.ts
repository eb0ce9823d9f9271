const storageKey = 'zunft-visits';
/** Tables that were not looked at for so long are forgotten. */
const most = 200;

/** By table, how many answers this browser has shown; the table looked at last comes last. */
function visits(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Up to which answer this browser has seen a table, if it has seen it at all. */
export function seenUpTo(table: string): number | undefined {
  const seen = visits()[table];
  return typeof seen === 'number' ? seen : undefined;
}

export function noteVisit(table: string, seq: number): void {
  const { [table]: before, ...others } = visits();
  if (before === seq) return;
  const kept = Object.entries(others).slice(1 - most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...kept, [table, seq]])));
  } catch {
    // Without storage there is no last visit to tell of.
  }
}
