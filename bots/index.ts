export { RandomPolicy } from './random.ts';
