import { type Profession, type ProfessionId, professionIds } from '../faces.ts';
import { assassin } from './assassin.ts';
import { bricklayer } from './bricklayer.ts';
import { dancer } from './dancer.ts';
import { farmer } from './farmer.ts';
import { historian } from './historian.ts';
import { hunter } from './hunter.ts';
import { peddler } from './peddler.ts';
import type { ProfessionCard } from './profession.ts';
import { robber } from './robber.ts';
import { scholar } from './scholar.ts';
import { taxCollector } from './tax-collector.ts';
import { trader } from './trader.ts';
import { weaver } from './weaver.ts';

const cards: Readonly<Record<ProfessionId, ProfessionCard>> = {
  assassin,
  farmer,
  historian,
  trader,
  dancer,
  weaver,
  bricklayer,
  hunter,
  peddler,
  robber,
  scholar,
  'tax-collector': taxCollector,
};

const byNumber = professionIds.map((id) => cards[id]);

export const professionCard = (profession: Profession): ProfessionCard => byNumber[profession]!;
