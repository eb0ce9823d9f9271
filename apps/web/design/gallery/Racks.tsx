import assassin from 'icon:game-icons/cloak-dagger';
import dancer from 'icon:game-icons/lyre';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import farmer from 'icon:game-icons/wheat';
import { Cell, type CellState, cellStates } from '../Cell.tsx';
import { Icon } from '../Icon.tsx';
import { Pip } from '../Pip.tsx';
import { SeatSign } from '../SeatSign.tsx';
import { Stacks } from '../Stacks.tsx';
import { Ticks } from '../Ticks.tsx';
import { tinctures } from '../tincture.ts';

import { letters, words } from './samples.ts';

export function Racks() {
  const row: CellState[] = ['filled', 'empty', 'filled', 'empty', 'ghost'];
  return (
    <section class="gallery-part">
      <h2>Zunfthäuser</h2>
      <div class="gallery-opponents">
        {[0, 1, 2].map((seat) => (
          <section key={seat} class={`gallery-opponent paper paper-dim paper-ruled hanging`}>
            <div class="gallery-head">
              <SeatSign seat={seat + 1} />
              <span>
                <span class="name">{['Anna', 'Ben', 'Cem'][seat]}</span>
                <br />
                <small class="muted">nach dir</small>
              </span>
              <Stacks value={seat + 1} />
              <span class="numeral">{[11, 7, 14][seat]}</span>
            </div>
            <Ticks value={[11, 7, 14][seat] ?? 0} max={20} gain={seat} />
            {[assassin, farmer, weaver].map((icon, y) => (
              <div key={icon.id} class="gallery-line">
                <Icon of={icon} />
                {tinctures.map((tincture, i) => (
                  <Cell
                    key={tincture}
                    tincture={tincture}
                    letter={letters[tincture]}
                    state={
                      y === 2 && i === 4
                        ? 'missing'
                        : (i * 7 + y * 3 + seat) % 3 > 0 || y === 2
                          ? 'filled'
                          : 'bare'
                    }
                  />
                ))}
              </div>
            ))}
            <span>
              <span class="flag">Weber: nur lila fehlt</span>
            </span>
          </section>
        ))}
      </div>
      <div class="gallery-row">
        <section class="paper paper-ruled gallery-panel gallery-rack">
          <h2>Dein Zunfthaus</h2>
          {cellStates.map((state) => (
            <div key={state} class="gallery-line">
              <Icon of={trader} />
              {tinctures.map((tincture) => (
                <Cell key={tincture} tincture={tincture} state={state} letter={letters[tincture]} />
              ))}
              <small class="muted">{state}</small>
            </div>
          ))}
        </section>
        <section class="paper paper-ruled gallery-panel gallery-rack">
          <h2>Tausch</h2>
          {(['legal', 'refused', 'picked'] as const).map((mark) => (
            <div key={mark} class="gallery-line">
              <Icon of={weaver} />
              {tinctures.map((tincture, i) => (
                <Cell
                  key={tincture}
                  tincture={tincture}
                  state={row[i] ?? 'filled'}
                  mark={row[i] === 'filled' ? mark : undefined}
                  letter={letters[tincture]}
                />
              ))}
            </div>
          ))}
          <div class="gallery-line">
            <Icon of={dancer} />
            <Cell
              tincture="red"
              state="filled"
              as="button"
              data-focus="true"
              mark="legal"
              aria-label="Tänzer rot"
            />
            {tinctures.map((tincture) => (
              <Cell
                key={tincture}
                tincture={tincture}
                state="filled"
                mark="legal"
                letter={letters[tincture]}
              />
            ))}
          </div>
          <div class="gallery-line">
            {tinctures.map((tincture) => (
              <span key={tincture}>
                <Pip tincture={tincture} /> {words[tincture]}
              </span>
            ))}
          </div>
          <Ticks value={9} max={20} gain={3} />
          <p class="muted">Die Auswahl lässt sich zurücknehmen, bis du siegelst.</p>
          <p>
            <span class="wax">1</span> <span class="wax wax-current">2</span>{' '}
            <span class="wax wax-open">3</span>
          </p>
        </section>
        <section class="slot gallery-panel">
          <p class="label">Auslage</p>
          <p>
            <span class="wax">1</span> <span class="wax wax-current">2</span>{' '}
            <span class="wax wax-open">3</span>
          </p>
        </section>
      </div>
    </section>
  );
}
