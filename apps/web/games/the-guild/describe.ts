import type { Json } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { TextSection } from '../../table/client-game.ts';
import { candidatesOf } from './candidates.ts';
import { cardLines, seatFacts } from './seat-facts.ts';
import { type GuildView, guildView } from './view.ts';

interface Setting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
}

/** The table in words: the turn, the middle, everybody. The hand is told elsewhere. */
export function describe(json: Json, setting: Setting): readonly TextSection[] {
  const view = guildView(json);
  const { speaker, names } = setting;
  const me = view.you?.seat;
  const seats = view.seats.map((_, i) => ((me ?? 0) + i) % view.seats.length);
  return [
    {
      heading: speaker.say(view.stage === 'professions' ? 'tg.guilds' : 'tg.thisTurn'),
      lines: turnLines(view, setting),
    },
    { heading: speaker.say('tg.square'), lines: squareLines(view, setting) },
    ...seats.map((seat) => ({
      heading: seat === me ? speaker.say('tg.dynasty') : speaker.say('tg.dynastyOf', { name: names[seat]! }),
      lines: [...seatFacts(view, seat, setting), ...cardLines(view, seat, speaker)],
    })),
  ];
}

function turnLines(view: GuildView, { speaker, names }: Setting): string[] {
  const { stage, active, phase, supporterPlayed, act, guilds } = view;
  const whoIs = { who: active === view.you?.seat ? 'you' : 'other', name: names[active]! };
  if (stage === 'professions')
    return guilds.map((card) => [speaker.card(card), ...speaker.cardText(card).slice(1)].join(' · '));
  if (stage !== 'turn') return [speaker.say('tg.stage', { stage, round: 0 })];
  return [
    speaker.say('tg.onTurn', { ...whoIs, phase: speaker.say(`phase.${phase}`) }),
    ...(supporterPlayed ? [speaker.say('tg.supporterPlayed')] : []),
    ...(act === null
      ? []
      : [
          speaker.say('tg.actTitle', {
            who: act.actor === view.you?.seat ? 'you' : 'other',
            name: names[act.actor]!,
            card: speaker.card(act.card),
          }),
          speaker.say('tg.actAim', {
            who: act.target === view.you?.seat ? 'you' : 'other',
            name: names[act.target]!,
            card: act.targetCard === null ? 'none' : speaker.card(act.targetCard),
          }),
        ]),
  ];
}

function squareLines(view: GuildView, { speaker, names }: Setting): string[] {
  const { townHall, deck, discard, caller } = view;
  const { state, cost, value, missing, pledges, shares, card } = townHall;
  const top = discard.at(-1);
  const given = state === 'built' ? shares : pledges;
  const list = given.flatMap((amount, seat) => (amount > 0 ? [`${names[seat]!} ${amount}`] : [])).join(', ');
  const standing = candidatesOf(view)
    .map(({ seat, votes }) => `${names[seat]!} ${votes}`)
    .join(', ');
  return [
    speaker.say('tg.deckCount', { count: deck }),
    speaker.say('tg.discardCount', {
      count: discard.length,
      top: top === undefined ? '' : speaker.card(top),
    }),
    `${speaker.card(card)}: ${speaker.say('tg.hall', { state, cost, value })}`,
    ...(list === '' ? [] : [speaker.say('tg.hallParts', { state, list })]),
    ...(state === 'drawn' ? [speaker.say('tg.hallMissing', { count: missing })] : []),
    ...(caller === null
      ? []
      : [
          speaker.say('tg.election.called', {
            who: caller === view.you?.seat ? 'you' : 'other',
            name: names[caller]!,
          }),
        ]),
    ...(standing === '' ? [] : [speaker.say('tg.standing', { list: standing })]),
  ];
}
