import copy from 'icon:lucide/copy';
import link from 'icon:lucide/link';
import {
  type KingdomCardId,
  kingdomSize,
  makeCode,
  readKingdom,
  type Wanted,
} from '@zunft/games/dominion/text';
import type { Speaker } from '@zunft/text';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Problems } from '../../../form/Problems.tsx';
import { isUnread } from './kingdom.ts';
import { say } from './words.ts';

interface KingdomCodeProps {
  readonly kingdom: string;
  readonly cards: readonly KingdomCardId[];
  readonly speaker: Speaker;
  onTake(cards: readonly KingdomCardId[]): void;
}

/** The kingdom in nine signs, to hand on and to take over. */
export function KingdomCode({ kingdom, cards, speaker, onTake }: KingdomCodeProps) {
  return (
    <div class="kingdom-code">
      {cards.length === kingdomSize && <OwnCode code={makeCode(cards)} />}
      <TakeOver given={isUnread(kingdom) ? kingdom : ''} speaker={speaker} onTake={onTake} />
    </div>
  );
}

function OwnCode({ code }: { readonly code: string }) {
  const [message, setMessage] = useState('');
  const copied = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      setMessage(say('code.notCopied'));
    }
  };
  const address = () => new URL(`/new/dominion?kingdom=${code}`, location.href).href;
  return (
    <div class="kingdom-own-code">
      <span class="form-legend">{say('code')}</span>
      <code class="kingdom-sign">{code}</code>
      <button type="button" class="button button-paper" onClick={() => void copied(code, say('code.copied'))}>
        <Icon of={copy} />
        {say('code.copy')}
      </button>
      <button
        type="button"
        class="button button-paper"
        onClick={() => void copied(address(), say('code.linked'))}
      >
        <Icon of={link} />
        {say('code.link')}
      </button>
      <p role="status" class="kingdom-message">
        {message}
      </p>
    </div>
  );
}

interface TakeOverProps extends Pick<KingdomCodeProps, 'speaker' | 'onTake'> {
  /** What stands in the field to begin with. */
  readonly given: string;
}

function TakeOver({ given, speaker, onTake }: TakeOverProps) {
  const id = useId();
  const [text, setText] = useState(given);
  const [tried, setTried] = useState<Wanted | undefined>(() =>
    given === '' ? undefined : readKingdom(given),
  );
  const problems = tried !== undefined && 'problems' in tried ? tried.problems : [];
  const take = () => {
    if (text.trim() === '') return;
    const read = readKingdom(text.trim());
    setTried(read);
    if ('problems' in read) return;
    onTake(read.cards);
    setText('');
  };
  return (
    <div class="form-group">
      <label class="form-legend" for={id}>
        {say('code.enter')}
      </label>
      <div class="kingdom-enter">
        <input
          id={id}
          class="input"
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setTried(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <button type="button" class="button button-paper" onClick={take}>
          {say('code.take')}
        </button>
      </div>
      <p class="field-hint" id={`${id}-hint`}>
        {say('code.hint')}
      </p>
      <Problems of={problems.map((problem) => ({ path: '', ...problem }))} speaker={speaker} />
      <p role="status" class="kingdom-message">
        {tried !== undefined && 'cards' in tried ? say('code.taken') : ''}
      </p>
    </div>
  );
}
