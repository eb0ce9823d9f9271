import { type CardView, type GuildView, type SeatView, titles } from '@zunft/games/the-guild/text';
import type { GameScreen, ScreenSetting } from '../game-screens.ts';
import { padLeft, padRight, widthOf, wrap } from '../paragraph.ts';

const margin = '  ';

/** The Guild in a terminal: the others first, then the town, then one's own dynasty and hand. */
export const theGuildScreen: GameScreen = {
  table(json, setting) {
    const view = json as unknown as GuildView;
    const you = view.you?.seat;
    const others = view.seats
      .map((_, i) => ((you ?? -1) + 1 + i) % view.seats.length)
      .filter((seat) => seat !== you);
    return [
      title(view, setting),
      ...others.flatMap((seat) => seatLines(view, seat, setting)),
      ...townLines(view, setting),
      ...(you === undefined ? [] : seatLines(view, you, setting)),
      ...handLines(view, setting),
    ];
  },
  note(json, setting) {
    const view = json as unknown as GuildView;
    const facts = view.act === null ? standings(view, setting) : chances(view.act, setting);
    return facts.length === 0 ? [] : paragraph(facts, margin, setting);
  },
  cardTitle: (card, speaker) => speaker.card(card),
  legend: ({ speaker, width }) => wrap(speaker.say('the-guild.legend'), width),
  score: (count, speaker) => speaker.say('the-guild.experience', { count }),
};

function title(view: GuildView, { speaker, names, paint, width }: ScreenSetting): string {
  const { stage, phase, active, seats } = view;
  const turn = seats[active]!.turns;
  const left = speaker.say(`the-guild.title-${stage}`, { turn, name: names[active]! });
  const right = stage === 'turn' ? speaker.say(`phase.${phase}`) : '';
  const rule = '─'.repeat(Math.max(3, width - widthOf(left) - widthOf(right) - (right === '' ? 4 : 8)));
  return paint('strong', `── ${left} ${rule}${right === '' ? '' : ` ${right} ──`}`);
}

// The town

function townLines(view: GuildView, setting: ScreenSetting): string[] {
  const { speaker, paint, names } = setting;
  const { deck, discard, guilds, townHall, caller, stage } = view;
  const promised = townHall.pledges.flatMap((count, seat) =>
    count === 0 ? [] : [speaker.say('the-guild.promised-by', { name: names[seat]!, count })],
  );
  const hall = speaker.say('the-guild.hall', {
    state: townHall.state,
    words: speaker.say(`hall.${townHall.state}`),
    cost: townHall.cost,
    missing: townHall.missing,
  });
  return [
    paint('strong', speaker.say('the-guild.town')),
    ...paragraph(
      [
        speaker.say('the-guild.deck', { count: deck }),
        speaker.say('the-guild.discard', {
          count: discard.length,
          top: discard.length === 0 ? '' : speaker.card(discard.at(-1)!),
        }),
      ],
      margin,
      setting,
    ),
    ...paragraph([hall, ...(townHall.state === 'drawn' ? promised : [])], margin, setting),
    ...(stage === 'professions' ? professionLines(guilds, setting) : []),
    ...(caller === null
      ? []
      : paragraph([speaker.say('the-guild.called', { name: names[caller]! })], margin, setting)),
    ...actLines(view, setting),
  ];
}

/** Those that are free, and what each of them gives. */
const professionLines = (cards: readonly string[], { speaker, width }: ScreenSetting): string[] => [
  margin + speaker.say('the-guild.free'),
  ...cards.flatMap((card) => {
    const [, ...lines] = speaker.cardText(card);
    return wrap([speaker.card(card), ...lines].join(' · '), width, margin + margin, 2);
  }),
];

/** What is being done to somebody while others may answer. */
function actLines({ act }: GuildView, setting: ScreenSetting): string[] {
  if (act === null) return [];
  const { speaker, names } = setting;
  const { actor, card, kind, target, targetCard } = act;
  const said = speaker.say('the-guild.act', {
    name: names[actor]!,
    card: speaker.card(card),
    kind: speaker.say(`act.${kind}`),
    target: names[target]!,
    at: targetCard === null ? 'none' : speaker.card(targetCard),
  });
  return paragraph([said, ...chances(act, setting)], margin, setting);
}

/** What an act needs to succeed, and how it stands. */
const chances = (
  { opposition, skill, number }: NonNullable<GuildView['act']>,
  { speaker }: ScreenSetting,
): string[] => [
  opposition === null
    ? speaker.say('the-guild.untested')
    : speaker.say('the-guild.tested', { needed: opposition + 1, skill }),
  ...(number === null ? [] : [speaker.say('the-guild.number', { number })]),
];

/** How many votes everybody has who stands for mayor, when they are about to be counted. */
function standings(
  { stage, phase, active, caller, seats }: GuildView,
  { speaker, names }: ScreenSetting,
): string[] {
  if (stage !== 'turn' || phase !== 'election' || caller !== active) return [];
  return seats.flatMap(({ title, inTower, votes, ballot }, seat) => {
    if (inTower || titles.indexOf(title) < titles.indexOf('citizen')) return [];
    const count = speaker.say('the-guild.votes', { votes: Math.max(0, votes + ballot) });
    return [`${names[seat]}: ${count}`];
  });
}

// The seats

