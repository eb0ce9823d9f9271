import { writeFileSync } from 'node:fs';
import { shippedFile, shippedSource } from './strategies.ts';

writeFileSync(shippedFile, shippedSource());
