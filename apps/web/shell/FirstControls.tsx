import { change, settings } from '../settings/settings.ts';
import { shellSay } from './words.ts';

/** What the Tab key finds first, on every screen: the table in words, then the way past the header. */
export function FirstControls() {
  const { textTable } = settings.value;
  return (
    <nav class="first-controls" aria-label={shellSay('firstControls')}>
      <button
        type="button"
        role="switch"
        aria-checked={textTable}
        class="visually-hidden button button-paper"
        onClick={() => change({ textTable: !textTable })}
      >
        {shellSay('textTable')}
        <span aria-hidden="true">: {shellSay(textTable ? 'on' : 'off')}</span>
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, which the router would not focus */}
      <a class="visually-hidden button button-paper" href="#content" onClick={toContent}>
        {shellSay('skip')}
      </a>
    </nav>
  );
}

function toContent(event: Event): void {
  event.preventDefault();
  const content = document.querySelector('main');
  if (content === null) return;
  content.tabIndex = -1;
  content.focus();
}
