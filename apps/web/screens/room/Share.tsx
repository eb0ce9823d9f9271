import copy from 'icon:lucide/copy';
import share from 'icon:lucide/share-2';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { gameName } from '../../frame/game-names.ts';
import { roomSay } from './words.ts';

/** How friends find the table: a link, or a code that can be read aloud. */
export function Share({ game, code }: { readonly game: string; readonly code: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const link = `${location.origin}/join/${code}`;
  const copyLink = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(link);
      setSaid(roomSay('share.copied'));
    } catch {
      input.current?.select();
      setSaid(roomSay('share.notCopied'));
    }
  };
  const send = () =>
    navigator
      .share({ title: 'Zunft', text: roomSay('share.text', { game: gameName(game) }), url: link })
      // Whoever thinks better of it need not be told.
      .catch(() => undefined);
  return (
    <section class="share paper paper-ruled" aria-labelledby="room-share">
      <h2 id="room-share">{roomSay('share')}</h2>
      <p class="muted">{roomSay('share.lead')}</p>
      <p class="share-code">
        <span class="label">{roomSay('share.code')}</span>
        {/* Read out letter by letter; shown in two halves that are easier to keep in mind. */}
        <span class="visually-hidden">{[...code.toUpperCase()].join(' ')}</span>
        <b class="share-letters numeral" aria-hidden="true">
          {halves(code.toUpperCase()).map((half) => (
            <span key={half}>{half}</span>
          ))}
        </b>
      </p>
      <label class="label" for={id}>
        {roomSay('share.link')}
      </label>
      <div class="share-line">
        <input
          ref={input}
          id={id}
          class="input share-link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button button-paper" onClick={() => void copyLink()}>
          <Icon of={copy} />
          {roomSay('share.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button button-paper" onClick={() => void send()}>
            <Icon of={share} />
            {roomSay('share.send')}
          </button>
        )}
      </div>
      <p class="share-said" role="status">
        {said}
      </p>
    </section>
  );
}

const halves = (code: string): readonly string[] => {
  const middle = Math.ceil(code.length / 2);
  return [code.slice(0, middle), code.slice(middle)];
};
