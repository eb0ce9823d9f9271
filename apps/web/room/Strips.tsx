import './room.css';
import chair from 'icon:lucide/armchair';
import pause from 'icon:lucide/coffee';
import info from 'icon:lucide/info';
import past from 'icon:lucide/rotate-ccw-clock';
import undo from 'icon:lucide/undo-2';
import offline from 'icon:lucide/unplug';
import x from 'icon:lucide/x';
import { useSignal } from '@preact/signals';
import type { Seat, ViewedEvent } from '@zunft/kernel';
import type { RoomRequest } from '@zunft/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconData } from '../design/Icon.tsx';
import { onlineFailure } from '../online/failure.ts';
import { server, serverState } from '../online/server.ts';
import type { TableModel } from '../table/model.ts';
import { timeWord } from './clock.ts';
import type { RoomCompany } from './company.tsx';
import { invitedFor } from './invited.ts';
import { TakeSeat } from './TakeSeat.tsx';
import { say } from './words.ts';

interface StripsProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** What has to be said above the board: about the connection, what somebody asks, what was missed. */
export function Strips({ company, model }: StripsProps) {
  const problem = company.problem.value;
  const notice = company.notice.value;
  return (
    <div class="room-strips">
      <LineStrip model={model} />
      {invitedFor(company.entry) !== undefined && !company.isInvitationClosed.value && (
        <Strip
          icon={chair}
          tone="asking"
          onClose={() => {
            company.isInvitationClosed.value = true;
          }}
        >
          <TakeSeat entry={company.entry} />
        </Strip>
      )}
      <RequestStrip company={company} model={model} />
      <RecapStrip company={company} model={model} />
      {problem !== undefined && !company.isMenuOpen.value && (
        <Strip
          icon={info}
          onClose={() => {
            company.problem.value = undefined;
          }}
        >
          <p role="alert">{onlineFailure(problem)}</p>
        </Strip>
      )}
      {notice !== undefined && (
        <Strip
          icon={info}
          onClose={() => {
            company.notice.value = undefined;
          }}
        >
          <p>{notice.text}</p>
        </Strip>
      )}
    </div>
  );
}

interface StripProps {
  readonly icon: IconData;
  readonly tone?: 'asking' | 'quiet';
  readonly label?: string;
  readonly children: ComponentChildren;
  onClose?(): void;
}

function Strip({ icon, tone = 'quiet', label, children, onClose }: StripProps) {
  return (
    <section class="room-strip paper" data-tone={tone} aria-label={label}>
      <Icon of={icon} class="room-strip-icon" />
      {children}
      {onClose && (
        <button
          type="button"
          class="button button-quiet button-icon room-strip-close"
          aria-label={say('notice.close')}
          onClick={() => {
            onClose();
            backToDecision();
          }}
        >
          <Icon of={x} />
        </button>
      )}
    </section>
  );
}

/** What was pressed is gone; the focus must not be lost with it. */
function backToDecision(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    (document.getElementById('decision') ?? document.getElementById('text-decision'))?.focus();
  });
}

// The connection

/** A line that is back within this time was hardly gone. */
const grace = 900;

/** The connection in words, while there is none. */
function LineStrip({ model }: Pick<StripsProps, 'model'>) {
  const state = serverState.value;
  const since = server.since.value;
  const now = useSignal(Date.now());
  const isLost = state === 'lost';
  useEffect(() => {
    if (!isLost) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isLost, now]);
  if (server.outdated.value) {
    return (
      <Strip icon={offline} tone="asking">
        <p role="alert">{say('line.outdated')}</p>
        <button type="button" class="button button-primary" onClick={() => location.reload()}>
          {say('line.reload')}
        </button>
      </Strip>
    );
  }
  const gone = now.value - since;
  if (!isLost || gone < grace) return null;
  const [key, params] = timeWord(gone);
  return (
    <Strip icon={offline}>
      <p>
        {navigator.onLine
          ? say('line.lost', { time: gone < 60_000 ? `${Math.round(gone / 1_000)} s` : say(key, params) })
          : say('line.offline')}{' '}
        {model.sending.value && say('line.answerWaits')}
      </p>
      <button type="button" class="button button-paper" onClick={() => server.retry()}>
        {say('line.retry')}
      </button>
    </Strip>
  );
}

