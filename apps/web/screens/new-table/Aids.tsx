import { paces } from '@zunft/protocol/live';
import { Segments } from '../../form/Segments.tsx';
import { change, confirms, settings } from '../../settings/settings.ts';
import { settingSay } from '../settings/words.ts';
import { newTableSay } from './words.ts';

/** How it is played here, whatever the game: the same as in the settings. */
export function Aids() {
  const { pace, confirm } = settings.value;
  return (
    <section class="new-aids paper paper-ruled" aria-labelledby="new-table-aids">
      <h2 id="new-table-aids">{newTableSay('aids')}</h2>
      <Segments
        legend={settingSay('pace')}
        choices={paces.map((value) => ({ value, label: settingSay(`pace.${value}`) }))}
        value={pace}
        onChange={(value) => change({ pace: value })}
      />
      <Segments
        legend={settingSay('confirm')}
        hint={settingSay(`confirm.${confirm}.about`)}
        choices={confirms.map((value) => ({ value, label: settingSay(`confirm.${value}`) }))}
        value={confirm}
        onChange={(value) => change({ confirm: value })}
      />
    </section>
  );
}
