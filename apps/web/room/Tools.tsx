import next from 'icon:lucide/arrow-right';
import eye from 'icon:lucide/eye';
import users from 'icon:lucide/users';
import { Icon } from '../design/Icon.tsx';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { OnDemand } from './OnDemand.tsx';
import { say } from './words.ts';

interface ToolsProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** What a table with people has in the top bar: the next table, who looks on, and the menu. */
export function Tools({ company, model }: ToolsProps) {
  const { spectators } = company.room.value;
  const count = company.elsewhere.value;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          class="top-item room-next"
          title={say('bar.nextHelp')}
          aria-label={say('bar.next', { count })}
          aria-description={say('bar.nextHelp')}
          onClick={() => company.nextTable()}
        >
          <span class="top-word">{say('bar.next', { count })}</span>
          <Icon of={next} />
          <span class="room-count" aria-hidden="true">
            {count}
          </span>
        </button>
      )}
      <button
        type="button"
        class="top-item room-open"
        aria-haspopup="dialog"
        aria-label={say('menu.open')}
        aria-description={say('news.spectators', { count: spectators })}
        title={say('menu.open')}
        onClick={() => {
          company.isMenuOpen.value = true;
        }}
      >
        <Icon of={users} />
        <span class="top-word">{say('menu.open')}</span>
        {spectators > 0 && (
          <span
            class="room-spectators"
            title={say('news.spectators', { count: spectators })}
            aria-hidden="true"
          >
            <Icon of={eye} />
            {spectators}
          </span>
        )}
      </button>
      {company.isMenuOpen.value && <OnDemand part="RoomMenu" company={company} model={model} />}
    </>
  );
}