// Requests

/** Somebody asks the others for something that everybody must agree to. */
function RequestStrip({ company, model }: StripsProps) {
  const { request } = company.room.value;
  if (request === undefined) return null;
  const isOwn = request.by === company.seat.value;
  const answer = (agree: boolean) => () => {
    void company.agree(agree);
    backToDecision();
  };
  return (
    <Strip icon={request.kind === 'pause' ? pause : undo} tone={company.calls.value ? 'asking' : 'quiet'}>
      <p>{requestWords(company, model, request)}</p>
      {company.calls.value && (
        <div class="room-strip-doings">
          <button type="button" class="button button-primary" onClick={answer(true)}>
            {request.kind === 'pause'
              ? say('request.doPause')
              : say('request.letBack', { name: company.names.value[request.by]! })}
          </button>
          <button type="button" class="button button-paper" onClick={answer(false)}>
            {say(request.kind === 'pause' ? 'request.playOn' : 'request.leave')}
          </button>
        </div>
      )}
      {isOwn && (
        <button type="button" class="button button-paper" onClick={answer(false)}>
          {say('request.withdraw')}
        </button>
      )}
    </Strip>
  );
}

/** Who asks for what, and who has not answered yet. */
export function requestWords(company: RoomCompany, model: TableModel, request: RoomRequest): string {
  const { kind, by, agreed, needed } = request;
  const nameOf = (seat: Seat) => company.names.value[seat]!;
  const names = needed
    .filter((seat) => !agreed.includes(seat))
    .map(nameOf)
    .join(', ');
  if (by === company.seat.value)
    return say(kind === 'pause' ? 'request.ownPause' : 'request.ownTakeback', { names });
  const name = nameOf(by);
  const what = say(`request.${kind}`, { name });
  if (company.calls.value) {
    const undone = request.undoes && deedIn(request.undoes, by, model);
    const parts = [what];
    if (undone !== undefined) parts.push(say('request.undoes', { what: undone }));
    const others = request.others?.map((seat) =>
      seat === company.seat.value ? say('request.you') : nameOf(seat),
    );
    if (others !== undefined && others.length > 0)
      parts.push(say('request.others', { names: others.join(', ') }));
    return parts.join(' ');
  }
  return company.seat.value === undefined ? what : `${what} ${say('request.agreed', { names })}`;
}

/** The first thing that came of somebody's answer and says what it was. */
function deedIn(events: readonly ViewedEvent[], by: Seat, { game, speaker }: TableModel): string | undefined {
  const own = events.filter(({ seat, type }) => seat === by && type !== 'turn');
  const deed = own.find((event) => !game.isPrelude(event)) ?? own[0];
  return deed && speaker.value.event(deed);
}

// What was missed

function RecapStrip({ company, model }: StripsProps) {
  const offer = company.offer.value;
  if (offer === undefined) return null;
  const hits = offer.steps.filter(({ isHit }) => isHit).length;
  return (
    <Strip icon={past}>
      <p>{say(offer.wasLost ? 'recap.offerBack' : 'recap.offer', { count: offer.count, hits })}</p>
      <div class="room-strip-doings">
        <button
          type="button"
          class="button button-primary"
          onClick={() => {
            company.show(model);
            backToDecision();
          }}
        >
          {say('recap.show')}
        </button>
        <button
          type="button"
          class="button button-paper"
          onClick={() => {
            company.offer.value = undefined;
            backToDecision();
          }}
        >
          {say('recap.skip')}
        </button>
      </div>
    </Strip>
  );
}
