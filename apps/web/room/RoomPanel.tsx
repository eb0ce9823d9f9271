import chair from 'icon:lucide/armchair';
import ban from 'icon:lucide/ban';
import bot from 'icon:lucide/bot';
import flag from 'icon:lucide/flag';
import hourglass from 'icon:lucide/hourglass';
import link from 'icon:lucide/link';
import pause from 'icon:lucide/pause';
import play from 'icon:lucide/play';
import invite from 'icon:lucide/user-plus';
import { useSignal } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { Icon, type IconData } from '../design/Icon.tsx';
import { SeatSign } from '../design/SeatSign.tsx';
import { clockWords } from '../online/clock.ts';
import { onlineFailure } from '../online/failure.ts';
import { server } from '../online/server.ts';
import { onlineSay } from '../online/words.ts';
import type { TableModel } from '../table/model.ts';
import { Time } from './Clock.tsx';
import { Confirm } from './Confirm.tsx';
import type { RoomCompany } from './company.tsx';
import { Invitation } from './Invitation.tsx';
import { tablePath } from './paths.ts';
import { conditionOf, isGivenAway, isVacant } from './seats.ts';
import { shareLink } from './share.ts';
import { say } from './words.ts';

interface PanelProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** Everything about the people at a table and their agreements: the same in the menu and in the table in words. */
export function RoomPanel({ company, model, level: Heading }: PanelProps & { readonly level: 'h2' | 'h3' }) {
  const asking = useSignal<'resign' | 'abort' | undefined>(undefined);
  const problem = company.problem.value;
  const { seats, spectators } = company.room.value;
  const inviting = company.inviting.value;
  const close = () => {
    asking.value = undefined;
  };
  return (
    <>
      <section class="room-part">
        <Heading>{say('menu.people')}</Heading>
        <ul class="room-people">
          {seats.map((_, seat) => (
            <Person key={seat} company={company} seat={seat} />
          ))}
        </ul>
        <p>{say('news.spectators', { count: spectators })}</p>
        {inviting !== undefined && isGivenAway(seats[inviting]!) && (
          <Invitation key={inviting} company={company} seat={inviting} />
        )}
      </section>
      <p role="alert">{problem && onlineFailure(problem)}</p>
      {asking.value === 'resign' && <Confirm what="resign" company={company} onClose={close} />}
      {asking.value === 'abort' && <Confirm what="abort" company={company} onClose={close} />}
      {asking.value === undefined && (
        <Doings
          company={company}
          model={model}
          onAsk={(what) => {
            asking.value = what;
          }}
          level={Heading}
        />
      )}
      <Facts company={company} model={model} level={Heading} />
    </>
  );
}

/** Somebody at the table, and what can be done for them or about them. */
function Person({ company, seat }: { readonly company: RoomCompany; readonly seat: Seat }) {
  const { seats, clock, phase } = company.room.value;
  const info = seats[seat]!;
  const name = company.names.value[seat]!;
  const isPlayer = company.isPlaying.value;
  const isGoing = phase === 'running' || phase === 'paused';
  const condition = conditionOf(info);
  const usual = info.kind === 'bot' ? 'seat.bot' : info.you ? 'seat.you' : 'seat.here';
  const runs = company.reading.value?.time.running.includes(seat) === true;
  const isPerson = info.kind === 'person' && info.standIn === undefined && !info.resigned;
  const mayGrant = isPlayer && !info.you && isPerson && clock.kind !== 'none' && phase === 'running';
  const mayReplace = isPlayer && phase === 'running' && isVacant(info);
  const mayStandIn = mayReplace && info.standIn === undefined;
  const mayInvite = mayReplace && isGivenAway(info);
  return (
    <li class="room-person">
      <SeatSign seat={seat} />
      <span class="room-who">
        <b>{name}</b>
        <span class="room-state" data-amiss={condition !== undefined}>
          {isGoing || condition === 'seat.resigned' || info.kind === 'bot' ? say(condition ?? usual) : ''}
        </span>
      </span>
      {isPerson && (runs || clock.kind === 'bank') && isGoing && (
        <span class="room-person-time">
          <Icon of={hourglass} />
          <Time company={company} seat={seat} />
        </span>
      )}
      {mayGrant && (
        <button
          type="button"
          class="button button-paper"
          aria-label={say('menu.grant', { name })}
          onClick={() => void company.grant(seat)}
        >
          {say('menu.grantShort')}
        </button>
      )}
      {(mayStandIn || mayInvite) && (
        <span class="room-person-doings">
          {mayStandIn && (
            <Doing icon={bot} onPress={() => void company.standIn(seat)}>
              {say('menu.standIn', { name })}
            </Doing>
          )}
          {mayInvite && (
            <Doing
              icon={invite}
              onPress={() => {
                company.inviting.value = seat;
              }}
            >
              {say('menu.invite', { name })}
            </Doing>
          )}
        </span>
      )}
    </li>
  );
}

