/** Tables of The Guild in the middle of a game, to be opened with `openTable(context, { table, ...position })`. */
const names = ['Ada', 'Berta', 'Conrad', 'Dorothea', 'Emil', 'Frida'];

const position = (players: readonly object[], document: Readonly<Record<string, unknown>> = {}) => ({
  game: 'the-guild',
  players: players.map((_, seat) => ({ name: names[seat]!, ...(seat > 0 && { bot: 'apprentice' }) })),
  position: { game: 'the-guild', seed: 'position', players, ...document } as never,
});

const rich = {
  profession: ['craftsman'],
  taler: 14,
  experience: 58,
  residence: 2,
  turns: 6,
  businesses: ['bakehouse', 'smithy^1', 'inn', 'spice-shop', 'windmill'],
  annexes: ['granary'],
  extensions: ['slate-roof', 'oak-chest'],
  supporters: ['harbour-quarter', 'judge', 'guild-master'],
  artefacts: ['signet-ring', 'rabbits-foot'],
};

const anna = {
  profession: ['host'],
  taler: 9,
  experience: 44,
  turns: 6,
  pledge: 7,
  businesses: ['alehouse', 'brewery', 'meat-stall', 'malthouse', 'camp'],
  supporters: ['outskirts', 'parish-priest', 'old-town'],
  extensions: ['guard-dog'],
  hand: ['arson', 'parlour', 'croft', 'gossip', 'market-day'],
};

const ben = {
  profession: ['rogue'],
  taler: 4,
  experience: 33,
  turns: 5,
  businesses: ['hideout', 'fence', 'cove', 'joinery'],
  supporters: ['poor-quarter', 'informer'],
  hand: ['mishap', 'slander', 'good-name', 'croft', 'almanac'],
};

const cem = {
  profession: ['scholar'],
  taler: 0,
  experience: 29,
  turns: 5,
  tower: 1,
  debt: 3,
  businesses: ['writing-room', 'brickyard', 'herb-hut^1', 'bathhouse^2'],
  supporters: ['beadle'],
  hand: ['stables', 'scandal'],
};

const dora = {
  profession: ['adept'],
  taler: 21,
  experience: 84,
  residence: 3,
  turns: 5,
  pledge: 7,
  businesses: [
    'laboratory',
    'dispensary',
    'distillery',
    'physic-garden',
    'printing-house',
    'masons-lodge',
    'cloth-hall',
  ],
  annexes: ['drying-loft', 'counting-house'],
  extensions: ['oak-door', 'banquet-hall', 'window-bars'],
  supporters: ['castle-quarter', 'cathedral-close', 'bishop', 'town-clerk'],
  artefacts: ['gold-chain'],
  hand: ['expropriation', 'powder-keg', 'fortunes-wheel', 'weaving-room', 'treasurer', 'repairs'],
};

/** The player sits in the tower while Berta plays. */
export const inTower = position(
  [
    { ...rich, taler: 0, tower: 1, debt: 12, hand: ['turnery', 'bribery'] },
    { ...anna, hand: ['croft'] },
    ben,
  ],
  { active: 1, turn: 28 },
);

/** The player cannot pay all supporters. */
export const short = position(
  [
    {
      ...rich,
      taler: 0,
      businesses: [],
      annexes: [],
      extensions: ['oak-chest'],
      supporters: ['judge', 'watch-captain', 'beadle', 'bishop', 'guild-master'],
      hand: ['turnery'],
    },
    anna,
    ben,
  ],
  { phase: 'economy', turn: 27 },
);

/** An action phase of five players with everything on the table: the Town Hall is drawn, one sits in the tower. */
export const actionPhase = position(
  [{ ...rich, hand: ['turnery', 'bribery', 'bucket-chain', 'parlour', 'lords-lane'] }, anna, ben, cem, dora],
  { townHall: 'drawn', turn: 27, discard: ['trade-voyage', 'stink-pot', 'break-in'] },
);

