import { swap } from '../exchange.ts';
import { profession } from './profession.ts';

export const trader = profession('trader', {
  0: swap({ give: 1, take: 1 }),
  2: swap({ give: 2, take: 2 }),
  4: swap({ give: 'chapter', take: 'chapter' }),
});
