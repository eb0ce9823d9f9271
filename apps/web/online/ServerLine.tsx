import './online.css';
import { server, serverState } from './server.ts';
import { onlineSay } from './words.ts';

/** How things stand with the server, in one quiet line; nothing as long as all is well. */
export function ServerLine() {
  const said = wordOfState();
  return (
    <div class="server-line" role="status">
      {said !== undefined && (
        <p key={said}>
          <span>{onlineSay(said)}</span>
          {said === 'state.outdated' && (
            <button type="button" class="button button-table" onClick={() => location.reload()}>
              {onlineSay('state.reload')}
            </button>
          )}
          {(said === 'state.lost' || said === 'state.offline') && (
            <button type="button" class="button button-table" onClick={() => server.retry()}>
              {onlineSay('state.retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function wordOfState() {
  if (server.outdated.value) return 'state.outdated';
  if (serverState.value === 'lost') return navigator.onLine ? 'state.lost' : 'state.offline';
  return serverState.value === 'connecting' ? 'state.connecting' : undefined;
}
