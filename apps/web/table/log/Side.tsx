import scroll from 'icon:lucide/scroll-text';
import { useSignal } from '@preact/signals';
import { Badge } from '../../design/Badge.tsx';
import { Icon, type IconData } from '../../design/Icon.tsx';
import { useRoving } from '../roving.ts';
import { Log, type LogProps } from './Log.tsx';

type Page = 'log' | 'side';

/** The log, and what the game has to show beside it. */
export function Side(props: LogProps) {
  const { scene } = props;
  const shown = useSignal<Page>('log');
  const ref = useRoving({ items: '[role="tab"]' });
  const { side } = scene.game;
  if (side === undefined) return <Log {...props} />;
  const Tab = ({
    page,
    icon,
    label,
    count = 0,
  }: {
    readonly page: Page;
    readonly icon: IconData;
    readonly label: string;
    readonly count?: number;
  }) => (
    <button
      type="button"
      role="tab"
      id={`side-tab-${page}`}
      class="side-tab"
      aria-selected={shown.value === page}
      aria-controls="side-page"
      onClick={() => {
        shown.value = page;
      }}
    >
      <Icon of={icon} />
      {label}
      {count > 0 && <Badge tone="seal">{count}</Badge>}
    </button>
  );
  return (
    <div class="side">
      <div ref={ref} class="side-tabs" role="tablist" aria-label={scene.speaker.value.say('table.side')}>
        <Tab page="log" icon={scroll} label={scene.speaker.value.say('table.log')} />
        <Tab page="side" icon={side.icon} label={side.label(scene)} count={side.count(scene)} />
      </div>
      <div id="side-page" class="side-page" role="tabpanel" aria-labelledby={`side-tab-${shown.value}`}>
        {shown.value === 'log' ? <Log {...props} /> : <side.Page scene={scene} />}
      </div>
    </div>
  );
}
