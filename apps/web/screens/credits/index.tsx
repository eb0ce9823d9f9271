import './credits.css';
import iconCredits from 'icon:credits';
import { Frame } from '../../frame/Frame.tsx';
import { iconsByAuthor } from './authors.ts';
import { creditsSay } from './words.ts';
import { fonts, libraries, type Work } from './works.ts';

export function Screen() {
  return (
    <Frame>
      <article class="credits paper paper-ruled">
        <h1>{creditsSay('title')}</h1>
        <p>{creditsSay('own')}</p>

        <section aria-labelledby="credits-games">
          <h2 id="credits-games">{creditsSay('games')}</h2>
          <p>{creditsSay('games.guildhall')}</p>
          <p>{creditsSay('games.dominion')}</p>
          <p>{creditsSay('games.independent')}</p>
        </section>

        <section aria-labelledby="credits-icons">
          <h2 id="credits-icons">{creditsSay('icons')}</h2>
          <p>{creditsSay('icons.game')}</p>
          <dl class="credits-authors" lang="en">
            {iconsByAuthor(iconCredits).map(({ author, icons }) => (
              <div key={author}>
                <dt>{author}</dt>
                <dd>{icons.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <p>{creditsSay('icons.lucide')}</p>
        </section>

        <section aria-labelledby="credits-fonts">
          <h2 id="credits-fonts">{creditsSay('fonts')}</h2>
          <p>{creditsSay('fonts.licence')}</p>
          <Works of={fonts} />
        </section>

        <section aria-labelledby="credits-libraries">
          <h2 id="credits-libraries">{creditsSay('libraries')}</h2>
          <p>{creditsSay('libraries.text')}</p>
          <Works of={libraries} />
        </section>
      </article>
    </Frame>
  );
}

function Works({ of: works }: { readonly of: readonly Work[] }) {
  return (
    <ul class="credits-works" lang="en">
      {works.map(({ name, by, licence, address }) => (
        <li key={name}>
          <b>{name}</b> <span>{by}</span> <span>{licence}</span>{' '}
          <span class="credits-address">{address}</span>
        </li>
      ))}
    </ul>
  );
}
