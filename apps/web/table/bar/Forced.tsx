import './forced.css';
import hand from 'icon:lucide/hand';
import undo from 'icon:lucide/undo-2';
import { Icon } from '../../design/Icon.tsx';
import type { Due } from '../forced.ts';
import type { TableModel } from '../model.ts';
import { undoLabel } from '../undo-label.ts';
import { Grace } from './Grace.tsx';

/** What is about to happen by itself, and the ways out: taking the last step back, or taking one's time. */
export function Forced({ model, due }: { readonly model: TableModel; readonly due: Due }) {
  const speaker = model.speaker.value;
  const isFree = model.update.value.undo.kind === 'free';
  return (
    <div class="bar-commit forced">
      <p class="forced-what" role="status">
        {speaker.say(due.isEnd ? 'bar.ending' : 'bar.happening')}
      </p>
      <div class="forced-ways">
        {isFree && (
          <button type="button" class="button forced-undo" onClick={() => model.undo()}>
            <Icon of={undo} />
            <span>{undoLabel(model)}</span>
          </button>
        )}
        <button
          type="button"
          class="button"
          title={speaker.say('bar.keepHelp')}
          aria-label={speaker.say('bar.keep')}
          aria-description={speaker.say('bar.keepHelp')}
          onClick={() => model.forced.keep()}
        >
          <Icon of={hand} />
          <span>{speaker.say('bar.keep')}</span>
        </button>
      </div>
      <Grace due={due} />
    </div>
  );
}
