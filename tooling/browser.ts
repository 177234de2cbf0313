// Prints the path of a Chromium: one on the machine, else Playwright's own, else the system's package when root. With --headless one that
// draws no windows comes first, which takes a sixth less processor time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The names of commands, and with Debian those of their packages. */
const headless = process.argv.includes('--headless') ? ['chromium-headless-shell'] : [];
const names = [
  ...headless,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const path = onMachine() ?? playwrights() ?? installPlaywrights() ?? installSystems();
if (path === undefined) {
  process.stderr.write(
    'browser: no Chromium was found and none could be installed. Install one ("apt-get install chromium", or Google Chrome), or connect to the network once, and run the tests again.\n',
  );
  process.exit(1);
}
process.stdout.write(`${path}\n`);

function onMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...usualPlaces].find(isExecutable);
}

function playwrights(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installPlaywrights(): string | undefined {
  process.stderr.write("browser: fetching Playwright's Chromium (once)\n");
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 240_000 });
  return playwrights();
}

function installSystems(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  process.stderr.write("browser: installing the system's Chromium (once)\n");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: ['ignore', 2, 2], env });
  for (const name of [...headless, 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-q', name], { stdio: ['ignore', 2, 2], env });
    const path = onMachine();
    if (path !== undefined) return path;
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