/** Six players, most of whom have promised something for the Town Hall. */
export const crowd = position(
  [
    { ...rich, hand: ['turnery', 'bribery', 'bucket-chain', 'parlour', 'market-day'] },
    anna,
    { ...ben, pledge: 2, hand: ['mishap', 'slander', 'good-name'] },
    cem,
    dora,
    { profession: ['countryman'], taler: 9, experience: 3, turns: 5, pledge: 3, businesses: ['croft'] },
  ],
  { townHall: 'drawn', turn: 27 },
);

/** The player aims Arson; Berta protects herself better from sabotage than the others do. */
export const aiming = position([{ ...rich, taler: 20, hand: ['arson', 'parlour'] }, anna, ben, cem, dora], {
  turn: 27,
  answers: [['play.arson']],
});

/** The player has far more annexes than supporters. */
export const manyAnnexes = position(
  [
    {
      ...rich,
      annexes: ['granary', 'granary', 'tool-shed', 'study', 'drying-loft', 'secret-passage', 'warehouse'],
      supporters: ['harbour-quarter'],
      hand: ['turnery'],
    },
    anna,
    ben,
  ],
  { turn: 27 },
);

/** The player slanders one of five others, one of whom sits in the tower. */
export const slandering = position(
  [
    { ...rich, hand: ['slander', 'parlour'] },
    { ...anna, hand: [] },
    { ...ben, hand: [] },
    cem,
    { ...dora, hand: [] },
    { profession: ['countryman'], experience: 3, turns: 5, businesses: ['croft'], hand: [] },
  ],
  { turn: 27, answers: [['play.slander']] },
);

/** The player aims Arson; what Berta has takes two rows on a phone. */
export const aimingAtMany = position(
  [
    { ...rich, taler: 20, hand: ['arson', 'parlour'] },
    { ...anna, annexes: ['tool-shed', 'study', 'drying-loft'] },
    ben,
  ],
  { turn: 27, answers: [['play.arson']] },
);

/** The player aims Arson; Berta and Dorothea both have a Bathhouse, Conrad between them has none. */
export const aimingAtTwins = position(
  [
    { ...rich, taler: 20, hand: ['arson', 'parlour'] },
    { ...anna, businesses: ['bathhouse', 'alehouse'] },
    { ...cem, businesses: ['herb-hut'] },
    { ...ben, businesses: ['bathhouse'] },
  ],
  { turn: 27, answers: [['play.arson']] },
);

/** The residence can be upgraded, and Berta has called an election that the player will win. */
export const muchToDo = position(
  [
    {
      ...rich,
      taler: 30,
      experience: 82,
      supporters: ['harbour-quarter', 'castle-quarter', 'cathedral-close', 'bishop', 'old-town'],
      hand: ['turnery', 'bribery', 'bucket-chain', 'parlour', 'lords-lane'],
    },
    { ...anna, pledge: 0, supporters: [], hand: [] },
    { ...ben, supporters: [], hand: [] },
  ],
  { townHall: 'built', caller: 2, turn: 27 },
);

/** The same; Berta asks the player for a loan of 3 Taler. */
export const askedForLoan = position(
  [
    { ...rich, hand: ['turnery', 'bribery', 'bucket-chain', 'parlour', 'lords-lane'] },
    { ...anna, offer: 3, offerPrice: 3, offerTo: 1 },
    ben,
  ],
  { turn: 27 },
);

/** Berta sets fire to the Inn; the Night Watch could prevent it. The election has been called. */
export const attacked = position(
  [
    { ...rich, hand: ['treasurer', 'bribery', 'night-watch', 'parlour'] },
    { ...anna, taler: 9 },
    ben,
    cem,
    { ...dora, hand: ['expropriation', 'powder-keg', 'fortunes-wheel', 'weaving-room', 'repairs'] },
  ],
  {
    active: 1,
    townHall: 'built',
    caller: 5,
    turn: 28,
    answers: [['play.arson'], ['at.inn']],
  },
);

