import { Icon } from '../../design/Icon.tsx';
import './ledger.css';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { type CardView, dueOf, incomeOf, isSpectator, type SeatView, signed, viewOf } from './view.ts';

export interface LedgerProps {
  readonly scene: Scene;
  readonly seat: SeatView;
}

/** The money, and how the next income comes about. */
export function Ledger({ scene, seat }: LedgerProps) {
  const speaker = scene.speaker.value;
  const { income, businesses, taler } = seat;
  const due = dueOf(seat);
  const active = businesses.filter(({ locked }) => locked === 0).length;
  const locked = businesses.filter(({ locked: rounds }) => rounds > 0);
  const after = talerAfter(scene, seat);
  const risk = businessAtRisk(scene, seat);
  const next = incomeOf(seat);
  return (
    <section class="tg-ledger" aria-label={speaker.say('tg.ledger')}>
      <p class="tg-purse">
        <Icon of={icons.taler} />
        <b class="numeral">{taler}</b> <span>{speaker.say('tg.talerUnit')}</span>
        {after !== undefined && <em>{speaker.say('tg.after', { count: after })}</em>}
      </p>
      <h3 class="label">{speaker.say('tg.ledger')}</h3>
      <dl class="tg-sums">
        <Sum word={speaker.say('tg.base')} count={income.base} />
        <Sum word={speaker.say('tg.fromBusinesses', { count: active })} count={income.businesses} />
        {locked.map(({ card, unlocked = 0 }, i) => (
          <Sum
            key={`${card}/${i}`}
            word={speaker.say('tg.lockedInstead', {
              card: speaker.card(card),
              count: signed(unlocked),
            })}
            count={0}
            bad
          />
        ))}
        {risk && (
          <Sum word={speaker.say('tg.atRisk', { card: speaker.card(risk.card) })} count={-risk.income!} bad />
        )}
        {income.other > 0 && <Sum word={speaker.say('tg.other')} count={income.other} />}
        {due.debt > 0 && <Sum word={speaker.say('tg.debts')} count={-due.debt} bad />}
        {due.upkeep > 0 && <Sum word={speaker.say('tg.upkeep')} count={-due.upkeep} />}
      </dl>
      <p class="tg-total">
        <span>{speaker.say('tg.nextIncome')}</span>
        <b class="numeral" data-bad={next < 0}>
          {risk
            ? speaker.say('tg.range', { low: signed(next - risk.income!), high: signed(next) })
            : signed(next)}
        </b>
      </p>
    </section>
  );
}

function Sum({
  word,
  count,
  bad = false,
}: {
  readonly word: string;
  readonly count: number;
  readonly bad?: boolean;
}) {
  return (
    <div data-bad={bad}>
      <dt>{word}</dt>
      <dd>{signed(count)}</dd>
    </div>
  );
}

/** The business that would pay nothing if the act that is being carried out succeeds. */
function businessAtRisk(scene: Scene, { businesses }: SeatView): CardView | undefined {
  const { act } = viewOf(scene);
  if (act === null || isSpectator(scene) || act.target !== scene.viewer) return undefined;
  return businesses.find(({ card, income }) => card === act.targetCard && income! > 0);
}

/** The money that is left after playing the card that is picked or pointed at. */
function talerAfter(scene: Scene, { taler }: SeatView): number | undefined {
  if (isSpectator(scene)) return undefined;
  const option = scene.option(scene.chosen.value[0] ?? scene.pointed.value);
  const { verb, card } = option?.ref ?? {};
  if (!option?.legal || verb !== 'play') return undefined;
  const price = viewOf(scene).you?.hand.find((one) => one.card === card)?.price;
  return price === undefined ? undefined : taler - price;
}
