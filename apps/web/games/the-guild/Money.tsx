import { useEffect } from 'preact/hooks';
import { later } from '../../shell/later.ts';
import type { LedgerProps } from './Ledger.tsx';

/** A phone has room for it only on a sheet. */
const ledger = later(async () => (await import('./Ledger.tsx')).Ledger);

/** The money, and how the next income comes about. */
export function Money(props: LedgerProps) {
  useEffect(() => void ledger.want(), []);
  const Ledger = ledger.value;
  return Ledger ? <Ledger {...props} /> : null;
}
