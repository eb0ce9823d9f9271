import assassin from 'icon:game-icons/cloak-dagger';
import dancer from 'icon:game-icons/lyre';
import historian from 'icon:game-icons/quill-ink';
import trader from 'icon:game-icons/scales';
import farmer from 'icon:game-icons/wheat';
import link from 'icon:lucide/link';
import { Badge } from '../Badge.tsx';
import { Fan } from '../Fan.tsx';
import { HouseMark } from '../HouseMark.tsx';
import { Icon } from '../Icon.tsx';
import { Seal } from '../Seal.tsx';
import { SeatSign } from '../SeatSign.tsx';

export function Start() {
  return (
    <section class="gallery-part">
      <h2>Startseite</h2>
      <div class="gallery-tiles">
        <article class="gallery-tile paper">
          <Fan
            cards={[
              { tincture: 'green', icon: historian },
              { tincture: 'yellow', icon: farmer },
              { tincture: 'red', icon: assassin },
              { tincture: 'blue', icon: trader },
              { tincture: 'purple', icon: dancer },
            ]}
          />
          <div class="gallery-tile-body">
            <h1>Guildhall</h1>
            <p class="muted">2–4 Personen, 30–60 Minuten</p>
            <div class="gallery-row">
              <button type="button" class="button button-primary button-sealed">
                <Seal icon={trader} />
                Gegen Bots
              </button>
              <button type="button" class="button button-paper button-large">
                <Icon of={link} />
                Mit Freunden
              </button>
            </div>
          </div>
        </article>
        <div class="gallery-row gallery-marks">
          {[0, 1, 2, 3, 4, 5].map((seat) => (
            <HouseMark key={seat} seat={seat} />
          ))}
          {[0, 1, 2, 3, 4, 5].map((seat) => (
            <SeatSign key={seat} seat={seat} ground="paper" />
          ))}
          <Seal icon={assassin} />
          <Seal icon={trader} open />
          <Badge>12</Badge>
          <Badge tone="gold">neu</Badge>
          <button type="button" class="button button-table">
            Mitspielen
          </button>
        </div>
      </div>
    </section>
  );
}
