import { theGuild } from '@zunft/games/the-guild';
import { contractOf } from './contract-suite.ts';
import { fewSetupsOf } from './setups.ts';

// A game takes long; its long form has every number of seats.
contractOf(
  theGuild,
  fewSetupsOf(theGuild).filter(({ seats }) => seats === 3),
);
