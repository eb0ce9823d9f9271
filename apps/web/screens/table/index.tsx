import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection, Refused } from '../../connection/connection.ts';
import { clientGame, fetchLikelyGame } from '../../games/index.ts';
import { path } from '../../router/router.ts';
import { settings } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';
import { Announcer } from '../../table/announcer.tsx';
import { TableModel } from '../../table/model.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { words } from '../../table/words.ts';
import { sayer } from '../../words/words.ts';

const say = sayer(words);

/** A table of this browser, by its name in the address. */
export function Screen() {
  const name = path.value[1] ?? '';
  return <OpenTable key={name} name={name} />;
}

function OpenTable({ name }: { readonly name: string }) {
  const model = useSignal<TableModel | 'missing' | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void open(name).then((opened) => {
      if (left && opened !== 'missing') opened.close();
      else model.value = opened;
    });
    return () => {
      left = true;
      if (model.value instanceof TableModel) model.value.close();
    };
  }, []);
  if (model.value === undefined) return <p class="table-loading cloth">{say('table.loading')}</p>;
  if (model.value === 'missing') return <Missing />;
  return (
    <>
      <Announcer model={model.value} />
      {settings.value.textTable ? <InWords model={model.value} /> : <TableScreen model={model.value} />}
    </>
  );
}

const textTable = later(async () => (await import('../../table/text/TextTable.tsx')).TextTable);

/** The table in words, fetched when somebody wants it. */
function InWords({ model }: { readonly model: TableModel }) {
  useEffect(() => void textTable.want(), []);
  const Table = textTable.value;
  return Table === undefined ? (
    <p class="table-loading cloth">{say('table.loading')}</p>
  ) : (
    <Table model={model} />
  );
}

fetchLikelyGame();

/** The player's seat is the first without a bot. */
async function open(name: string): Promise<TableModel | 'missing'> {
  try {
    const { tables } = await connection().request('tables', {});
    const info = tables.find(({ table }) => table === name);
    const game = info && (await clientGame(info.game));
    if (info === undefined || game === undefined) return 'missing';
    const seat = info.players.findIndex(({ bot }) => bot === undefined);
    return await TableModel.open(connection(), name, game, seat < 0 ? info.seats : seat);
  } catch (error) {
    if (error instanceof Refused) return 'missing';
    throw error;
  }
}

function Missing() {
  return (
    <main class="table-loading cloth">
      <h1>{say('table.noTable')}</h1>
      <p>{say('table.noTableHelp')}</p>
      <a class="button button-primary" href="/">
        {say('table.toStart')}
      </a>
    </main>
  );
}
