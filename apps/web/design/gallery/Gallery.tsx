import peddler from 'icon:game-icons/basket';
import cardDraw from 'icon:game-icons/card-draw';
import assassin from 'icon:game-icons/cloak-dagger';
import hunter from 'icon:game-icons/crossbow';
import robber from 'icon:game-icons/domino-mask';
import hooded from 'icon:game-icons/hooded-assassin';
import laurel from 'icon:game-icons/laurel-crown';
import dancer from 'icon:game-icons/lyre';
import scholar from 'icon:game-icons/owl';
import historian from 'icon:game-icons/quill-ink';
import collector from 'icon:game-icons/receive-money';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import bricklayer from 'icon:game-icons/trowel';
import farmer from 'icon:game-icons/wheat';
import book from 'icon:lucide/book-open';
import link from 'icon:lucide/link';
import minus from 'icon:lucide/minus';
import plus from 'icon:lucide/plus';
import settings from 'icon:lucide/settings';
import undo from 'icon:lucide/undo-2';
import x from 'icon:lucide/x';
import { ActionButton } from '../ActionButton.tsx';
import { Badge } from '../Badge.tsx';
import { CardBack } from '../CardBack.tsx';
import { CardFace } from '../CardFace.tsx';
import { Cell, type CellState, cellStates } from '../Cell.tsx';
import { CommitButton } from '../CommitButton.tsx';
import { DiscardPile } from '../DiscardPile.tsx';
import { Fan } from '../Fan.tsx';
import { HouseMark } from '../HouseMark.tsx';
import { Icon } from '../Icon.tsx';
import { Pip } from '../Pip.tsx';
import { PrestigeFace } from '../PrestigeFace.tsx';
import { Seal } from '../Seal.tsx';
import { SeatSign } from '../SeatSign.tsx';
import { Stacks } from '../Stacks.tsx';
import { Ticks } from '../Ticks.tsx';
import { tinctures } from '../tincture.ts';
import { Wordmark } from '../Wordmark.tsx';

