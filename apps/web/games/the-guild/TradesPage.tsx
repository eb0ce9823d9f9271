import { useEffect } from 'preact/hooks';
import { later } from '../../shell/later.ts';
import type { Scene } from '../../table/scene.ts';

const parts = later(() => import('./Trades.tsx'));

/** The offers on the table, fetched when somebody wants to see them. */
export function TradesPage({ scene }: { readonly scene: Scene }) {
  useEffect(() => void parts.want(), []);
  return parts.value ? <parts.value.Trades scene={scene} /> : <div />;
}

/** Those for the viewer, above what else can be traded. */
export function TradesAbove({ scene }: { readonly scene: Scene }) {
  useEffect(() => void parts.want(), []);
  return parts.value ? <parts.value.OffersToAnswer scene={scene} /> : <div />;
}
