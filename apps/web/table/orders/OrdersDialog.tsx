import { Dialog } from '../../frame/Dialog.tsx';
import type { TableModel } from '../model.ts';
import { AskWhen } from './AskWhen.tsx';

/** Standing orders in front of the table, which waits meanwhile. */
export function OrdersDialog({ model }: { readonly model: TableModel }) {
  return (
    <Dialog
      title={model.speaker.value.say('orders.title')}
      onClose={() => {
        model.orders.isOpen.value = false;
      }}
    >
      <AskWhen model={model} />
    </Dialog>
  );
}
