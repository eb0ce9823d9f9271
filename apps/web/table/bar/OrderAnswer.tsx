import './order.css';
import type { Decision } from '@zunft/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import type { TableModel } from '../model.ts';
import { useRoving } from '../roving.ts';

/** With more picks than that, only their signs are shown. */
const namesFit = 4;

interface OrderAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'choose' }>;
}

/** The picks in their order. Tapping one makes it the last; Shift and the arrows move it by one. */
export function OrderAnswer({ model, decision }: OrderAnswerProps) {
  const zone = useRef<HTMLDivElement | null>(null);
  const rove = useRoving({ items: '.order-pick' });
  const chosen = model.chosen.value;
  const moved = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    // The keyboard stays with the pick it moved, before the next key can come.
    if (moved.current === undefined) return;
    zone.current?.querySelectorAll<HTMLElement>('.order-pick')[moved.current]?.focus();
    moved.current = undefined;
  }, [chosen]);
  useEffect(() => {
    // What lies on top is what one wants to see.
    zone.current?.scrollTo({ left: zone.current.scrollWidth });
  }, [chosen]);
  if (!decision.ordered || chosen.length === 0) return null;
  const speaker = model.speaker.value;
  const pile = model.game.topOf?.(decision);
  const top = pile === undefined ? undefined : speaker.say(`bar.topOf.${pile}`);

  const move = (from: number, to: number): void => {
    moved.current = to;
    model.movePick(from, to);
  };
  const press = (event: KeyboardEvent, from: number): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    if (chosen[from + step] !== undefined) move(from, from + step);
  };
  return (
    <div
      ref={(element) => {
        zone.current = element;
        rove(element);
      }}
      class={classes('bar-options', 'bar-order', chosen.length > namesFit && 'bar-order-many')}
      role="toolbar"
      aria-label={speaker.say('bar.order')}
    >
      {chosen.map((id, i) => {
        const { card = '' } = model.option(id)?.ref ?? {};
        const isTop = top !== undefined && i === chosen.length - 1 && chosen.length >= decision.min;
        return (
          <button
            key={i}
            type="button"
            class="button order-pick"
            title={speaker.say('bar.orderHint')}
            aria-label={speaker.say('bar.orderPick', {
              place: i + 1,
              count: decision.max,
              card: speaker.card(card),
              top: isTop ? top : 'none',
            })}
            onKeyDown={(event) => press(event, i)}
            onFocus={() => {
              model.inspected.value = card;
            }}
            onClick={() => model.putLast(i)}
          >
            <b class="bar-picked">{i + 1}</b>
            <span class="order-name">{speaker.card(card)}</span>
            <model.game.Mark card={card} />
            {isTop && <span class="bar-picked order-top">{top}</span>}
          </button>
        );
      })}
    </div>
  );
}
