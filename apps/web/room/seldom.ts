/** Parts of a table with people that most of a game does without. */
export { RoomEnd } from './End.tsx';
export { InWords } from './InWords.tsx';
export { RoomMenu } from './RoomMenu.tsx';
