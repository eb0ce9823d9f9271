import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Latin as German and English write it, with the commonest letters of their neighbours, and the signs we use. */
const characters = `${range(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßÉÈÊÇÀéèêëçàâáíóúñôîïøåæ§©«»·×°„“”‚‘’–—…•−→`;

/** The weights that the style sheets ask for. */
const weights = { min: 400, max: 700 };

/** Cuts the fonts of the build down to the characters and weights that are used: two thirds of their size. */
export function fontSubset(): Plugin {
  return {
    name: 'zunft:font-subset',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.woff2')) continue;
          const whole = Buffer.from(file.source as Uint8Array);
          const variationAxes = name.includes('wght') ? { wght: weights } : {};
          const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
          const renamed = posix.join(posix.dirname(name), `${baseName(name)}-${hashOf(cut)}.woff2`);
          delete bundle[name];
          this.emitFile({ type: 'asset', fileName: renamed, source: cut });
          for (const other of Object.values(bundle)) {
            if (other.type !== 'asset' || typeof other.source !== 'string') continue;
            other.source = other.source.replaceAll(posix.basename(name), posix.basename(renamed));
          }
        }
      },
    },
  };
}

/** Without the eight signs that stand for the whole font; they may contain a dash. */
const hashedEnd = '-12345678.woff2'.length;
const baseName = (name: string): string => posix.basename(name).slice(0, -hashedEnd);
const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
