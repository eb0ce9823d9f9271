import { useEffect } from 'preact/hooks';
import { later } from '../shell/later.ts';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';

const seldom = later(() => import('./seldom.ts'));

interface OnDemandProps {
  readonly part: 'InWords' | 'RoomEnd' | 'RoomMenu';
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** A part that is fetched when it is first wanted. */
export function OnDemand({ part, ...props }: OnDemandProps) {
  const { isMenuOpen } = props.company;
  useEffect(() => {
    void seldom.want().then(() => {
      // A menu that did not come is not open, and can be wanted again.
      if (seldom.value === undefined) isMenuOpen.value = false;
    });
  }, [isMenuOpen]);
  const Wanted = seldom.value?.[part];
  return Wanted === undefined ? null : <Wanted {...props} />;
}
