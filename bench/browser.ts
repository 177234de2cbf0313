import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Figure, median, milliseconds } from './figure.ts';
import { logInForBrowser, type Product } from './product.ts';

const command = 'npm run bench -- browser';
const root = join(import.meta.dirname, '..');
const rounds = 5;
const limitMs = 60_000;
/** Not a dependency: 176 MB that only this figure needs. */
const lighthouse = 'lighthouse@13.5.0';

/** What a person waits for in a browser: sizes, first rows, scrolling, searching, and what Lighthouse says of the log-in. */
export async function measureBrowser(product: Product): Promise<Figure[]> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const open = await signedIn(browser, product);
    return [
      ...measureSizes(),
      await measureFirstRows(open, product.address, 1, 1_000),
      await measureFirstRows(open, product.address, 4, 2_000),
      ...(await measureCalm(open, product.address)),
      ...(await measureUse(open, product.address)),
      ...(await measureLighthouse(product.address, executablePath)),
    ];
  } finally {
    await browser.close();
  }
}

/** Where the Chromium of this machine is. */
export function chromiumPath(): string {
  return printed('tooling/browser.ts').trim();
}

type Open = () => Promise<BrowserContext>;

/** Opens an empty browser profile that knows a session and nothing else. */
export async function signedIn(browser: Browser, product: Product): Promise<Open> {
  return async () => {
    const stored = await logInForBrowser(product);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript((entries: Record<string, string>) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return context;
  };
}

function measureSizes(): Figure[] {
  const line = /^(.+): ([\d.]+) kB gzip \(limit (\d+)\)$/;
  return printed('tooling/build.ts')
    .split('\n')
    .flatMap((text) => {
      const [, work = '', size = '', limit = ''] = line.exec(text) ?? [];
      if (work === '') return [];
      const name = work.replace(/assets\/([\w-]+)-[\w-]{8}\.js$/, '$1');
      return [figure(name, `${size} kB gzip`, `<= ${limit} kB`, Number(size) <= Number(limit))];
    });
}

/** From the address to the first rows of the list, with nothing kept from before. */
async function measureFirstRows(open: Open, address: string, slowdown: number, goalMs: number): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await open();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const startedAt = performance.now();
    await page.goto(`${address}/products`, { waitUntil: 'commit' });
    await firstRow(page);
    times.push(performance.now() - startedAt);
    await context.close();
  }
  const ms = median(times);
  const speed = slowdown === 1 ? 'full speed' : `${slowdown} x slower processor`;
  return figure(`first rows of the product list, cold, ${speed}`, milliseconds(ms), `<= ${goalMs} ms`, ms <= goalMs);
}

/** What moves under the eye while the list loads, and the longest task once it stands. */
async function measureCalm(open: Open, address: string): Promise<Figure[]> {
  const shifts: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${address}/products`);
    await firstRow(page);
    const { shift, longest } = await page.evaluate(async () => {
      const loadedAt = performance.now();
      const seen = { shift: 0, longest: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (startTime > loadedAt) seen.longest = Math.max(seen.longest, duration);
        }
      }).observe({ type: 'longtask', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return seen;
    });
    shifts.push(shift);
    tasks.push(longest);
    await context.close();
  }
  const [shift, task] = [median(shifts), median(tasks)];
  return [
    figure('cumulative layout shift of the product list', shift.toFixed(3), '<= 0.02', shift <= 0.02),
    figure('longest task after the product list has loaded', milliseconds(task), '<= 200 ms', task <= 200),
  ];
}

async function measureUse(open: Open, address: string): Promise<Figure[]> {
  const context = await open();
  const page = await context.newPage();
  await page.goto(`${address}/products`);
  await firstRow(page);
  const { frames, blank } = await page.evaluate(scrollThrough);
  const searches = await measureSearch(page);
  await context.close();
  const p95 = searches.toSorted((left, right) => left - right)[Math.floor(searches.length * 0.95)] ?? Number.NaN;
  return [
    figure('scrolling the product list', `${frames.toFixed(0)} frames/s`, '>= 55 frames/s', frames >= 55),
    figure('frames without a row while scrolling', String(blank), '0', blank === 0),
    figure('keystroke to server result, p95', milliseconds(p95), '<= 250 ms', p95 <= 250),
  ];
}

/** Runs in the page: three seconds of even scrolling; the frames drawn, and those that showed no row. */
async function scrollThrough(): Promise<{ frames: number; blank: number }> {
  const row = document.querySelector('main tbody tr');
  let scroller = row?.parentElement ?? null;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (!scroller) throw new Error('Nothing scrolls here.');
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const startedAt = performance.now();
  let drawn = 0;
  let blank = 0;
  while (performance.now() - startedAt < 3_000) {
    await new Promise(requestAnimationFrame);
    drawn += 1;
    scroller.scrollTop += 24;
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!middle?.closest('tr')) blank += 1;
  }
  return { frames: (drawn * 1000) / (performance.now() - startedAt), blank };
}

async function measureSearch(page: Page): Promise<number[]> {
  const field = page.locator('main input[type=search]').first();
  const times: number[] = [];
  for (const letters of ['ket', 'lam', 'cha', 'tab', 'des', 'mug', 'sof', 'pan']) {
    for (const letter of letters) {
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes('ProductsList') ?? false,
      );
      const startedAt = performance.now();
      await field.press(letter);
      await answered;
      times.push(performance.now() - startedAt);
    }
    await field.fill('');
    await page.waitForLoadState('networkidle');
  }
  return times;
}

/** Lighthouse at its own throttling, on the log-in of somebody who was never here. */
async function measureLighthouse(address: string, executablePath: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry lighthouse '));
  const output = join(folder, 'report.json');
  const flags = ['--quiet', '--preset=desktop', '--output=json', `--output-path=${output}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const { status, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', `${address}/login`, ...flags, chrome],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: executablePath } },
  );
  if (status !== 0) throw new Error(`Lighthouse could not be run: ${stderr.slice(-500)}`);
  const { categories } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  const goals = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;
  return Object.entries(goals).map(([name, goal]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return figure(`Lighthouse of the log-in, ${name}`, String(score), `>= ${goal}`, score >= goal);
  });
}

type Report = { categories: Record<string, { score: number } | undefined> };

async function firstRow(page: Page): Promise<void> {
  // Asked at every frame: a locator waits up to half a second between two looks.
  await page.waitForFunction(() => document.querySelector('main tbody tr[data-index] a') !== null, undefined, {
    polling: 'raf',
    timeout: limitMs,
  });
}

function printed(script: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}: ${stderr.trim()}`);
  return `${stdout}${stderr}`;
}

function figure(work: string, measured: string, goal: string, isMet: boolean): Figure {
  return { work, figure: measured, limit: '', ratio: undefined, goal, isMet, command };
}
