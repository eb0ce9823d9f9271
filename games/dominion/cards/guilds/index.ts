import type { CardEffect } from '../card.ts';
import { advisor } from './advisor.ts';
import { baker } from './baker.ts';
import { butcher } from './butcher.ts';
import { candlestickMaker } from './candlestick-maker.ts';
import { doctor } from './doctor.ts';
import { herald } from './herald.ts';
import { journeyman } from './journeyman.ts';
import { masterpiece } from './masterpiece.ts';
import { merchantGuild } from './merchant-guild.ts';
import { plaza } from './plaza.ts';
import { soothsayer } from './soothsayer.ts';
import { stonemason } from './stonemason.ts';
import { taxman } from './taxman.ts';

/** DOM-2.2: Guilds. */
export const guilds: readonly CardEffect[] = [
  candlestickMaker,
  stonemason,
  doctor,
  masterpiece,
  advisor,
  herald,
  plaza,
  taxman,
  baker,
  butcher,
  journeyman,
  merchantGuild,
  soothsayer,
];
