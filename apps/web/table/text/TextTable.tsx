import './text-table.css';
import type { Json } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { change } from '../../settings/settings.ts';
import { followWithSound } from '../cues.ts';
import type { TableModel } from '../model.ts';
import { AskWhen } from '../orders/AskWhen.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { Described } from './Described.tsx';
import { HandSection } from './HandSection.tsx';
import { LogSection } from './LogSection.tsx';
import { MenuSection } from './MenuSection.tsx';
import { sayText } from './words.ts';

/** The whole table in words: headings, lists and buttons, nothing drawn. */
export function TextTable({ model }: { readonly model: TableModel }) {
  useEffect(() => followWithSound(model), [model]);
  const speaker = model.speaker.value;
  const hand = handOf(model.view.value);
  return (
    <main class="text-table paper">
      <h1>
        {sayText('heading', { game: speaker.say(`game.${model.info.game}`), turn: turnSentence(model) })}
      </h1>
      <p>
        <button type="button" class="button button-paper" onClick={() => change({ textTable: false })}>
          {sayText('menu.drawn')}
        </button>
      </p>
      {model.company && <model.company.Strips model={model} />}
      <DecisionSection model={model} />
      {model.company && <model.company.InWords model={model} />}
      {hand !== undefined && <HandSection model={model} hand={hand} />}
      <Described scene={model} />
      <LogSection model={model} />
      {model.orders.occasions.length > 0 && model.viewer < model.info.seats && (
        <section>
          <h2>{speaker.say('orders.title')}</h2>
          <AskWhen model={model} />
        </section>
      )}
      <MenuSection model={model} />
    </main>
  );
}

function turnSentence(model: TableModel): string {
  if (model.update.value.over) return sayText('over');
  const turn = model.log.value.findLast(({ event }) => event.type === 'turn');
  return turn === undefined ? sayText('settingUp') : model.speaker.value.event(turn.event);
}

/** A card, perhaps with something about it. */
type HandCard = string | { readonly card: string };

/** The cards in the viewer's hand, as the views of all games tell them. */
function handOf(view: Json): readonly string[] | undefined {
  const { you } = view as { readonly you?: { readonly hand?: readonly HandCard[] } | null };
  return you?.hand?.map((one) => (typeof one === 'string' ? one : one.card));
}
