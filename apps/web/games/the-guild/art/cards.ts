import abacus from 'icon:game-icons/abacus';
import anvilImpact from 'icon:game-icons/anvil-impact';
import armchair from 'icon:game-icons/armchair';
import arson from 'icon:game-icons/arson';
import barrel from 'icon:game-icons/barrel';
import basket from 'icon:game-icons/basket';
import bed from 'icon:game-icons/bed';
import beerHorn from 'icon:game-icons/beer-horn';
import beerStein from 'icon:game-icons/beer-stein';
import bindle from 'icon:game-icons/bindle';
import bookshelf from 'icon:game-icons/bookshelf';
import bread from 'icon:game-icons/bread';
import brokenWall from 'icon:game-icons/broken-wall';
import caduceus from 'icon:game-icons/caduceus';
import candleHolder from 'icon:game-icons/candle-holder';
import candleLight from 'icon:game-icons/candle-light';
import cardRandom from 'icon:game-icons/card-random';
import cauldron from 'icon:game-icons/cauldron';
import cellarBarrels from 'icon:game-icons/cellar-barrels';
import chessBishop from 'icon:game-icons/chess-bishop';
import chessPawn from 'icon:game-icons/chess-pawn';
import church from 'icon:game-icons/church';
import clawHammer from 'icon:game-icons/claw-hammer';
import clover from 'icon:game-icons/clover';
import coins from 'icon:game-icons/coins';
import conversation from 'icon:game-icons/conversation';
import cow from 'icon:game-icons/cow';
import crossedSwords from 'icon:game-icons/crossed-swords';
import cursedStar from 'icon:game-icons/cursed-star';
import discussion from 'icon:game-icons/discussion';
import dominoMask from 'icon:game-icons/domino-mask';
import drawbridge from 'icon:game-icons/drawbridge';
import drinkMe from 'icon:game-icons/drink-me';
import familyHouse from 'icon:game-icons/family-house';
import farmer from 'icon:game-icons/farmer';
import flowers from 'icon:game-icons/flowers';
import galleon from 'icon:game-icons/galleon';
import gavel from 'icon:game-icons/gavel';
import gemChain from 'icon:game-icons/gem-chain';
import granary from 'icon:game-icons/granary';
import greekTemple from 'icon:game-icons/greek-temple';
import guardedTower from 'icon:game-icons/guarded-tower';
import guards from 'icon:game-icons/guards';
import hamShank from 'icon:game-icons/ham-shank';
import hammerBreak from 'icon:game-icons/hammer-break';
import hammerNails from 'icon:game-icons/hammer-nails';
import handSaw from 'icon:game-icons/hand-saw';
import harborDock from 'icon:game-icons/harbor-dock';
import healthPotion from 'icon:game-icons/health-potion';
import herbsBundle from 'icon:game-icons/herbs-bundle';
import hoodedFigure from 'icon:game-icons/hooded-figure';
import horseHead from 'icon:game-icons/horse-head';
import huntingHorn from 'icon:game-icons/hunting-horn';
import hut from 'icon:game-icons/hut';
import hutsVillage from 'icon:game-icons/huts-village';
import imprisoned from 'icon:game-icons/imprisoned';
import keyring from 'icon:game-icons/keyring';
import knightBanner from 'icon:game-icons/knight-banner';
import lanternFlame from 'icon:game-icons/lantern-flame';
import lockedChest from 'icon:game-icons/locked-chest';
import lockpicks from 'icon:game-icons/lockpicks';
import magicPalm from 'icon:game-icons/magic-palm';
import manacles from 'icon:game-icons/manacles';
import meal from 'icon:game-icons/meal';
import medievalVillage01 from 'icon:game-icons/medieval-village-01';
import mirrorMirror from 'icon:game-icons/mirror-mirror';
import oldWagon from 'icon:game-icons/old-wagon';
import openBook from 'icon:game-icons/open-book';
import openTreasureChest from 'icon:game-icons/open-treasure-chest';
import partyFlags from 'icon:game-icons/party-flags';
import payMoney from 'icon:game-icons/pay-money';
import pestleMortar from 'icon:game-icons/pestle-mortar';
import pikeman from 'icon:game-icons/pikeman';
import prayer from 'icon:game-icons/prayer';
import prisoner from 'icon:game-icons/prisoner';
import rabbit from 'icon:game-icons/rabbit';
import receiveMoney from 'icon:game-icons/receive-money';
import ribbonMedal from 'icon:game-icons/ribbon-medal';
import ring from 'icon:game-icons/ring';
import ringingBell from 'icon:game-icons/ringing-bell';
import robber from 'icon:game-icons/robber';
import rolledCloth from 'icon:game-icons/rolled-cloth';
import roundBottomFlask from 'icon:game-icons/round-bottom-flask';
import roundTable from 'icon:game-icons/round-table';
import ruleBook from 'icon:game-icons/rule-book';
import scrollQuill from 'icon:game-icons/scroll-quill';
import scrollUnfurled from 'icon:game-icons/scroll-unfurled';
import secretDoor from 'icon:game-icons/secret-door';
import shakingHands from 'icon:game-icons/shaking-hands';
import shinyPurse from 'icon:game-icons/shiny-purse';
import shop from 'icon:game-icons/shop';
import sittingDog from 'icon:game-icons/sitting-dog';
import skeletonKey from 'icon:game-icons/skeleton-key';
import spectacles from 'icon:game-icons/spectacles';
import spyglass from 'icon:game-icons/spyglass';
import stamper from 'icon:game-icons/stamper';
import stoneThrone from 'icon:game-icons/stone-throne';
import swapBag from 'icon:game-icons/swap-bag';
import tavernSign from 'icon:game-icons/tavern-sign';
import tiedScroll from 'icon:game-icons/tied-scroll';
import torch from 'icon:game-icons/torch';
import treasureMap from 'icon:game-icons/treasure-map';
import trowel from 'icon:game-icons/trowel';
import village from 'icon:game-icons/village';
import waxSeal from 'icon:game-icons/wax-seal';
import well from 'icon:game-icons/well';
import whiteTower from 'icon:game-icons/white-tower';
import windmill from 'icon:game-icons/windmill';
import woodenDoor from 'icon:game-icons/wooden-door';
import type { IconData } from '../../../design/Icon.tsx';

