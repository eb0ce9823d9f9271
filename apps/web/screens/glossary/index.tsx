import './glossary.css';
import { useComputed } from '@preact/signals';
import { Frame } from '../../frame/Frame.tsx';
import { gameIds } from '../../games/index.ts';
import { path } from '../../router/router.ts';
import { NoSuchGame } from '../rules/NoSuchGame.tsx';
import { GlossaryPage } from './GlossaryPage.tsx';

export function Screen() {
  const game = useComputed(() => path.value[1] ?? gameIds[0]!).value;
  return <Frame>{gameIds.includes(game) ? <GlossaryPage game={game} /> : <NoSuchGame game={game} />}</Frame>;
}
