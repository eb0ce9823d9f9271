import smithy from 'icon:game-icons/anvil-impact';
import woodcutter from 'icon:game-icons/axe-in-stump';
import market from 'icon:game-icons/basket';
import library from 'icon:game-icons/bookshelf';
import cellar from 'icon:game-icons/cellar-barrels';
import remodel from 'icon:game-icons/claw-hammer';
import moat from 'icon:game-icons/drawbridge';
import gardens from 'icon:game-icons/fruit-tree';
import mine from 'icon:game-icons/gold-mine';
import feast from 'icon:game-icons/ham-shank';
import workshop from 'icon:game-icons/hammer-nails';
import thief from 'icon:game-icons/lockpicks';
import moneylender from 'icon:game-icons/open-treasure-chest';
import festival from 'icon:game-icons/party-flags';
import militia from 'icon:game-icons/pikeman';
import chapel from 'icon:game-icons/prayer';
import laboratory from 'icon:game-icons/round-bottom-flask';
import councilRoom from 'icon:game-icons/round-table';
import spy from 'icon:game-icons/spyglass';
import bureaucrat from 'icon:game-icons/stamper';
import throneRoom from 'icon:game-icons/stone-throne';
import adventurer from 'icon:game-icons/treasure-map';
import village from 'icon:game-icons/village';
import chancellor from 'icon:game-icons/wax-seal';
import witch from 'icon:game-icons/witch-face';
import type { IconData } from '../../../design/Icon.tsx';

/** Pictures for the cards of the base game. */
export const base: Readonly<Record<string, IconData>> = {
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
  'throne-room': throneRoom,
  'council-room': councilRoom,
  festival,
  laboratory,
  library,
  market,
  mine,
  witch,
  adventurer,
};
