import { writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { sourcesFingerprint, stampFile } from './sources.ts';

/** Notes in a finished build what it was built from. Emptying the folder removes the note with everything else. */
export function stamp(): Plugin {
  let fingerprint = '';
  let isProduction = false;
  let written = false;
  return {
    name: 'zunft:stamp',
    apply: 'build',
    configResolved(config) {
      // A build for development or tests must not pass for the real one.
      isProduction = config.isProduction;
    },
    buildStart() {
      // Taken first: what is edited during the build must count as not yet built.
      fingerprint = sourcesFingerprint();
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // Called after a failed build too, without a word about the failure.
      async handler() {
        if (written && isProduction) await writeFile(stampFile, fingerprint);
      },
    },
  };
}