function seatLines(view: GuildView, seat: number, setting: ScreenSetting): string[] {
  const { speaker, names, paint, width } = setting;
  const own = view.seats[seat]!;
  const isOwn = view.you?.seat === seat;
  const isActive = seat === view.active && view.stage === 'turn';
  const name = isOwn ? speaker.say('the-guild.you', { name: names[seat]! }) : names[seat]!;
  const lead = `${paint('strong', `${isActive ? '▸' : ' '} ${name}`)}   `;
  return [
    ...apart(wrap(joined(standing(own, isOwn, setting)), width, lead)),
    ...paragraph(means(own, setting), margin + margin, setting),
    ...cardsLines(own, setting),
    ...trouble(own, setting),
    ...offerLines(own, setting),
  ];
}

/** Title, experience, Taler, votes: what the race is about. */
function standing(own: SeatView, isOwn: boolean, { speaker }: ScreenSetting): string[] {
  const { title, experience, nextTitle, taler, income, votes, ballot, hand, handLimit, profession } = own;
  const next = income.base + income.businesses + income.other - income.upkeep;
  return [
    ...(profession === null ? [] : [speaker.card(profession)]),
    speaker.say(`title.${title}`),
    speaker.say('the-guild.progress', { experience, next: nextTitle ?? 'none' }),
    speaker.say('the-guild.taler', { taler, next }),
    speaker.say('the-guild.votes', { votes: votes + ballot }),
    ...(isOwn ? [] : [speaker.say('the-guild.hand-size', { hand, limit: handLimit })]),
  ];
}

/** What limits and protects. */
const means = (own: SeatView, { speaker }: ScreenSetting): string[] => [
  speaker.say('the-guild.residence', {
    residence: speaker.say(`residence.${own.residence}`),
    used: own.extensions.length,
    slots: own.slots,
  }),
  speaker.say('the-guild.businesses', {
    count: own.businesses.length,
    limit: own.businessLimit ?? 'none',
  }),
  speaker.say('the-guild.inventory', { count: own.artefacts.length, limit: own.inventory }),
  speaker.say('the-guild.favour', { count: own.favour }),
  speaker.say('the-guild.protection', { sabotage: own.sabotage, burglary: own.burglary }),
];

const zones = ['businesses', 'annexes', 'extensions', 'supporters', 'artefacts'] as const;

function cardsLines(own: SeatView, setting: ScreenSetting): string[] {
  const { speaker } = setting;
  return zones.flatMap((zone) => {
    if (own[zone].length === 0) return [];
    const cards = own[zone].map((card) => cardWords(card, setting)).join(', ');
    const line = speaker.say('the-guild.zone', { zone: speaker.say(`zone.${zone}`), cards });
    return apart(wrap(line, setting.width, margin + margin, 2));
  });
}

/** Its name, what it pays, and what keeps it from being of use. */
function cardWords({ card, locked, fresh, income }: CardView, { speaker }: ScreenSetting): string {
  const name = speaker.card(card);
  if (locked > 0) return together(speaker.say('the-guild.locked', { card: name, rounds: locked }));
  if (fresh) return together(speaker.say('the-guild.fresh', { card: name }));
  return together(income === undefined ? name : speaker.say('the-guild.pays', { card: name, income }));
}

function trouble({ inTower, debts }: SeatView, setting: ScreenSetting): string[] {
  const { speaker, names } = setting;
  const owed = debts.map(({ to, amount }) =>
    speaker.say('the-guild.owes', { amount, name: to === null ? 'none' : names[to]! }),
  );
  const facts = [...(inTower ? [speaker.say('the-guild.in-tower')] : []), ...owed];
  return facts.length === 0 ? [] : paragraph(facts, margin + margin, setting);
}

function offerLines({ offer }: SeatView, setting: ScreenSetting): string[] {
  if (offer === null) return [];
  const { speaker, names } = setting;
  const said = speaker.say('the-guild.offer', {
    kind: offer.kind,
    card: offer.card === null ? '' : speaker.card(offer.card),
    price: offer.price,
    names: offer.to.map((seat) => names[seat]!).join(', '),
  });
  return paragraph([said], margin + margin, setting);
}

// The hand

/** A line for each card: what it costs now, and what it is. */
function handLines({ you, seats }: GuildView, setting: ScreenSetting): string[] {
  if (you === null) return [];
  const { speaker, paint, width } = setting;
  const head = speaker.say('the-guild.hand', { count: you.hand.length, limit: seats[you.seat]!.handLimit });
  const cells = you.hand.map(({ card, price }) => ({
    name: speaker.card(card),
    price: speaker.say('the-guild.price', { price }),
    kind: speaker.cardText(card)[0]!,
  }));
  const widest = Math.max(0, ...cells.map(({ name }) => widthOf(name)));
  const dearest = Math.max(0, ...cells.map(({ price }) => widthOf(price)));
  return [
    margin + head,
    ...cells.flatMap(({ name, price, kind }) => {
      const lead = `${margin}${margin}${padRight(name, widest)}  ${padLeft(price, dearest)}  `;
      return wrap(kind, width, lead).map((line, i) =>
        i === 0 ? lead + paint('faint', line.slice(lead.length)) : line,
      );
    }),
  ];
}

// Lines

const joined = (facts: readonly string[]): string => facts.map(together).join(' · ');

const paragraph = (facts: readonly string[], lead: string, { width }: ScreenSetting): string[] =>
  apart(wrap(joined(facts), width, lead, 2));

/** A fact stays together when the line is broken. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');
const apart = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\u00a0', ' '));
