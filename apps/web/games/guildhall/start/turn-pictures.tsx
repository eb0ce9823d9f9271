import './turn-pictures.css';
import '../../../design/seal.css';
import weaver from 'icon:game-icons/rolled-cloth';
import check from 'icon:lucide/check';
import type { ComponentType } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Laurel } from '../../../design/Laurel.tsx';
import { Stacks } from '../../../design/Stacks.tsx';
import { tinctureClass, tinctures } from '../../../design/tincture.ts';

const Played = () => (
  <>
    <span class={`turn-card ${tinctureClass('red')}`}>
      <span class="turn-card-field hatched">
        <span class="turn-card-medallion">
          <Icon of={weaver} />
        </span>
      </span>
    </span>
    <span class="turn-times">
      <span class="wax">1</span>
      <span class="wax wax-current">2</span>
    </span>
  </>
);

const Levels = () => (
  <span class="turn-ladder">
    {[0, 2, 4].map((level) => (
      <span key={level} class={level === 2 ? 'turn-rung turn-rung-on' : 'turn-rung'}>
        {level}
      </span>
    ))}
  </span>
);

/** Cells as on the table, without what they need there. */
const Colours = () => (
  <span class="turn-cells">
    {tinctures.map((tincture) => (
      <span key={tincture} class={`turn-cell hatched ${tinctureClass(tincture)}`}>
        {tincture === 'purple' && <Icon of={check} />}
      </span>
    ))}
  </span>
);

const Prestige = () => (
  <>
    <Stacks value={2} max={2} />
    <span class="turn-arrow">→</span>
    <span class="turn-points">
      <Laurel class="turn-laurel" />
      <span class="numeral">7</span>
    </span>
  </>
);

/** A turn on the start page: play, level, colours, prestige. */
export const turnPictures: readonly ComponentType[] = [Played, Levels, Colours, Prestige];
