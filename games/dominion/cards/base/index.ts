import type { CardEffect } from '../card.ts';
import { adventurer } from './adventurer.ts';
import { bureaucrat } from './bureaucrat.ts';
import { cellar } from './cellar.ts';
import { chancellor } from './chancellor.ts';
import { chapel } from './chapel.ts';
import { councilRoom } from './council-room.ts';
import { feast } from './feast.ts';
import { festival } from './festival.ts';
import { gardens } from './gardens.ts';
import { laboratory } from './laboratory.ts';
import { library } from './library.ts';
import { market } from './market.ts';
import { militia } from './militia.ts';
import { mine } from './mine.ts';
import { moat } from './moat.ts';
import { moneylender } from './moneylender.ts';
import { remodel } from './remodel.ts';
import { smithy } from './smithy.ts';
import { spy } from './spy.ts';
import { thief } from './thief.ts';
import { throneRoom } from './throne-room.ts';
import { village } from './village.ts';
import { witch } from './witch.ts';
import { woodcutter } from './woodcutter.ts';
import { workshop } from './workshop.ts';

/** DOM-2.3: the base game, first edition. */
export const base: readonly CardEffect[] = [
  cellar,
  chapel,
  moat,
  chancellor,
  village,
  woodcutter,
  workshop,
  bureaucrat,
  feast,
  gardens,
  militia,
  moneylender,
  remodel,
  smithy,
  spy,
  thief,
  throneRoom,
  councilRoom,
  festival,
  laboratory,
  library,
  market,
  mine,
  witch,
  adventurer,
];
