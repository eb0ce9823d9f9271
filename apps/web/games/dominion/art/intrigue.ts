import ironworks from 'icon:game-icons/anvil';
import coppersmith from 'icon:game-icons/blacksmith';
import saboteur from 'icon:game-icons/broken-wall';
import swindler from 'icon:game-icons/card-exchange';
import masquerade from 'icon:game-icons/carnival-mask';
import pawn from 'icon:game-icons/chess-pawn';
import conspirator from 'icon:game-icons/cloak';
import greatHall from 'icon:game-icons/greek-temple';
import minion from 'icon:game-icons/hooded-figure';
import shantyTown from 'icon:game-icons/huts-village';
import steward from 'icon:game-icons/keyring';
import nobles from 'icon:game-icons/king';
import torturer from 'icon:game-icons/manacles';
import courtyard from 'icon:game-icons/medieval-gate';
import miningVillage from 'icon:game-icons/mine-wagon';
import baron from 'icon:game-icons/mounted-knight';
import tribute from 'icon:game-icons/pay-money';
import harem from 'icon:game-icons/perfume-bottle';
import duke from 'icon:game-icons/queen-crown';
import secretChamber from 'icon:game-icons/secret-door';
import bridge from 'icon:game-icons/stone-bridge';
import scout from 'icon:game-icons/telescope';
import tradingPost from 'icon:game-icons/trade';
import upgrade from 'icon:game-icons/upgrade';
import wishingWell from 'icon:game-icons/well';
import type { IconData } from '../../../design/Icon.tsx';

/** Pictures for the cards of Intrigue. */
export const intrigue: Readonly<Record<string, IconData>> = {
  courtyard,
  pawn,
  'secret-chamber': secretChamber,
  'great-hall': greatHall,
  masquerade,
  'shanty-town': shantyTown,
  steward,
  swindler,
  'wishing-well': wishingWell,
  baron,
  bridge,
  conspirator,
  coppersmith,
  ironworks,
  'mining-village': miningVillage,
  scout,
  duke,
  minion,
  saboteur,
  torturer,
  'trading-post': tradingPost,
  tribute,
  upgrade,
  harem,
  nobles,
};
