import { Segments } from '../../form/Segments.tsx';
import { ServerLine } from '../../online/ServerLine.tsx';
import { go } from '../../router/router.ts';
import { newTableSay } from './words.ts';

const kinds = ['bots', 'people'] as const;

/** Whether the table stands in this browser or on the server. The address says it, so that it can be linked to. */
export function WithWhom({ game, people }: { readonly game: string; readonly people: boolean }) {
  return (
    <div class="with-whom">
      <Segments
        legend={newTableSay('with')}
        hint={newTableSay(people ? 'withAbout.people' : 'withAbout.bots')}
        choices={kinds.map((value) => ({ value, label: newTableSay(`with.${value}`) }))}
        value={people ? 'people' : 'bots'}
        onChange={(kind) => {
          const address = new URL(location.href);
          if (kind === 'people') address.searchParams.set('with', 'people');
          else address.searchParams.delete('with');
          go(`/new/${game}${address.search}`, { replace: true });
        }}
      />
      {people && <ServerLine />}
    </div>
  );
}
