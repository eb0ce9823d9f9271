export { type Catalogue, type GameTexts, type Language, languages, type Say } from './catalogue.ts';
export { catalogueProblems } from './check.ts';
export { core } from './core.ts';
export { Speaker, type SpeakerSetup } from './speaker.ts';
