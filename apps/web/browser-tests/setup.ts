export { ensureBuilt as default } from '../build/ensure-built.ts';
