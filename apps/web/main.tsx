import './design/design.css';
import { h, render } from 'preact';
import { connection } from './connection/connection.ts';
import { fetchLikelyGame } from './games/index.ts';
import { startOffline } from './offline.ts';
import { path, startRouter } from './router/router.ts';
import { played } from './screens/room/played.ts';
import { applySettings } from './settings/settings.ts';
import { loadScreen, routeOf } from './shell/routes.ts';

applySettings();
startRouter();
// If that fails, there is no network, and the next visit tries again.
startOffline().catch(() => undefined);

// Fetched beside the App instead of after it; if that fails, the App says so.
const { screen } = routeOf(path.value);
loadScreen(screen).catch(() => undefined);

// Not imported above: the layers of the design must be known before the first component's style sheet.
void import('./App.tsx').then(({ App }) => render(h(App, null), document.getElementById('app')!));

// The same goes for the host and the game, where the screen will need them at once.
if (screen === 'table' || screen === 'replay') {
  connection();
  fetchLikelyGame();
}
if (screen === 'room') played.fetch().catch(() => undefined);