const words = { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau', purple: 'lila' } as const;
const letters = { red: 'R', yellow: 'G', green: 'Gr', blue: 'B', purple: 'L' } as const;
const ladder = (on: number) => [0, 2, 4].map((value) => ({ value, on: value === on }));
const face = (tincture: (typeof tinctures)[number]) => ({
  tincture,
  colourWord: words[tincture],
  letter: letters[tincture],
});

export function Gallery() {
  return (
    <>
      <header class="gallery-row">
        <Wordmark text="Zunft" />
        <span class="segments">
          <button type="button" aria-pressed="true">
            Deutsch
          </button>
          <button type="button" aria-pressed="false">
            English
          </button>
        </span>
        <SeatSign seat={0} ground="paper" />
        <SeatSign seat={1} ground="paper" />
        <SeatSign seat={2} ground="open" />
      </header>
      <Cards />
      <Prestige />
      <Hand />
      <Racks />
      <Bars />
      <Start />
      <Forms />
      <Details />
    </>
  );
}

function Hand() {
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

function Cards() {
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

function Prestige() {
  return (
    <section class="gallery-part">
      <h2>Prestige</h2>
      <div class="gallery-hand">
        <PrestigeFace points={2} cost={1} effect="Übernimm 1 Zunft" legal as="button" />
        <PrestigeFace points={3} cost={1} effect="Zieh 6 Karten" legal selected />
        <PrestigeFace points={5} cost={1} effect="keine Wirkung" plain />
        <PrestigeFace points={7} cost={2} effect="+2 Aktionen" refused />
        <PrestigeFace points={9} cost={3} effect="keine Wirkung" plain refused />
      </div>
    </section>
  );
}

function Racks() {
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

function Bars() {
  return (
    <section class="gallery-part">
      <h2>Leisten</h2>
      <div class="chrome chrome-top gallery-row gallery-panel">
        <span class="pill pill-current">Deine Entscheidung</span>
        <span class="pill">Anna überlegt</span>
        <button type="button" class="button button-quiet">
          <Icon of={book} />
          Regeln
        </button>
        <button type="button" class="button button-quiet">
          <Icon of={undo} />
          Rückgängig
        </button>
        <button type="button" class="button button-quiet button-icon" aria-label="Einstellungen">
          <Icon of={settings} />
        </button>
        <button type="button" class="button">
          Nächster Tisch (2)
        </button>
        <button type="button" class="button" disabled>
          Gesperrt
        </button>
        <button type="button" class="button" data-focus="true">
          Im Fokus
        </button>
        <span class="tabs" role="tablist">
          <button type="button" role="tab" aria-selected="true">
            Chronik
          </button>
          <button type="button" role="tab" aria-selected="false">
            Rede <Badge tone="seal">1</Badge>
          </button>
        </span>
        <button type="button" class="chip" aria-pressed="true">
          Alles
        </button>
        <button type="button" class="chip" aria-pressed="false">
          Trifft mich
        </button>
      </div>
      <br />
      <div class="chrome chrome-bar gallery-bar">
        <div>
          <p class="chrome-bar-sentence">
            <b>Aktion 2 von 2</b> – spiele eine Karte aus, ziehe auf 6 nach oder kaufe eine Prestigekarte.
          </p>
          <p class="gallery-row">
            <ActionButton icon={cardDraw} legal>
              Nachziehen auf 6
            </ActionButton>
            <ActionButton icon={laurel} legal selected>
              Prestige kaufen
            </ActionButton>
            <ActionButton legal optionKey="E">
              Zug beenden
            </ActionButton>
            <ActionButton aria-disabled="true">Nicht jetzt</ActionButton>
          </p>
        </div>
        <CommitButton
          icon={assassin}
          title="Meuchelmörder ausspielen"
          note="Stufe 4: wirf 2 fremde Karten ab"
        />
      </div>
      <br />
      <div class="chrome chrome-bar gallery-bar">
        <p class="chrome-bar-sentence">
          <b>Kaufmann, Stufe 2</b> – tausche 2 deiner offenen Karten gegen 2 von Anna.
        </p>
        <CommitButton icon={trader} title="Noch 1 Karte wählen" note="2 von Anna" waiting />
      </div>
      <div class="gallery-row">
        <div class="toast">Rückgängig gemacht</div>
        <div class="chrome gallery-panel">
          <p class="hit gallery-panel">
            <b>traf dich</b> · Kaufmann <Pip tincture="red" /> rot nimmt Bauer <Pip tincture="blue" /> blau
          </p>
          <a class="chip chip-rule" href="#rule">
            GH-2.4
          </a>
        </div>
      </div>
    </section>
  );
}

function Start() {
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

function Forms() {
  return (
    <section class="gallery-part">
      <h2>Formulare</h2>
      <form class="paper paper-ruled gallery-form">
        <label class="field">
          <span>Dein Name</span>
          <input class="input" placeholder="Anna" />
          <span class="field-hint">Bis zu 20 Zeichen</span>
        </label>
        <label class="field">
          <span>Sprache</span>
          <select class="select">
            <option>Deutsch</option>
            <option>English</option>
          </select>
        </label>
        <div class="gallery-stack">
          <label class="check">
            <input type="checkbox" checked />
            Rückfrage vor dem Siegel
          </label>
          <label class="check">
            <input type="checkbox" />
            Töne
          </label>
        </div>
        <div class="gallery-stack">
          <label class="switch">
            <input type="checkbox" checked />
            Hoher Kontrast
          </label>
          <label class="switch">
            <input type="checkbox" />
            Bewegung
          </label>
        </div>
        <div class="field">
          <span>Münzen</span>
          <span>
            <span class="stepper">
              <button type="button" aria-label="weniger">
                <Icon of={minus} />
              </button>
              <output>3</output>
              <button type="button" aria-label="mehr">
                <Icon of={plus} />
              </button>
            </span>
          </span>
        </div>
        <label class="field">
          <span>Tempo</span>
          <input class="range" type="range" />
        </label>
        <div class="gallery-rack">
          <label class="choice-card">
            <input type="radio" name="bot" checked />
            <Icon of={scholar} />
            <span>Geselle: spielt ordentlich</span>
          </label>
          <label class="choice-card">
            <input type="radio" name="bot" />
            <Icon of={scholar} />
            <span>Meister: spielt stark</span>
          </label>
        </div>
        <div class="gallery-rack">
          <span class="segments">
            <label>
              <input type="radio" name="size" checked />
              100 %
            </label>
            <label>
              <input type="radio" name="size" />
              150 %
            </label>
          </span>
          <span class="gallery-row">
            <button type="button" class="button button-primary">
              Starten
            </button>
            <button type="button" class="button button-paper">
              Abbrechen
            </button>
            <button type="button" class="button button-primary" disabled>
              Starten
            </button>
            <button type="button" class="button button-quiet">
              Später
            </button>
          </span>
        </div>
      </form>
      <dialog id="sheet" class="dialog sheet paper">
        <div class="dialog-head">
          <h2>Annas Zunfthaus</h2>
          <button type="button" class="button button-quiet button-icon" aria-label="Schließen">
            <Icon of={x} />
          </button>
        </div>
        <p>Wähle zwei Karten.</p>
        <div class="dialog-actions">
          <button type="button" class="button button-primary">
            Übernehmen
          </button>
        </div>
      </dialog>
      <dialog id="dialog" class="dialog paper paper-ruled">
        <div class="dialog-head">
          <h2>Partie verlassen?</h2>
          <button type="button" class="button button-quiet button-icon" aria-label="Schließen">
            <Icon of={x} />
          </button>
        </div>
        <p>Die Partie bleibt gespeichert. Du kannst jederzeit zurückkehren.</p>
        <div class="dialog-actions">
          <button type="button" class="button button-paper">
            Bleiben
          </button>
          <button type="button" class="button button-primary">
            Verlassen
          </button>
        </div>
      </dialog>
    </section>
  );
}

function Details() {
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
