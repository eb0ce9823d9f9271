export type { Catalogue, GameTexts, Language } from './catalogue.ts';
export { languages } from './catalogue.ts';
export { Speaker, type SpeakerSetup } from './speaker.ts';
