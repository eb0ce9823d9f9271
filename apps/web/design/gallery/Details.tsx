import peddler from 'icon:game-icons/basket';
import assassin from 'icon:game-icons/cloak-dagger';
import hunter from 'icon:game-icons/crossbow';
import robber from 'icon:game-icons/domino-mask';
import hooded from 'icon:game-icons/hooded-assassin';
import dancer from 'icon:game-icons/lyre';
import scholar from 'icon:game-icons/owl';
import historian from 'icon:game-icons/quill-ink';
import collector from 'icon:game-icons/receive-money';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import bricklayer from 'icon:game-icons/trowel';
import farmer from 'icon:game-icons/wheat';
import { CardFace } from '../CardFace.tsx';
import { Cell } from '../Cell.tsx';
import { Icon } from '../Icon.tsx';
import { PrestigeFace } from '../PrestigeFace.tsx';
import { Seal } from '../Seal.tsx';
import { tinctures } from '../tincture.ts';

import { face } from './samples.ts';

export function Details() {
  return (
    <section class="gallery-part">
      <h2>Symbole</h2>
      <div class="gallery-row">
        {[
          assassin,
          farmer,
          historian,
          trader,
          dancer,
          weaver,
          bricklayer,
          hunter,
          peddler,
          robber,
          scholar,
          collector,
        ].map((icon) => (
          <span key={icon.id} class="gallery-line">
            <Icon of={icon} />
          </span>
        ))}
      </div>
      <div class="gallery-row">
        {[assassin, hooded].map((icon) => (
          <div key={icon.id} class="gallery-row">
            <CardFace {...face('red')} icon={icon} name="Meuchler" />
            <CardFace {...face('purple')} size="phone" icon={icon} name="Meuchler" />
            <span class="gallery-small">
              <Icon of={icon} />
            </span>
            <span class="gallery-tiny">
              <Icon of={icon} />
            </span>
            <Seal icon={icon} />
          </div>
        ))}
        <div class="paper paper-dim gallery-panel gallery-tiny-rack">
          {tinctures.map((row) => (
            <div key={row} class="gallery-line">
              {tinctures.map((tincture, i) => (
                <Cell key={tincture} tincture={tincture} state={i === 3 ? 'bare' : 'filled'} />
              ))}
            </div>
          ))}
        </div>
        <PrestigeFace class="gallery-prestige-phone" points={7} cost={2} effect="+2 Aktionen" legal />
        <PrestigeFace class="gallery-prestige-phone" points={2} cost={1} effect="Übernimm 1 Zunft" refused />
      </div>
    </section>
  );
}
