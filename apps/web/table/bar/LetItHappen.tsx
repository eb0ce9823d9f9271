import shield from 'icon:lucide/shield-off';
import type { Option } from '@zunft/kernel';
import { CommitButton } from '../../design/CommitButton.tsx';
import { meansOf } from '../choosable.ts';
import type { Due } from '../forced.ts';
import type { TableModel } from '../model.ts';
import { Grace } from './Grace.tsx';

interface LetItHappenProps {
  readonly model: TableModel;
  readonly option: Option;
  /** It will be done without the player. */
  readonly due: Due | undefined;
}

/** Others do something to the player, who may step in: the large button is for those who do not. */
export function LetItHappen({ model, option, due }: LetItHappenProps) {
  const speaker = model.speaker.value;
  const title = speaker.say('bar.letHappen');
  const note = due?.isOrdered ? speaker.say('bar.ordered') : speaker.option(option, model.decision.value);
  return (
    <div class="bar-commit bar-letting">
      <CommitButton
        icon={shield}
        title={title}
        note={note === title ? undefined : note}
        data-option={option.id}
        onClick={(event: MouseEvent) => model.press(option.id, meansOf(event))}
      />
      {due && <Grace due={due} />}
    </div>
  );
}
