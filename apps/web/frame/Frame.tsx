import './frame.css';
import type { ComponentChildren } from 'preact';
import { Wordmark } from '../design/Wordmark.tsx';
import { path } from '../router/router.ts';
import { lastGame } from './game-names.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ReportButton } from './ReportButton.tsx';
import { frameSay } from './words.ts';

/** The first parts of the paths that belong to each entry of the navigation. */
const entries = [
  { word: 'nav.play', href: () => '/', parts: ['', 'new', 'room', 'join'] },
  { word: 'nav.learn', href: () => `/rules/${lastGame()}`, parts: ['rules', 'cards', 'glossary'] },
  { word: 'nav.replays', href: () => '/replays', parts: ['replays'] },
  { word: 'nav.settings', href: () => '/settings', parts: ['settings'] },
] as const;

/** What surrounds every screen but the table and the replay. The screen brings its own `h1`. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="frame cloth cloth-lit">
      <header class="frame-header">
        <a class="frame-home" href="/" aria-label={frameSay('home')}>
          <Wordmark text="Zunft" />
        </a>
        <p class="frame-tagline">{frameSay('tagline')}</p>
        <Navigation />
        <LanguageSwitch />
      </header>
      <main class="frame-main" id="content">
        {children}
      </main>
      <footer class="frame-footer">
        <a class="frame-link" href="/credits">
          {frameSay('credits')}
        </a>
        <ReportButton class="frame-link" />
        <span class="frame-version">{frameSay('version', { version: __VERSION__ })}</span>
      </footer>
    </div>
  );
}

function Navigation() {
  const first = path.value[0] ?? '';
  return (
    <nav class="frame-nav tabs" aria-label={frameSay('pages')}>
      {entries.map(({ word, href, parts }) => (
        <a
          key={word}
          href={href()}
          aria-current={(parts as readonly string[]).includes(first) ? 'page' : undefined}
        >
          {frameSay(word)}
        </a>
      ))}
    </nav>
  );
}
