import assassin from 'icon:game-icons/cloak-dagger';
import dancer from 'icon:game-icons/lyre';
import historian from 'icon:game-icons/quill-ink';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import farmer from 'icon:game-icons/wheat';
import { CardFace } from '../CardFace.tsx';

import { face, ladder } from './samples.ts';

export function Hand() {
  const phone = { size: 'phone' } as const;
  return (
    <section class="gallery-part">
      <h2>Auf dem Telefon</h2>
      <div class="gallery-hand gallery-hand-phone">
        <CardFace
          {...face('purple')}
          {...phone}
          icon={assassin}
          name={'Meuchel\u00ADmörder'}
          ladder={ladder(4)}
          legal
          selected
          badge="vollendet"
        />
        <CardFace
          {...face('yellow')}
          {...phone}
          icon={farmer}
          name="Bauer"
          ladder={[
            { value: 1, on: true },
            { value: 3, on: false },
          ]}
          legal
        />
        <CardFace
          {...face('green')}
          {...phone}
          icon={historian}
          name={'Geschichts\u00ADschreiber'}
          ladder={ladder(2)}
          legal
        />
        <CardFace
          {...face('blue')}
          {...phone}
          icon={dancer}
          name="Tänzer"
          ladder={[{ value: 'X', on: true }]}
          legal
        />
        <CardFace {...face('red')} {...phone} icon={weaver} name="Weber" ladder={ladder(2)} refused />
        <CardFace
          {...face('purple')}
          {...phone}
          icon={trader}
          name={'Kauf\u00ADmann'}
          ladder={ladder(0)}
          picked
        />
      </div>
    </section>
  );
}
