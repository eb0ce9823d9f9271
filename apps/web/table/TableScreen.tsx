import './table.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../frame/Dialog.tsx';
import { layout } from '../settings/settings.ts';
import { later } from '../shell/later.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { seldom } from './bar/parts.ts';
import { Inspector, InspectorSheet } from './Inspector.tsx';
import type { TableModel } from './model.ts';
import { useNumbers } from './numbers.ts';
import { Part, useDrawing } from './Part.tsx';
import { rematch } from './rematch.ts';
import { focusZone } from './roving.ts';
import { TopBar } from './TopBar.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { useTableNews } from './use-table-news.ts';

const chronicle = later(async () => (await import('./log/Side.tsx')).Side);
const keyHelp = later(async () => (await import('./key-help/KeyHelp.tsx')).KeyHelp);
const ordersDialog = later(async () => (await import('./orders/OrdersDialog.tsx')).OrdersDialog);
const endOfGame = later(async () => (await import('./EndOfGame.tsx')).EndOfGame);

/** A table in play. In the document the decision comes first; on the screen it lies between the table and the hand. */
export function TableScreen({ model }: { readonly model: TableModel }) {
  const log = useSignal(false);
  const keys = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const showLog = async (): Promise<void> => {
    await chronicle.want();
    log.value = true;
  };
  const showKeys = async (): Promise<void> => {
    await keyHelp.want();
    keys.value = true;
  };
  const { Board, Hand } = model.game;
  const speaker = model.speaker.value;
  useTableKeys(model, root, {
    log: () => {
      const beside = root.current?.querySelector<HTMLElement>('.table-side .log');
      if (beside) focusZone(beside);
      else void showLog();
    },
    help: () => void showKeys(),
  });
  useTableNews(model, root);
  useDrawing(model);
  useNumbers(model, root);
  useEffect(() => {
    document.getElementById('decision')?.focus();
  }, [model]);
  const { seq, over } = model.update.value;
  const isWide = layout.value === 'wide';
  const Log = chronicle.value;
  const KeyHelp = keyHelp.value;
  const EndOfGame = endOfGame.value;
  const OrdersDialog = ordersDialog.value;
  const Tray = seldom.value?.Tray;
  const { company, orders } = model;
  useEffect(() => {
    if (isWide) void chronicle.want();
  }, [isWide]);
  useEffect(() => {
    if (over && company === undefined) void endOfGame.want();
  }, [over]);
  const isOrdering = orders.isOpen.value;
  useEffect(() => {
    if (isOrdering) void ordersDialog.want();
  }, [isOrdering]);
  useEffect(() => {
    const subject = model.game.subject(model);
    if (subject !== undefined) model.inspected.value = subject;
  }, [model, seq]);
  const close = (signal: typeof log) => () => {
    signal.value = false;
  };
  return (
    <div
      ref={root}
      class="table-screen cloth"
      data-past={model.past.value !== undefined}
      data-hand={model.viewer < model.info.seats}
      data-still={company?.isStill.value}
    >
      <TopBar model={model} onLog={() => void showLog()} onKeys={() => void showKeys()} />
      <main class="table-main">
        <h1 class="visually-hidden">
          {speaker.say('table.title', {
            game: speaker.say(`game.${model.info.game}`),
            stage: model.game.stage(model),
          })}
        </h1>
        {company && <company.Strips model={model} />}
        <DecisionBar model={model} />
        <div class="table-hand">
          <Part scene={model} at={1}>
            <Hand scene={model} />
          </Part>
        </div>
        <div class="table-board">
          <Part scene={model} at={2}>
            <Board scene={model} />
            {Tray && <Tray scene={model} />}
          </Part>
        </div>
      </main>
      {isWide && (
        <aside class="table-side chrome-side" aria-label={speaker.say('table.log')}>
          {Log ? (
            <Log scene={model} at={model.past.value?.seq} onShow={(seq) => void model.showPast(seq)} />
          ) : (
            <div />
          )}
          <Inspector scene={model} />
        </aside>
      )}
      <InspectorSheet scene={model} />
      {Log && log.value && (
        <Dialog title={sideTitle(model)} onClose={close(log)}>
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
      {KeyHelp && keys.value && <KeyHelp onClose={close(keys)} />}
      {OrdersDialog && isOrdering && <OrdersDialog model={model} />}
      {over && company && <company.End model={model} />}
      {EndOfGame && over && !company && <EndOfGame model={model} onRematch={() => void rematch(model)} />}
    </div>
  );
}

/** What the sheet holds that stands beside the table where there is room. */
function sideTitle(model: TableModel): string {
  const log = model.speaker.value.say('table.log');
  const { side } = model.game;
  return side === undefined ? log : `${log} · ${side.label(model)}`;
}
