import { recommendedSetIds } from '../kingdom.ts';

/** Drawn once, so that what is measured today can be compared with what was measured before. */
const drawn: readonly string[] = [
  'taxman,merchant-guild,woodcutter,thief,laboratory,witch,pawn,shanty-town,swindler,upgrade',
  'candlestick-maker,stonemason,village,thief,council-room,festival,shanty-town,baron,ironworks,upgrade',
  'candlestick-maker,masterpiece,chapel,bureaucrat,conspirator,coppersmith,saboteur,trading-post,tribute,upgrade',
  'butcher,village,bureaucrat,smithy,festival,witch,adventurer,masquerade,baron,upgrade',
  'candlestick-maker,merchant-guild,chapel,feast,mine,great-hall,shanty-town,scout,torturer,trading-post',
  'candlestick-maker,plaza,taxman,soothsayer,library,shanty-town,swindler,coppersmith,duke,nobles',
  'candlestick-maker,chapel,remodel,festival,mine,courtyard,wishing-well,coppersmith,duke,harem',
  'taxman,journeyman,cellar,militia,thief,library,baron,coppersmith,ironworks,nobles',
  'taxman,baker,thief,great-hall,baron,bridge,coppersmith,ironworks,minion,trading-post',
  'butcher,merchant-guild,chapel,market,masquerade,swindler,bridge,duke,torturer,harem',
  'candlestick-maker,herald,taxman,baker,feast,mine,courtyard,pawn,wishing-well,harem',
  'stonemason,butcher,chancellor,woodcutter,bureaucrat,militia,thief,library,shanty-town,nobles',
  'taxman,butcher,chancellor,bureaucrat,thief,throne-room,courtyard,swindler,wishing-well,nobles',
  'candlestick-maker,advisor,herald,taxman,moneylender,great-hall,masquerade,shanty-town,mining-village,upgrade',
  'herald,plaza,chapel,bureaucrat,remodel,throne-room,library,coppersmith,mining-village,trading-post',
  'journeyman,merchant-guild,moat,workshop,smithy,market,witch,great-hall,coppersmith,mining-village',
  'butcher,cellar,pawn,secret-chamber,shanty-town,conspirator,mining-village,scout,duke,saboteur',
  'masterpiece,taxman,soothsayer,cellar,throne-room,market,duke,minion,torturer,tribute',
  'butcher,woodcutter,festival,library,witch,great-hall,baron,conspirator,duke,nobles',
  'candlestick-maker,plaza,baker,woodcutter,feast,smithy,throne-room,courtyard,bridge,coppersmith',
];

/** The kingdoms that bots are measured by: the recommended sets, and some that chance has chosen. */
export const yardstickKingdoms: readonly string[] = [...recommendedSetIds, ...drawn];
