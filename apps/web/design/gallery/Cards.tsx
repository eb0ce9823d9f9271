import peddler from 'icon:game-icons/basket';
import assassin from 'icon:game-icons/cloak-dagger';
import hunter from 'icon:game-icons/crossbow';
import robber from 'icon:game-icons/domino-mask';
import dancer from 'icon:game-icons/lyre';
import scholar from 'icon:game-icons/owl';
import historian from 'icon:game-icons/quill-ink';
import collector from 'icon:game-icons/receive-money';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import bricklayer from 'icon:game-icons/trowel';
import farmer from 'icon:game-icons/wheat';
import { CardBack } from '../CardBack.tsx';
import { CardFace } from '../CardFace.tsx';
import { DiscardPile } from '../DiscardPile.tsx';

import { face, ladder } from './samples.ts';

export function Cards() {
  return (
    <section class="gallery-part">
      <h2>Karten</h2>
      <div class="gallery-hand">
        <CardFace
          {...face('purple')}
          icon={assassin}
          name={'Meuchel\u00ADmörder'}
          ladder={ladder(4)}
          legal
          selected
          badge="vollendet"
          optionKey="1"
        />
        <CardFace
          {...face('yellow')}
          icon={farmer}
          name="Bauer"
          ladder={[
            { value: 1, on: true },
            { value: 3, on: false },
          ]}
          legal
          optionKey="2"
        />
        <CardFace
          {...face('green')}
          icon={historian}
          name={'Geschichts\u00ADschreiber'}
          ladder={ladder(2)}
          legal
        />
        <CardFace
          {...face('blue')}
          icon={dancer}
          name="Tänzer"
          ladder={[{ value: 'X', on: true }]}
          picked
          legal
        />
        <CardFace {...face('red')} icon={weaver} name="Weber" ladder={ladder(2)} refused />
        <CardFace
          {...face('purple')}
          icon={trader}
          name="Kaufmann"
          ladder={ladder(0)}
          as="button"
          data-focus="true"
          legal
        />
        <CardFace {...face('green')} icon={bricklayer} name="Maurer" ladder={ladder(0)} count={3} />
        <CardFace {...face('blue')} icon={hunter} name="Jäger" ladder={ladder(0)} />
      </div>
      <div class="gallery-hand">
        <CardFace {...face('red')} size="small" icon={peddler} name="Krämerin" ladder={ladder(0)} />
        <CardFace {...face('yellow')} size="small" icon={robber} name="Diebin" ladder={ladder(2)} legal />
        <CardFace
          {...face('green')}
          size="small"
          icon={scholar}
          name={'Ge\u00ADlehrter'}
          ladder={ladder(4)}
          refused
        />
        <CardFace {...face('blue')} size="small" icon={collector} name="Zöllner" ladder={ladder(0)} />
        <CardFace
          {...face('purple')}
          size="small"
          icon={historian}
          name={'Geschichts\u00ADschreiber'}
          ladder={ladder(0)}
          selected
          legal
        />
        <CardBack thickness={63} count={63} as="button" />
        <CardBack thickness={9} count={9} legal />
        <CardBack thickness={2} count={2} />
        <DiscardPile count={12}>
          <CardFace {...face('red')} size="small" icon={weaver} name="Weber" ladder={ladder(0)} />
        </DiscardPile>
        <DiscardPile count={0} />
      </div>
    </section>
  );
}
