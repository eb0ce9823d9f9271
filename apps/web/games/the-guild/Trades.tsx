import './sheets.css';
import { ActionButton } from '../../design/ActionButton.tsx';
import { HouseMark } from '../../design/HouseMark.tsx';
import { meansOf, whyNot } from '../../table/choosable.ts';
import { Rich } from '../../table/Rich.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { agreedIn } from './agreed.ts';
import { offerWords, promiseOf } from './offers.ts';
import { type OfferView, viewOf } from './view.ts';

interface Made {
  readonly seat: number;
  readonly offer: OfferView;
}

const offersIn = (scene: Scene): readonly Made[] =>
  viewOf(scene).seats.flatMap(({ offer }, seat) => (offer === null ? [] : [{ seat, offer }]));

/** Every offer on the table, and the answers that the viewer can give. */
export function Trades({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const offers = offersIn(scene);
  return (
    <section class="tg-trades scroller" aria-label={speaker.say('tg.trades')}>
      {offers.length === 0 && <p class="tg-trades-none">{speaker.say('tg.noOffers')}</p>}
      {offers.map((made) => (
        <Offer key={made.seat} scene={scene} {...made} />
      ))}
      <Agreements scene={scene} />
    </section>
  );
}

/** What has been dealt and promised: nobody is held to it, but everybody can look it up. */
function Agreements({ scene }: { readonly scene: Scene }) {
  const rich = scene.richSpeaker.value;
  const agreed = agreedIn(scene);
  if (agreed.length === 0) return null;
  return (
    <section class="tg-agreed">
      <h3 class="label">{rich.say('tg.agreed')}</h3>
      <ul>
        {agreed.map(({ event, promise }, i) => (
          <li key={agreed.length - i}>
            <Rich scene={scene} sentence={rich.event(event)} />
            {promise && <p class="tg-promise">{promise}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others offer to the viewer. */
export function OffersToAnswer({ scene }: { readonly scene: Scene }) {
  return (
    <div class="tg-offers">
      {offersIn(scene)
        .filter(({ offer }) => offer.to.includes(scene.viewer))
        .map((made) => (
          <Offer key={made.seat} scene={scene} {...made} />
        ))}
    </div>
  );
}

function Offer({ scene, seat, offer }: Made & { readonly scene: Scene }) {
  const rich = scene.richSpeaker.value;
  const nameOf = (one: number) => (one === scene.viewer ? rich.say('tg.toYou') : scene.names.value[one]!);
  const promise = promiseOf(scene, seat);
  return (
    <article class="tg-offer paper">
      <header class="tg-offer-head">
        <HouseMark seat={seat} />
        {seat === scene.viewer ? rich.say('tg.yourOffer') : scene.names.value[seat]}
        <b class="tg-offer-price numeral">{rich.say('tg.price', { count: offer.price })}</b>
      </header>
      <p class="tg-offer-says">
        <Rich
          scene={scene}
          sentence={rich.say('tg.offers', {
            kind: offer.kind,
            card: offer.card === null ? '' : rich.card(offer.card),
          })}
        />
        <small>{rich.say('tg.offerTo', { names: offer.to.map(nameOf).join(', ') })}</small>
      </p>
      {promise && <p class="tg-promise">{promise}</p>}
      <Answers scene={scene} seat={seat} />
    </article>
  );
}

function Answers({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const options = scene.options.value.filter(({ ref }) =>
    seat === scene.viewer
      ? ref.verb === 'withdraw'
      : (ref.verb === 'accept' || ref.verb === 'decline') && ref.seat === seat,
  );
  const ref = useRoving({ items: '.action' });
  if (options.length === 0) return null;
  return (
    <div ref={ref} class="tg-offer-answers" role="toolbar" aria-label={speaker.say('bar.options')}>
      {options.map((option) => {
        const state = scene.stateOf(option);
        return (
          <ActionButton
            key={option.id}
            legal={option.legal}
            selected={state === 'picked'}
            data-option={option.id}
            aria-disabled={option.legal ? undefined : true}
            aria-pressed={state === 'picked' ? true : undefined}
            aria-description={whyNot(scene, option)?.sentence}
            onClick={(event: MouseEvent) => scene.press(option.id, meansOf(event))}
          >
            {speaker.say(`tg.answer.${option.ref.verb}`, offerWords(scene, seat))}
          </ActionButton>
        );
      })}
    </div>
  );
}
