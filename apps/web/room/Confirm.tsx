import { useEffect, useRef } from 'preact/hooks';
import type { RoomCompany } from './company.tsx';
import { say } from './words.ts';

interface ConfirmProps {
  readonly what: 'resign' | 'abort';
  readonly company: RoomCompany;
  onClose(): void;
}

/** What cannot be undone is asked about, and says what it leads to. */
export function Confirm({ what, company, onClose }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const carryOut = async () => {
    onClose();
    company.isMenuOpen.value = false;
    await (what === 'resign' ? company.resign() : company.abort());
  };
  return (
    <section class="room-confirm">
      <h3 ref={heading} tabIndex={-1}>
        {say(`${what}.title`)}
      </h3>
      <p>{what === 'abort' ? say('abort.text') : resignText(company)}</p>
      <div class="room-doings">
        <button type="button" class="button button-paper" onClick={onClose}>
          {say(`${what}.keep`)}
        </button>
        <button type="button" class="button button-primary" onClick={() => void carryOut()}>
          {say(`${what}.do`)}
        </button>
      </div>
    </section>
  );
}

/** When only one other is left, that one wins; otherwise the game goes on. */
function resignText(company: RoomCompany): string {
  const { seats } = company.room.value;
  const others = company.names.value.filter((_, seat) => !seats[seat]!.you && !seats[seat]!.resigned);
  return others.length === 1 ? say('resign.two', { name: others[0]! }) : say('resign.more');
}
