import './shell/shell.css';
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { path } from './router/router.ts';
import { arriveAt } from './shell/arrival.ts';
import { Boundary } from './shell/Boundary.tsx';
import { FirstControls } from './shell/FirstControls.tsx';
import { Lazy } from './shell/Lazy.tsx';
import { Notices } from './shell/Notices.tsx';
import { routeOf } from './shell/routes.ts';
import { followTitle } from './shell/title.ts';

/** The screen of the address, and what is the same on all screens. */
export function App() {
  useEffect(followTitle, []);
  const place = useComputed(() => path.value.join('/')).value;
  const route = routeOf(path.value);
  return (
    <>
      <FirstControls />
      <Boundary place={place}>
        <Lazy key={route.framed ? route.screen : place} route={route} place={place} onShown={arriveAt} />
      </Boundary>
      <Notices />
    </>
  );
}
