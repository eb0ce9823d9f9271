import blacksmith from 'icon:game-icons/blacksmith';
import fruitTree from 'icon:game-icons/fruit-tree';
import hoodedFigure from 'icon:game-icons/hooded-figure';
import owl from 'icon:game-icons/owl';
import roundBottomFlask from 'icon:game-icons/round-bottom-flask';
import tavernSign from 'icon:game-icons/tavern-sign';
import type { IconData } from '../../../design/Icon.tsx';

/** The pictures of the professions, which come first. */
export const professionArt: Readonly<Record<string, IconData>> = {
  countryman: fruitTree,
  host: tavernSign,
  craftsman: blacksmith,
  scholar: owl,
  adept: roundBottomFlask,
  rogue: hoodedFigure,
};