/** Emil's turn begins with the election that he has called; the Rousing Speech could still change it. */
export const electing = position(
  [
    { ...rich, hand: ['rousing-speech', 'bribery', 'night-watch', 'parlour', 'windfall'] },
    anna,
    ben,
    cem,
    { ...dora, pledge: 0, hand: ['expropriation', 'powder-keg', 'fortunes-wheel', 'weaving-room'] },
  ],
  { active: 4, phase: 'election', townHall: 'built', caller: 5, turn: 30 },
);

/** Two Barons who both want to become Count. */
export const nearTheEnd = position(
  [
    {
      ...rich,
      taler: 20,
      experience: 80,
      hand: ['turnery', 'broken-tools', 'bucket-chain', 'parlour', 'gossip'],
    },
    {
      ...anna,
      pledge: 0,
      taler: 12,
      experience: 78,
      hand: ['strongbox-raid', 'croft', 'market-day', 'mishap'],
    },
  ],
  { turn: 27 },
);

/**
 * A game that begins late: two people and two bots choose their professions when the Town Hall is drawn already and the
 * first two, as Patricians, could both become mayor. Ada's supporters cost more than she will earn without her Inn, and
 * the bots are dealt nothing that harms anybody; nor is there anything like that in the deck.
 */
export const lateBeginning = {
  game: 'the-guild',
  seed: 'late beginning',
  stage: 'professions',
  rest: 'box',
  townHall: 'drawn',
  turn: 0,
  guilds: ['countryman', 'host', 'craftsman', 'scholar', 'adept', 'rogue'],
  players: [
    {
      profession: [],
      taler: 6,
      experience: 55,
      turns: 0,
      businesses: ['inn', 'bakehouse', 'alehouse'],
      supporters: ['judge', 'watch-captain', 'beadle', 'bishop'],
    },
    {
      profession: [],
      taler: 24,
      experience: 60,
      residence: 2,
      turns: 0,
      businesses: ['brewery', 'malthouse', 'smithy'],
      supporters: ['old-town', 'harbour-quarter', 'parish-priest'],
    },
    { profession: [], taler: 6, experience: 6, turns: 0, businesses: ['turnery'] },
    { profession: [], taler: 6, experience: 5, turns: 0, businesses: ['meat-stall'] },
  ],
  deck: [
    // The first hands, as they are dealt.
    ...[
      'bucket-chain',
      'night-watch',
      'parlour',
      'lords-lane',
      'hospital',
      'manor-farm',
      'cloth-hall',
      'gossip',
    ],
    ...[
      'arson',
      'rousing-speech',
      'pastry-shop',
      'bell-foundry',
      'treasurer',
      'guild-master',
      'repairs',
      'croft',
    ],
    ...[
      'joinery',
      'cattle-market',
      'printing-house',
      'market-day',
      'weaving-room',
      'beadle',
      'almanac',
      'outskirts',
    ],
    ...[
      'windmill',
      'outskirts',
      'laboratory',
      'market-day',
      'croft',
      'town-clerk',
      'brickyard',
      'distillery',
    ],
    // What is drawn later.
    ...['horse-mill', 'town-crier', 'writing-room', 'old-town', 'spice-shop', 'gatekeeper', 'herb-hut'],
    ...['craftsmens-row', 'slaughterhouse', 'bathhouse', 'cathedral-close', 'physic-garden', 'town-clerk'],
    ...['dispensary', 'castle-quarter', 'masons-lodge', 'public-feast', 'informer', 'harbour-quarter'],
    ...['alms', 'trade-voyage', 'parish-priest', 'castle-quarter', 'public-feast', 'bakehouse', 'judge'],
    ...['alehouse', 'building-plans', 'alms', 'trade-voyage', 'building-plans', 'gossip'],
  ],
};

/** The player is the first of four to choose a profession. */
export const choosing = {
  game: 'the-guild',
  players: lateBeginning.players.map((_, seat) => ({
    name: names[seat]!,
    ...(seat > 0 && { bot: 'apprentice' }),
  })),
  position: lateBeginning as never,
};
