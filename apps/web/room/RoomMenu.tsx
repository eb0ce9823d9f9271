import book from 'icon:lucide/book-open';
import { Icon } from '../design/Icon.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { say } from './words.ts';

interface RoomMenuProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** Who sits here and what can be done besides playing, in front of the table. */
export function RoomMenu({ company, model }: RoomMenuProps) {
  return (
    <Dialog
      title={say('menu.title')}
      onClose={() => {
        company.isMenuOpen.value = false;
        company.inviting.value = undefined;
      }}
    >
      <div class="room-menu">
        <RoomPanel company={company} model={model} level="h3" />
        <p class="room-doings">
          <a class="button button-paper" href={`/rules/${model.info.game}`}>
            <Icon of={book} />
            {say('menu.rules')}
          </a>
          <a class="button button-paper" href="/">
            {say('menu.leave')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
