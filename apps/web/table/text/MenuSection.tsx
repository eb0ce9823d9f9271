import { ReportButton } from '../../frame/ReportButton.tsx';
import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

/** Where else one can go from here. */
export function MenuSection({ model }: { readonly model: TableModel }) {
  const { game, table } = model.info;
  return (
    <section>
      <h2>{sayText('menu')}</h2>
      <ul class="text-choices">
        <li>
          <a class="link" href={`/rules/${game}`}>
            {sayText('menu.rules')}
          </a>
        </li>
        <li>
          <a class="link" href={`/cards/${game}`}>
            {sayText('menu.cards')}
          </a>
        </li>
        <li>
          <a class="link" href="/settings">
            {sayText('menu.settings')}
          </a>
        </li>
        {model.company === undefined && (
          <li>
            <ReportButton class="button button-paper" table={table} />
          </li>
        )}
        <li>
          <a class="link" href="/">
            {sayText('menu.leave')}
          </a>
        </li>
      </ul>
    </section>
  );
}
