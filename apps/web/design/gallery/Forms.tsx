import scholar from 'icon:game-icons/owl';
import minus from 'icon:lucide/minus';
import plus from 'icon:lucide/plus';
import x from 'icon:lucide/x';
import { Icon } from '../Icon.tsx';

export function Forms() {
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
