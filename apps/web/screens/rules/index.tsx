import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { gameIds } from '../../games/index.ts';
import { path } from '../../router/router.ts';
import { type RuleBook, ruleBook } from './book.ts';
import { NoSuchGame } from './NoSuchGame.tsx';
import { RulesPage } from './RulesPage.tsx';
import { useGame } from './use-game.ts';
import { say } from './words.ts';

export function Screen() {
  const id = useComputed(() => path.value[1] ?? gameIds[0]!).value;
  return (
    <Frame>
      <Rules key={id} id={id} />
    </Frame>
  );
}

function Rules({ id }: { readonly id: string }) {
  const game = useGame(id);
  const book = useSignal<RuleBook | undefined>(undefined);
  useEffect(() => {
    void ruleBook(id).then((found) => {
      book.value = found;
    });
  }, [id, book]);
  if (game === 'unknown') return <NoSuchGame game={id} />;
  if (game === 'loading' || book.value === undefined) return <p role="status">{say('loading')}</p>;
  return <RulesPage game={game} book={book.value} />;
}
