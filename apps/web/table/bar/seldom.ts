/** Parts of the table that few questions need, or nobody at once: fetched after the table has been drawn. */
export { Tray } from '../Tray.tsx';
export { AmountAnswer } from './AmountAnswer.tsx';
export { AmountCommit } from './AmountCommit.tsx';
export { Forced } from './Forced.tsx';
export { HintButton } from './HintButton.tsx';
export { LetItHappen } from './LetItHappen.tsx';
export { NameAnswer } from './NameAnswer.tsx';
export { NameCommit } from './NameCommit.tsx';
export { OpenSet } from './OpenSet.tsx';
export { OrderAnswer } from './OrderAnswer.tsx';
export { TextAnswer } from './TextAnswer.tsx';
export { TextCommit } from './TextCommit.tsx';
