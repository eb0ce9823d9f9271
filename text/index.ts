export { type Catalogue, type GameTexts, type Language, languages, locales, type Say } from './catalogue.ts';
export { catalogueProblems } from './check.ts';
export { core } from './core.ts';
export { joined } from './joined.ts';
export { Messages } from './messages.ts';
export { nearestWords } from './nearest.ts';
export { Speaker, type SpeakerSetup } from './speaker.ts';