/** The pictures of the deck: of businesses by trade, of all others by card. */
export const cardArt: Readonly<Record<string, IconData>> = {
  farmer,
  miller: windmill,
  butcher: hamShank,
  baker: bread,
  innkeeper: tavernSign,
  brewer: beerStein,
  smith: anvilImpact,
  joiner: handSaw,
  tailor: rolledCloth,
  scribe: scrollQuill,
  physician: caduceus,
  mason: trowel,
  herbalist: herbsBundle,
  apothecary: pestleMortar,
  alchemist: roundBottomFlask,
  thief: lockpicks,
  smuggler: barrel,
  mercenary: crossedSwords,
  granary,
  'vaulted-cellar': cellarBarrels,
  'tool-shed': hammerNails,
  study: bookshelf,
  'drying-loft': flowers,
  'secret-passage': secretDoor,
  stables: horseHead,
  warehouse: shop,
  guardroom: guardedTower,
  'counting-house': abacus,
  'window-bars': imprisoned,
  'slate-roof': familyHouse,
  'guard-dog': sittingDog,
  'oak-door': woodenDoor,
  portcullis: drawbridge,
  'oak-chest': lockedChest,
  strongroom: openTreasureChest,
  parlour: armchair,
  'banquet-hall': roundTable,
  'writing-desk': scrollUnfurled,
  lodgings: bed,
  'back-room': candleLight,
  outskirts: hutsVillage,
  'poor-quarter': hut,
  'cattle-market': cow,
  'brewers-lane': beerHorn,
  'harbour-quarter': harborDock,
  'craftsmens-row': village,
  'old-town': medievalVillage01,
  'cathedral-close': church,
  'castle-quarter': whiteTower,
  'lords-lane': greekTemple,
  beadle: pikeman,
  informer: hoodedFigure,
  'town-crier': ringingBell,
  gatekeeper: keyring,
  'town-clerk': stamper,
  'parish-priest': prayer,
  'guild-master': chessPawn,
  judge: gavel,
  'watch-captain': guards,
  treasurer: shinyPurse,
  bishop: chessBishop,
  'broken-tools': hammerBreak,
  arson,
  'break-in': robber,
  'strongbox-raid': receiveMoney,
  'smash-and-run': brokenWall,
  abduction: prisoner,
  slander: discussion,
  'stolen-letter': waxSeal,
  lawsuit: stoneThrone,
  arrest: manacles,
  riot: torch,
  bribery: payMoney,
  expropriation: swapBag,
  'trade-voyage': oldWagon,
  'merchant-ship': galleon,
  'market-day': basket,
  'public-feast': meal,
  'building-plans': treasureMap,
  repairs: clawHammer,
  gossip: conversation,
  alms: bindle,
  'night-watch': lanternFlame,
  'hue-and-cry': huntingHorn,
  'bucket-chain': well,
  'good-name': ribbonMedal,
  'stroke-of-luck': clover,
  mishap: cursedStar,
  'fortunes-wheel': cardRandom,
  'rousing-speech': knightBanner,
  'free-beer': beerStein,
  scandal: dominoMask,
  'signet-ring': ring,
  'gold-chain': gemChain,
  picklocks: skeletonKey,
  'dark-lantern': candleHolder,
  almanac: ruleBook,
  banner: partyFlags,
  'powder-keg': barrel,
  'stink-pot': cauldron,
  'sleeping-draught': drinkMe,
  antidote: healthPotion,
  'letter-of-credit': tiedScroll,
  'rabbits-foot': rabbit,
  'hand-mirror': mirrorMirror,
  eyeglasses: spectacles,
  ledger: openBook,
  audit: spyglass,
  windfall: coins,
  'tip-off': magicPalm,
  'helping-hands': shakingHands,
};
