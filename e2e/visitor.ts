import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { afterAll, inject, vi } from 'vitest';

export type Visitor = {
  page: Page;
  /** What the console complained of; a refusal that the screen shows is no complaint. */
  complaints: string[];
  /** Waits until what the screen asked for has come and is drawn. */
  untilQuiet: () => Promise<void>;
  leave: () => Promise<void>;
};

/** Deadlines against hanging, not a speed: a busy machine takes its time. */
const patienceMs = 60_000;

/**
 * What the browser leaves: what Playwright leaves too, as far as it touches local pages (the last list counts), and the
 * pages of the address bar, which cost every window half a second of processor time.
 */
const leftOut =
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,' +
  'PaintHolding,PreconnectToSearch';

let running: Promise<Browser> | undefined;

/** The one browser of all tests of a process; it ends with the process. */
function browserOfAll(): Promise<Browser> {
  running ??= launch();
  return running;
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${leftOut}`],
  });
  // One that breaks off takes its test with it, and not those after.
  browser.once('disconnected', () => (running = undefined));
  return browser;
}

/** A window of its own, with storage, cookies and cache of its own. */
export async function openVisitor(viewport = { width: 1280, height: 800 }): Promise<Visitor> {
  const browser = await browserOfAll();
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  if (process.env.QUARRY_TEST_LATE === '1') await delayFrames(page);
  return { page, complaints: listen(page), untilQuiet: watchTraffic(page), leave: () => context.close() };
}

/** What a busy machine does now and then: what waits for the next frame of a page waits longer. */
export async function delayFrames(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const own = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => own(() => setTimeout(() => draw(performance.now()), ms));
  }, 150);
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isHandledRefusal = /^Failed to load resource:.* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isHandledRefusal) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** An open subscription keeps the network busy for ever, so the requests that end are counted instead. */
function watchTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const drawn = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelectorAll('[aria-busy="true"]').length;
    });
  return async () => {
    // Twice in a row, because what has come may make the screen ask for more.
    for (let calm = 0; calm < 2;) {
      await vi
        .waitUntil(() => underWay.size === 0, { timeout: patienceMs, interval: 20 })
        .catch((cause: unknown) => {
          const asked = [...underWay].map(
            (request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`,
          );
          throw new Error(`${page.url()} still waits for: ${asked.join('; ')}`, { cause });
        });
      calm = (await drawn()) === 0 && underWay.size === 0 ? calm + 1 : 0;
    }
  };
}

/** An address of the dashboard. */
export function address(path: string): string {
  return new URL(path, inject('address')).href;
}

/** Waits for the title of a screen. */
export async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Goes to a screen by its address and waits for its title. */
export async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(address(path));
  await heading(page, title);
}

/** A browser of its own in which the administrator is signed in, for all tests of a file; closed after them. */
export async function signedInVisitor(): Promise<Visitor> {
  const visitor = await openVisitor();
  afterAll(() => visitor.leave());
  await enter(visitor.page);
  return visitor;
}

/** Opens the dashboard as somebody who has signed in before: the log-in screen, which has tests of its own, takes time. */
export async function enter(page: Page, account = inject('administrator')): Promise<void> {
  // Any page of the product leads to its storage.
  await page.goto(address('/config.json'));
  await page.evaluate(async (body) => {
    const answer = await fetch('/jwt/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { accessToken, refreshToken, userData } = (await answer.json()) as Record<string, string>;
    Object.assign(localStorage, { accessToken, refreshToken, userData: JSON.stringify(userData) });
  }, account);
  await page.goto(address('/'));
  await page.locator('main h1').first().waitFor();
}

/** Signs in as somebody new to this browser does. */
export async function logIn(page: Page): Promise<void> {
  const { email, password } = inject('administrator');
  await page.goto(inject('address'));
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor();
}

/** The way back in the toast that stands in front of others, once it is the one that names this. */
export function undoOf(page: Page, name: string): Locator {
  const inFront = page.locator('[data-sonner-toast][data-front="true"]').filter({ hasText: name });
  return inFront.getByRole('button', { name: 'Undo' });
}

/** Clicks an entry of the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}
