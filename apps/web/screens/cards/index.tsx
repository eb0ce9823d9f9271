import './cards.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { gameIds } from '../../games/index.ts';
import { path } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { NoSuchGame } from '../rules/NoSuchGame.tsx';
import { readerOf } from '../rules/reader.ts';
import { useGame } from '../rules/use-game.ts';
import { CardPage } from './CardPage.tsx';
import { Gallery } from './Gallery.tsx';
import { type CardShelf, cardShelf, slugOf } from './shelf.ts';
import { say } from './words.ts';

export function Screen() {
  const id = useComputed(() => path.value[1] ?? gameIds[0]!).value;
  return (
    <Frame>
      <Cards key={id} id={id} />
    </Frame>
  );
}

function Cards({ id }: { readonly id: string }) {
  const slug = useComputed(() => path.value[2]).value;
  const game = useGame(id);
  const shelf = useSignal<CardShelf | undefined>(undefined);
  useEffect(() => {
    void cardShelf(id).then((found) => {
      shelf.value = found;
    });
  }, [id, shelf]);
  if (game === 'unknown') return <NoSuchGame game={id} />;
  if (game === 'loading' || shelf.value === undefined) return <p role="status">{say('loading')}</p>;
  const speaker = readerOf(game);
  const props = { game, shelf: shelf.value, speaker };
  if (slug === undefined) return <Gallery {...props} />;
  const card = game.texts.cards.find((one) => slugOf(one) === slugOf(slug));
  if (card !== undefined) return <CardPage key={card} {...props} card={card} />;
  return (
    <Apology
      title={say('unknownCard')}
      text={say('unknownCardText', { game: speaker.say(`game.${id}`), card: slug })}
    >
      <a class="button button-primary" href={`/cards/${id}`}>
        {say('toGallery')}
      </a>
    </Apology>
  );
}
