import { launchBrowser } from '../browser-tests/browser.ts';
import { routes } from '../browser-tests/routes.ts';
import { openSite } from '../browser-tests/site.ts';
import { ensureBuilt } from '../build/ensure-built.ts';
import { loadPage, type PageLoad } from './load-page.ts';

const runs = 5;

ensureBuilt();
const browser = await launchBrowser();
const site = await openSite();
console.log(`A cold load on a mid-range phone (4× slower processor, slow 4G), median of ${runs}\n`);
console.log(`${'page'.padEnd(8)}     LCP    CLS    TBT  longest task  requests  transferred`);
for (const [name, { address }] of Object.entries(routes)) {
  const loads: PageLoad[] = [];
  for (let i = 0; i < runs; i++) loads.push(await loadPage(browser, site.address, address));
  const median = (figure: keyof PageLoad) =>
    loads.map((load) => load[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  console.log(
    [
      name.padEnd(8),
      `${median('lcp').toFixed(0)} ms`.padStart(8),
      median('cls').toFixed(3).padStart(7),
      `${median('blocked').toFixed(0)} ms`.padStart(7),
      `${median('longestTask').toFixed(0)} ms`.padStart(14),
      median('requests').toFixed(0).padStart(10),
      `${(median('bytes') / 1000).toFixed(1)} KB`.padStart(13),
    ].join(''),
  );
}
await browser.close();
await site.close();
