import bell from 'icon:lucide/bell';
import bellOff from 'icon:lucide/bell-off';
import book from 'icon:lucide/book-open';
import flag from 'icon:lucide/flag';
import house from 'icon:lucide/house';
import keyboard from 'icon:lucide/keyboard';
import scroll from 'icon:lucide/scroll-text';
import gear from 'icon:lucide/settings';
import text from 'icon:lucide/text';
import undo from 'icon:lucide/undo-2';
import { Icon, type IconData } from '../design/Icon.tsx';
import { ReportButton } from '../frame/ReportButton.tsx';
import { change, layout } from '../settings/settings.ts';
import { answerCall } from './answer-call.ts';
import type { TableModel } from './model.ts';
import { useRoving } from './roving.ts';
import { undoHelp, undoLabel, undoOf } from './undo-label.ts';

interface TopBarProps {
  readonly model: TableModel;
  onLog(): void;
  onKeys(): void;
}

/** Where we are, whose decision it is, and what works at any time. */
export function TopBar({ model, onLog, onKeys }: TopBarProps) {
  const speaker = model.speaker.value;
  const ref = useRoving({ items: '.top-item' });
  // There, the news that the game is over needs the whole room.
  const { Stage } = model.game;
  const isOverOnPhone = model.update.value.over && layout.value === 'narrow';
  return (
    <header ref={ref} class="top chrome chrome-top">
      <nav class="top-nav" aria-label={speaker.say('table.menu')}>
        <a
          class="top-item top-home"
          href="/"
          title={speaker.say('table.leave')}
          aria-label={speaker.say('table.home')}
        >
          <Icon of={house} />
        </a>
        <span class="top-game">{model.game.title?.(model) ?? speaker.say(`game.${model.info.game}`)}</span>
        {!isOverOnPhone && (
          <span class="top-stage">{Stage ? <Stage scene={model} /> : model.game.stage(model)}</span>
        )}
        <Status model={model} />
      </nav>
      <div class="top-tools">
        {model.company && <model.company.Tools model={model} />}
        <Tool icon={book} href={`/rules/${model.info.game}`} label={speaker.say('table.rules')} wide />
        {model.viewer < model.info.seats && <UndoButton model={model} />}
        <OrdersButton model={model} />
        <button type="button" class="top-item top-log" onClick={onLog} aria-label={speaker.say('table.log')}>
          <Icon of={scroll} />
        </button>
        <button
          type="button"
          class="top-item top-keys"
          onClick={onKeys}
          aria-label={speaker.say('table.keys')}
        >
          <Icon of={keyboard} />
        </button>
        <button
          type="button"
          class="top-item top-text"
          aria-label={speaker.say('table.textTable')}
          onClick={() => change({ textTable: true })}
        >
          <Icon of={text} />
        </button>
        {model.company === undefined && (
          <ReportButton table={model.info.table} class="top-item top-report">
            <Icon of={flag} />
          </ReportButton>
        )}
        <Tool icon={gear} href="/settings" label={speaker.say('table.settings')} />
      </div>
    </header>
  );
}

function Tool({
  icon,
  href,
  label,
  wide = false,
}: {
  readonly icon: IconData;
  readonly href: string;
  readonly label: string;
  readonly wide?: boolean;
}) {
  return (
    <a class="top-item" href={href} aria-label={label} title={label}>
      <Icon of={icon} />
      {wide && <span class="top-word">{label}</span>}
    </a>
  );
}

/** Who must decide, in words. */
function Status({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const { over, waitingFor, takebacks } = model.update.value;
  const mine = waitingFor.includes(model.viewer);
  const first = waitingFor[0];
  const { company } = model;
  const remark = company?.remark(model);
  const words = () => {
    if (remark !== undefined) return remark.status;
    if (model.past.value !== undefined) return speaker.say('table.watchingPast');
    if (over) return speaker.say('table.over');
    if (mine) return answerCall(model) ?? speaker.say('table.yourDecision');
    const isThinking = first !== undefined && model.isThinker(first);
    const name = first === undefined ? '' : model.names.value[first]!;
    return speaker.say(isThinking ? 'table.thinking' : 'table.waiting', { name });
  };
  return (
    <>
      <span
        class={mine && remark === undefined && model.past.value === undefined ? 'pill pill-current' : 'pill'}
      >
        <span class={company && 'pill-words'}>{words()}</span>
        {company && <company.Clock />}
      </span>
      {takebacks > 0 && <span class="top-marked">{speaker.say('bar.takebacks', { count: takebacks })}</span>}
    </>
  );
}

/** Where windows open while others play: when to be asked. On a phone only to find back from asking less. */
function OrdersButton({ model: { orders, viewer, info, speaker } }: { readonly model: TableModel }) {
  if (orders.occasions.length === 0 || viewer >= info.seats) return null;
  const label = speaker.value.say('orders.title');
  const isSilent = orders.isSilent.value;
  return (
    <button
      type="button"
      class="top-item top-orders"
      data-silent={isSilent}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => {
        orders.isOpen.value = true;
      }}
    >
      <Icon of={isSilent ? bellOff : bell} />
    </button>
  );
}

function UndoButton({ model }: { readonly model: TableModel }) {
  const offer = undoOf(model);
  const label = undoLabel(model);
  const help = undoHelp(model);
  return (
    <button
      type="button"
      class="top-item top-undo"
      data-undo={offer.kind}
      aria-disabled={offer.kind === 'none'}
      aria-label={label}
      aria-description={help}
      title={help ?? label}
      onClick={() => model.undo()}
    >
      <Icon of={undo} />
      <span class="top-word">{label}</span>
    </button>
  );
}
