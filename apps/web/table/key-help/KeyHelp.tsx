import './key-help.css';
import close from 'icon:lucide/x';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { settings } from '../../settings/settings.ts';
import { bindings, type CommandId } from '../key-commands.ts';
import { keyName, sayKeys } from './words.ts';

const answering = ['commit', 'back', 'undo', 'end', 'all', 'more', 'less', 'hurry'] as const;
const looking = [
  'inspect',
  'why',
  'hint',
  'hand',
  'area',
  'centre',
  'opponents',
  'log',
  'next',
  'help',
] as const;

/** The list of keys, over the table. `onClose` is called when it has been closed; the focus returns by itself. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog dialog-wide paper paper-ruled key-help"
      aria-labelledby="key-help-title"
      onClose={onClose}
    >
      <header class="dialog-head">
        <h2 id="key-help-title">{sayKeys('title')}</h2>
        <button
          type="button"
          class="button button-quiet button-icon"
          aria-label={sayKeys('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon of={close} />
        </button>
      </header>
      {!settings.value.letterKeys && <p class="key-help-note">{sayKeys('off')}</p>}
      <div class="key-help-groups">
        <Group title={sayKeys('group.answer')}>
          <Numbers />
          {answering.map((id) => (
            <Row key={id} keys={namesOf(id)} what={sayKeys(`command.${id}`)} />
          ))}
        </Group>
        <Group title={sayKeys('group.look')}>
          {looking.map((id) => (
            <Row key={id} keys={namesOf(id)} what={sayKeys(`command.${id}`)} />
          ))}
        </Group>
        <Group title={sayKeys('group.zone')}>
          <Row keys={[sayKeys('key.arrows')]} what={sayKeys('zone.arrows')} />
          <Row keys={[sayKeys('key.Home'), sayKeys('key.End')]} what={sayKeys('zone.ends')} />
          <Row keys={[sayKeys('key.Space')]} what={sayKeys('zone.space')} />
        </Group>
      </div>
      <p class="key-help-note">
        <a class="link" href="/settings">
          {sayKeys('change')}
        </a>
      </p>
    </dialog>
  );
}

const namesOf = (id: CommandId): string[] => (bindings(settings.value).get(id) ?? []).map(keyName);

/** One row for all numbers while they are where they usually are, else one for each. */
function Numbers() {
  const ids = Array.from({ length: 10 }, (_, i) => `pick-${i + 1}` as CommandId);
  const keys = ids.map((id) => namesOf(id));
  if (keys.every((names, i) => names[0] === String((i + 1) % 10))) {
    return (
      <Row keys={[sayKeys('key.range', { first: '1', last: '9' }), '0']} what={sayKeys('command.pick')} />
    );
  }
  if (keys.every((names) => names.length === 0)) return <Row keys={[]} what={sayKeys('command.pick')} />;
  return (
    <>
      {keys.map((names, i) => (
        <Row key={ids[i]} keys={names} what={sayKeys('command.pick-nth', { number: i + 1 })} />
      ))}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="key-help-group">
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ keys, what }: { readonly keys: readonly string[]; readonly what: string }) {
  return (
    <div class="key-help-row">
      <dt>
        {keys.length === 0 && <span class="muted">{sayKeys('key.none')}</span>}
        {keys.map((key) => (
          <kbd key={key} class="key-help-key">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
