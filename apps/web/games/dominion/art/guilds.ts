import taxman from 'icon:game-icons/abacus';
import candlestickMaker from 'icon:game-icons/candle-holder';
import soothsayer from 'icon:game-icons/crystal-ball';
import advisor from 'icon:game-icons/discussion';
import masterpiece from 'icon:game-icons/jeweled-chalice';
import butcher from 'icon:game-icons/meat-cleaver';
import doctor from 'icon:game-icons/plague-doctor-profile';
import baker from 'icon:game-icons/pretzel';
import merchantGuild from 'icon:game-icons/shaking-hands';
import stonemason from 'icon:game-icons/stone-crafting';
import herald from 'icon:game-icons/trumpet-flag';
import journeyman from 'icon:game-icons/walking-boot';
import plaza from 'icon:game-icons/water-fountain';
import type { IconData } from '../../../design/Icon.tsx';

/** Pictures for the cards of Guilds. */
export const guilds: Readonly<Record<string, IconData>> = {
  'candlestick-maker': candlestickMaker,
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
  'merchant-guild': merchantGuild,
  soothsayer,
};
