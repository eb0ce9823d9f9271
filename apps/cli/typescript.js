// Lets Node run the TypeScript sources as they are: import this file first.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
