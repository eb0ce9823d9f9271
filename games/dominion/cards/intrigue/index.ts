import type { CardEffect } from '../card.ts';
import { baron } from './baron.ts';
import { bridge } from './bridge.ts';
import { conspirator } from './conspirator.ts';
import { coppersmith } from './coppersmith.ts';
import { courtyard } from './courtyard.ts';
import { duke } from './duke.ts';
import { greatHall } from './great-hall.ts';
import { harem } from './harem.ts';
import { ironworks } from './ironworks.ts';
import { masquerade } from './masquerade.ts';
import { miningVillage } from './mining-village.ts';
import { minion } from './minion.ts';
import { nobles } from './nobles.ts';
import { pawn } from './pawn.ts';
import { saboteur } from './saboteur.ts';
import { scout } from './scout.ts';
import { secretChamber } from './secret-chamber.ts';
import { shantyTown } from './shanty-town.ts';
import { steward } from './steward.ts';
import { swindler } from './swindler.ts';
import { torturer } from './torturer.ts';
import { tradingPost } from './trading-post.ts';
import { tribute } from './tribute.ts';
import { upgrade } from './upgrade.ts';
import { wishingWell } from './wishing-well.ts';

/** DOM-2.4: Intrigue, first edition. */
export const intrigue: readonly CardEffect[] = [
  courtyard,
  pawn,
  secretChamber,
  greatHall,
  masquerade,
  shantyTown,
  steward,
  swindler,
  wishingWell,
  baron,
  bridge,
  conspirator,
  coppersmith,
  ironworks,
  miningVillage,
  scout,
  duke,
  minion,
  saboteur,
  torturer,
  tradingPost,
  tribute,
  upgrade,
  harem,
  nobles,
];
