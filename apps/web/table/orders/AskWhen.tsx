import '../../design/forms.css';
import './orders.css';
import type { TableModel } from '../model.ts';

/** At which occasions the player wants to be asked: the same in the dialog and in the table in words. */
export function AskWhen({ model }: { readonly model: TableModel }) {
  const { orders, company } = model;
  const speaker = model.speaker.value;
  return (
    <fieldset class="ask-when">
      <legend class="visually-hidden">{speaker.say('orders.title')}</legend>
      {orders.occasions.map((occasion) => (
        <label key={occasion} class="check">
          <input
            type="checkbox"
            checked={orders.asked.value.includes(occasion)}
            onChange={({ currentTarget }) => orders.change(occasion, currentTarget.checked)}
          />
          <span>{speaker.say(`occasion.${occasion}`)}</span>
        </label>
      ))}
      <p>{speaker.say(company === undefined ? 'orders.help' : 'orders.helpOnline')}</p>
    </fieldset>
  );
}
