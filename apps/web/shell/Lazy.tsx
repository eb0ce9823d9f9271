import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/Frame.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { loadScreen, type Route } from './routes.ts';
import { shellSay } from './words.ts';

const loaded = new Map<string, ComponentType>();

interface LazyProps {
  readonly route: Route;
  /** The address: when it changes, somebody went somewhere. */
  readonly place: string;
  readonly onShown: () => void;
}

/** A screen that is fetched when it is first needed. Until it comes, the frame stands; words follow only if it takes long. */
export function Lazy({ route, place, onShown }: LazyProps) {
  const { screen, framed } = route;
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState(false);
  const Screen = loaded.get(screen);

  useEffect(() => {
    if (loaded.has(screen)) return;
    loadScreen(screen).then(
      (component) => {
        loaded.set(screen, component);
        redraw((n) => n + 1);
      },
      () => setFailed(true),
    );
  }, [screen]);

  const shown = Screen !== undefined;
  useEffect(() => {
    if (shown) onShown();
  }, [shown, place, onShown]);

  if (Screen !== undefined) return <Screen />;
  const waiting = failed ? <LoadProblem /> : <p class="loading">{shellSay('loading')}</p>;
  return framed ? <Frame>{waiting}</Frame> : <main class="bare-screen cloth">{waiting}</main>;
}
