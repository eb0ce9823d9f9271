import book from 'icon:lucide/book-open';
import flag from 'icon:lucide/flag';
import house from 'icon:lucide/house';
import keyboard from 'icon:lucide/keyboard';
import scroll from 'icon:lucide/scroll-text';
import gear from 'icon:lucide/settings';
import text from 'icon:lucide/text';
import undo from 'icon:lucide/undo-2';
import { Icon, type IconData } from '../design/Icon.tsx';
import { ReportButton } from '../screens/frame/ReportButton.tsx';
import { change } from '../settings/settings.ts';
import type { TableModel } from './model.ts';
import { useRoving } from './roving.ts';
import { undoLabel } from './undo-label.ts';

interface TopBarProps {
  readonly model: TableModel;
  onLog(): void;
  onKeys(): void;
}

/** Where we are, whose decision it is, and what works at any time. */
export function TopBar({ model, onLog, onKeys }: TopBarProps) {
  const speaker = model.speaker.value;
  const ref = useRoving({ items: '.top-item' });
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
        <span class="top-game">{speaker.say(`game.${model.info.game}`)}</span>
        <span class="top-stage">{model.game.stage(model)}</span>
        <Status model={model} />
      </nav>
      <div class="top-tools">
        <Tool icon={book} href={`/rules/${model.info.game}`} label={speaker.say('table.rules')} wide />
        <UndoButton model={model} />
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
        <ReportButton table={model.info.table} class="top-item top-report">
          <Icon of={flag} />
        </ReportButton>
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
  const words = () => {
    if (model.past.value !== undefined) return speaker.say('table.watchingPast');
    if (over) return speaker.say('table.over');
    if (mine) return speaker.say('table.yourDecision');
    return speaker.say('table.waiting', { name: first === undefined ? '' : model.names.value[first]! });
  };
  return (
    <>
      <span class={mine && model.past.value === undefined ? 'pill pill-current' : 'pill'}>{words()}</span>
      {takebacks > 0 && <span class="top-marked">{speaker.say('bar.takebacks', { count: takebacks })}</span>}
    </>
  );
}

function UndoButton({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const offer = model.update.value.undo;
  const label = undoLabel(model);
  const help = offer.kind === 'agreed' ? speaker.say('undo.agreedHelp') : undefined;
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
