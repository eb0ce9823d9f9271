import cardDraw from 'icon:game-icons/card-draw';
import assassin from 'icon:game-icons/cloak-dagger';
import laurel from 'icon:game-icons/laurel-crown';
import trader from 'icon:game-icons/scales';
import book from 'icon:lucide/book-open';
import settings from 'icon:lucide/settings';
import undo from 'icon:lucide/undo-2';
import { ActionButton } from '../ActionButton.tsx';
import { Badge } from '../Badge.tsx';
import { CommitButton } from '../CommitButton.tsx';
import { Icon } from '../Icon.tsx';
import { Pip } from '../Pip.tsx';

export function Bars() {
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
