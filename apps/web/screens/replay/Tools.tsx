import download from 'icon:lucide/download';
import layers from 'icon:lucide/layers';
import link from 'icon:lucide/link';
import shield from 'icon:lucide/shield-check';
import { type Signal, useSignal } from '@preact/signals';
import { Icon, type IconData } from '../../design/Icon.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { saveJournal } from '../replays/journal-file.ts';
import { addressOf } from './address.ts';
import { PilesDialog } from './PilesDialog.tsx';
import { isOpen, type Replay } from './replay.ts';
import { VerifyDialog } from './VerifyDialog.tsx';
import { say } from './words.ts';

export interface ToolsProps {
  readonly replay: Replay;
  readonly class: string;
  /** Tells the reader what came of it. */
  readonly message: Signal<string>;
}

/** What can be done with a recorded game besides watching it. */
export function Tools({ replay, class: kind, message }: ToolsProps) {
  const shown = useSignal<'verify' | 'piles' | undefined>(undefined);
  const close = () => {
    shown.value = undefined;
  };
  const isSecret = !isOpen(replay.summary);
  const tool = (icon: IconData, word: string, work: () => void, isOff = false) => (
    <button
      type="button"
      class={kind}
      aria-label={word}
      title={isOff ? say('notAllowed') : word}
      aria-disabled={isOff}
      aria-description={isOff ? say('notAllowed') : undefined}
      onClick={() => {
        if (isOff) message.value = say('notAllowed');
        else work();
      }}
    >
      <Icon of={icon} />
      <span class="replay-tool-word">{word}</span>
    </button>
  );
  const open = (what: 'verify' | 'piles') => () => {
    replay.pause();
    shown.value = what;
  };
  return (
    <>
      {replay.perspective.value === 'all' && tool(layers, say('piles'), open('piles'))}
      {tool(shield, say('verify'), open('verify'), isSecret)}
      {tool(link, say('link'), () => void copyLink(replay, message))}
      {tool(download, say('save'), () => void save(replay, message), isSecret)}
      {shown.value === 'verify' && <VerifyDialog replay={replay} onClose={close} />}
      {shown.value === 'piles' && <PilesDialog replay={replay} onClose={close} />}
    </>
  );
}

async function save(replay: Replay, message: Signal<string>): Promise<void> {
  try {
    message.value = say('saved', { file: await saveJournal(replay.summary) });
  } catch (error) {
    message.value = failureSentence(error);
  }
}

async function copyLink(replay: Replay, message: Signal<string>): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(addressOf(replay), location.href).href);
    message.value = say(replay.isShared ? 'linkCopiedShared' : 'linkCopied');
  } catch {
    message.value = say('linkFailed');
  }
}
