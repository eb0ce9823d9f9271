import book from 'icon:lucide/book-open';
import cards from 'icon:lucide/gallery-horizontal-end';
import glossary from 'icon:lucide/whole-word';
import { Icon } from '../../design/Icon.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { startSay } from './words.ts';

const links = [
  { word: 'learn.rules', href: '/rules/guildhall', icon: book },
  { word: 'learn.cards', href: '/cards/guildhall', icon: cards },
  { word: 'learn.glossary', href: '/glossary/guildhall', icon: glossary },
] as const;

export function Learn() {
  return (
    <section class="learn" aria-labelledby="start-learn">
      <h2 id="start-learn">{startSay('learn')}</h2>
      <TurnStrip />
      <ul class="learn-links">
        {links.map(({ word, href, icon }) => (
          <li key={word}>
            <a class="button button-table" href={href}>
              <Icon of={icon} />
              {startSay(word)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
