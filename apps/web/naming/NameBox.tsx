import '../design/forms.css';
import './name-box.css';
import chevron from 'icon:lucide/chevron-down';
import { useSignal } from '@preact/signals';
import type { GameTexts } from '@zunft/text';
import type { ComponentType } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { classes } from '../design/classes.ts';
import { Icon } from '../design/Icon.tsx';
import { language } from '../settings/settings.ts';
import { inRows } from '../table/roving.ts';
import { findNamed, namedCards } from './name-search.ts';
import { say } from './words.ts';

export interface NameBoxProps {
  readonly label: string;
  readonly texts: GameTexts;
  /** Everything that can be named. */
  readonly names: readonly string[];
  /** What matters, the likeliest first. */
  readonly first: readonly string[];
  readonly chosen: string | undefined;
  onChoose(name: string | undefined): void;
  /** Enter, when a name is chosen. */
  onCommit(): void;
  /** The name under the pointer or the arrow keys. */
  onPoint?(name: string): void;
  /** A name with soft hyphens, if it may have to be parted. */
  parted?(name: string): string;
  /** A sign beside each name. */
  readonly Mark?: ComponentType<{ readonly card: string }>;
  /** The list floats above the field instead of standing below it. */
  readonly floats?: boolean;
}

/** A name, typed in any language or picked from a list: the combobox of the ARIA practices. */
export function NameBox(props: NameBoxProps) {
  const { label, texts, names, first, chosen, onChoose, onCommit, onPoint, Mark, floats = false } = props;
  const written = (name: string, word: string) => props.parted?.(name) ?? word;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useSignal('');
  const active = useSignal<string | undefined>(undefined);
  const isOpen = useSignal(true);
  const cards = useMemo(() => namedCards(texts, language.value, { names, first }), [names, language.value]);
  const groups = [
    { title: say('first'), all: cards.first },
    { title: say('rest'), all: cards.rest },
  ];
  const chosenLabel = [...cards.first, ...cards.rest].find(({ name }) => name === chosen)?.label;
  const shown = groups
    .map(({ title, all }) => ({ title, found: findNamed(all, chosen === undefined ? typed.value : '') }))
    .filter(({ found }) => found.length > 0);
  const found = shown.flatMap((group) => group.found);
  const optionId = (name: string) => `${id}-${name}`;

  // A finger would only bring up the keyboard over the list.
  useEffect(() => {
    if (floats && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  const choose = (name: string): void => {
    active.value = undefined;
    onChoose(name);
    onPoint?.(name);
  };
  const point = (name: string | undefined): void => {
    active.value = name;
    if (name === undefined) return;
    onPoint?.(name);
    document.getElementById(optionId(name))?.scrollIntoView({ block: 'nearest' });
  };
  const move = (key: string): boolean => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = items.find((item) => item.dataset['name'] === active.value);
    if (at === undefined) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      point(items[0]?.dataset['name']);
      return true;
    }
    const next = inRows(items, at, key);
    const isFirstRow = key === 'ArrowUp' && next === at;
    point(isFirstRow ? undefined : next?.dataset['name']);
    return true;
  };
  const enter = (): void => {
    const [only] = found;
    if (active.value !== undefined) choose(active.value);
    else if (chosen !== undefined) onCommit();
    else if (typed.value.trim() !== '' && only !== undefined) choose(only.name);
  };
  const goBack = (): boolean => {
    if (active.value !== undefined) active.value = undefined;
    else if (chosen !== undefined || typed.value !== '') {
      typed.value = '';
      onChoose(undefined);
    } else if (isOpen.value) isOpen.value = false;
    else return false;
    return true;
  };
  const handles = (key: string): boolean => {
    if (key === 'Escape') return goBack();
    if (key === 'ArrowDown') isOpen.value = true;
    if (key === 'Enter') enter();
    return key === 'Enter' || (key.startsWith('Arrow') && isOpen.value && move(key));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (handles(event.key)) event.preventDefault();
  };

  return (
    <div class={classes('name-box', floats && 'name-box-floating')}>
      <div class="name-box-field">
        <input
          ref={input}
          class="input"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="done"
          placeholder={say('placeholder')}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen.value}
          aria-controls={`${id}-list`}
          aria-activedescendant={active.value === undefined ? undefined : optionId(active.value)}
          value={chosenLabel ?? typed.value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            active.value = undefined;
            isOpen.value = true;
            onChoose(undefined);
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          class={classes('name-box-toggle', isOpen.value && 'name-box-open')}
          tabIndex={-1}
          aria-label={say(isOpen.value ? 'hide' : 'show')}
          aria-expanded={isOpen.value}
          aria-controls={`${id}-list`}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <Icon of={chevron} />
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        class={classes('name-box-list', floats && 'paper')}
        role="listbox"
        aria-label={label}
        hidden={!isOpen.value}
      >
        {shown.map(({ title, found: members }) => (
          <div key={title} class="name-box-group" role="group" aria-label={title}>
            <span class="name-box-title label" aria-hidden="true">
              {title}
            </span>
            {members.map(({ name, label: word, others }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus and its keys stay in the field
              <div
                key={name}
                id={optionId(name)}
                class={classes('name-box-option', name === active.value && 'name-box-active')}
                role="option"
                data-name={name}
                aria-label={word}
                aria-selected={name === chosen}
                title={others.join(', ')}
                style={{ '--longest': longestWord(written(name, word)) }}
                onPointerDown={(event) => {
                  // The field keeps the focus.
                  if (event.pointerType === 'mouse') event.preventDefault();
                }}
                onPointerEnter={() => onPoint?.(name)}
                onClick={() => choose(name)}
              >
                {Mark && <Mark card={name} />}
                <span>{written(name, word)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {isOpen.value && found.length === 0 && <p class="name-box-nothing">{say('nothing')}</p>}
      <p class="visually-hidden" role="status">
        {typed.value !== '' && chosen === undefined ? say('found', { count: found.length }) : ''}
      </p>
    </div>
  );
}

/** A name is written as small as the longest part of it needs. */
const longestWord = (label: string): number =>
  Math.max(...label.split(/[\s\u00AD-]/).map(({ length }) => length));
