import './open-set.css';
import x from 'icon:lucide/x';
import type { Decision } from '@zunft/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import type { TableModel } from '../model.ts';
import { OptionCards } from '../OptionCards.tsx';
import { useRoving } from '../roving.ts';
import { OptionButton } from './OptionButtons.tsx';

interface OpenSetProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'choose' }>;
}

/** The options of the set that has been opened: cards to choose from, and buttons. */
export function OpenSet({ model, decision }: OpenSetProps) {
  const id = model.opened.value;
  const open = model.sets.value.find(({ set }) => set.id === id);
  return open === undefined ? null : <Opened key={id} model={model} decision={decision} open={open} />;
}

function Opened({
  model,
  decision,
  open: { set, options },
}: OpenSetProps & { readonly open: TableModel['sets']['value'][number] }) {
  const speaker = model.speaker.value;
  const panel = useRef<HTMLElement>(null);
  const roving = useRoving({ items: '.action' });
  const title = speaker.say(`set.${set.id}`);
  // Before the next key can come: what is focused later would take it away from where it was meant to go.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-option]')?.focus();
  }, []);
  const { Above } = set;
  const cards = options.filter(({ ref }) => ref.card !== undefined);
  const others = options.filter((option) => option.ref.card === undefined && !set.isAbove?.(option));
  return (
    <section ref={panel} class="bar-set paper paper-ruled" aria-label={title}>
      <header class="bar-set-head">
        <h3 class="label">{title}</h3>
        <button
          type="button"
          class="bar-set-close"
          aria-label={speaker.say('bar.setClose')}
          onClick={() => {
            model.opened.value = undefined;
            document.querySelector<HTMLElement>(`[data-set="${set.id}"]`)?.focus();
          }}
        >
          <Icon of={x} />
        </button>
      </header>
      <div class="bar-set-body scroller">
        {Above && <Above scene={model} />}
        {cards.length > 0 && <OptionCards scene={model} options={cards} label={title} />}
        {others.length > 0 && (
          <div ref={roving} class="bar-set-options" role="toolbar" aria-label={title}>
            {others.map((option) => (
              <OptionButton key={option.id} model={model} decision={decision} option={option} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