interface DoingProps {
  readonly icon: IconData;
  readonly children: string;
  onPress(): void;
}

function Doing({ icon, children, onPress }: DoingProps) {
  return (
    <button type="button" class="button button-paper" onClick={onPress}>
      <Icon of={icon} />
      {children}
    </button>
  );
}

interface DoingsProps extends PanelProps {
  readonly level: 'h2' | 'h3';
  onAsk(what: 'resign' | 'abort'): void;
}

/** What the viewer can do besides playing. */
function Doings({ company, model, level: Heading, onAsk }: DoingsProps) {
  const message = useSignal('');
  const isUnmoved = useUnmoved(company, model);
  const { phase, seats, watching, request } = company.room.value;
  const own = company.seat.value === undefined ? undefined : seats[company.seat.value];
  const isActive = company.isPlaying.value;
  const copy = async () => {
    message.value = await shareLink(tablePath(company.table));
  };
  return (
    <section class="room-part">
      <Heading>{say('menu.doings')}</Heading>
      <div class="room-doings">
        {own?.standIn !== undefined && !own.resigned && (
          <Doing icon={chair} onPress={() => void company.takeSeatBack()}>
            {say('menu.return')}
          </Doing>
        )}
        {isActive && phase === 'running' && request === undefined && (
          <Doing
            icon={pause}
            onPress={() => {
              company.isMenuOpen.value = false;
              void company.pause();
            }}
          >
            {say(company.mustAsk.value ? 'menu.pause' : 'menu.pauseAlone')}
          </Doing>
        )}
        {isActive && phase === 'paused' && (
          <Doing icon={play} onPress={() => void company.resume()}>
            {say('menu.resume')}
          </Doing>
        )}
        {watching === 'spectators' && (
          <Doing icon={link} onPress={() => void copy()}>
            {say('menu.watchLink')}
          </Doing>
        )}
        {own !== undefined && !own.resigned && (phase === 'running' || phase === 'paused') && (
          <>
            {isUnmoved && (
              <Doing icon={ban} onPress={() => onAsk('abort')}>
                {say('menu.abort')}
              </Doing>
            )}
            <Doing icon={flag} onPress={() => onAsk('resign')}>
              {say('menu.resign')}
            </Doing>
          </>
        )}
      </div>
      <p role="status">{message.value}</p>
    </section>
  );
}

/** Whether no person has answered yet; bots may have. */
function useUnmoved(company: RoomCompany, model: TableModel): boolean {
  const found = useSignal(false);
  const { seq } = model.update.value;
  useEffect(() => {
    const isEarly = seq < 40 && company.seat.value !== undefined;
    if (!isEarly) {
      found.value = false;
      return;
    }
    server.request('journal', { table: company.table, as: company.seat.value! }).then(
      ({ journal }) => {
        const { records } = journal as unknown as { readonly records: readonly { readonly seat?: Seat }[] };
        const { seats } = company.room.value;
        found.value = records.every(({ seat }) => seat !== undefined && seats[seat]?.kind === 'bot');
      },
      () => undefined,
    );
  }, [seq, company, found]);
  return found.value;
}

/** What was agreed when the table was laid. */
function Facts({ company, model, level: Heading }: PanelProps & { readonly level: 'h2' | 'h3' }) {
  const { takebacks } = model.update.value;
  const { clock, watching, hints, commitment } = company.room.value;
  return (
    <section class="room-part room-facts">
      <Heading>{say('menu.facts')}</Heading>
      <dl>
        <dt>{say('menu.clock')}</dt>
        <dd>{clockWords(clock)}</dd>
        <dt>{onlineSay('watching')}</dt>
        <dd>{onlineSay(`watching.${watching}`)}</dd>
        <dt>{onlineSay('hints')}</dt>
        <dd>{onlineSay(`hints.${hints ? 'yes' : 'no'}`)}</dd>
      </dl>
      {takebacks > 0 && <p>{model.speaker.value.say('bar.takebacks', { count: takebacks })}</p>}
      <details>
        <summary>{say('menu.commitment')}</summary>
        <p>{say('menu.commitmentHelp')}</p>
        <p class="room-code">{commitment}</p>
      </details>
    </section>
  );
}
