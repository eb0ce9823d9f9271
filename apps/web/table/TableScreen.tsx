import './table.css';
import { useSignal } from '@preact/signals';
import type { Request } from '@zunft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { connection } from '../connection/connection.ts';
import { go } from '../router/router.ts';
import { Dialog } from '../screens/frame/Dialog.tsx';
import { newTableId } from '../screens/new-table/open-table.ts';
import { layout } from '../settings/settings.ts';
import { later } from '../shell/later.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { Inspector, InspectorSheet } from './Inspector.tsx';
import { Log } from './log/Log.tsx';
import type { TableModel } from './model.ts';
import { useNumbers } from './numbers.ts';
import { focusZone } from './roving.ts';
import { TopBar } from './TopBar.tsx';
import { Tray } from './Tray.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { useTableNews } from './use-table-news.ts';

const keyHelp = later(async () => (await import('./key-help/KeyHelp.tsx')).KeyHelp);
const endOfGame = later(async () => (await import('./EndOfGame.tsx')).EndOfGame);

/** A table in play. In the document the decision comes first; on the screen it lies between the table and the hand. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const log = useSignal(false);
  const keys = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const showKeys = async (): Promise<void> => {
    await keyHelp.fetch();
    keys.value = true;
  };
  const { Board, Hand } = model.game;
  const speaker = model.speaker.value;
  useTableKeys(model, root, {
    log: () => {
      const beside = root.current?.querySelector<HTMLElement>('.table-side .log');
      if (beside) focusZone(beside);
      else log.value = true;
    },
    help: () => void showKeys(),
  });
  useTableNews(model, root);
  useNumbers(model, root);
  useEffect(() => {
    document.getElementById('decision')?.focus();
  }, [model]);
  const { seq, over } = model.update.value;
  const KeyHelp = keyHelp.value;
  const EndOfGame = endOfGame.value;
  useEffect(() => {
    if (over) void endOfGame.fetch();
  }, [over]);
  useEffect(() => {
    const subject = model.game.subject(model);
    if (subject !== undefined) model.inspected.value = subject;
  }, [model, seq]);
  const open = (signal: typeof log, value: boolean) => () => {
    signal.value = value;
  };
  return (
    <div ref={root} class="table-screen cloth" data-past={model.past.value !== undefined}>
      <TopBar model={model} onLog={open(log, true)} onKeys={() => void showKeys()} />
      <main class="table-main">
        <h1 class="visually-hidden">
          {speaker.say('table.title', {
            game: speaker.say(`game.${model.info.game}`),
            stage: model.game.stage(model),
          })}
        </h1>
        <DecisionBar model={model} />
        <div class="table-hand">
          <Hand scene={model} />
        </div>
        <div class="table-board">
          <Board scene={model} />
          <Tray scene={model} />
        </div>
      </main>
      {layout.value === 'wide' && (
        <aside class="table-side chrome-side" aria-label={speaker.say('table.log')}>
          <Log scene={model} at={model.past.value?.seq} onShow={(seq) => void model.showPast(seq)} />
          <Inspector scene={model} />
        </aside>
      )}
      <InspectorSheet scene={model} />
      {log.value && (
        <Dialog title={speaker.say('table.log')} onClose={open(log, false)}>
          <Log
            scene={model}
            at={model.past.value?.seq}
            onShow={(seq) => {
              log.value = false;
              void model.showPast(seq);
            }}
          />
        </Dialog>
      )}
      {KeyHelp && keys.value && <KeyHelp onClose={open(keys, false)} />}
      {EndOfGame && over && <EndOfGame model={model} onRematch={() => void rematch(model)} />}
    </div>
  );
}

/** The same players and options, a new deal. */
async function rematch(model: TableModel): Promise<void> {
  const { game, players, options } = model.info;
  const table = newTableId();
  await connection().request('new', {
    table,
    game,
    players: [...players],
    options: options as Request<'new'>['options'],
  });
  go(`/table/${table}`);
}
