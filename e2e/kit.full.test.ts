import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { wear, type Look } from './every-screen.ts';
import { faultsOf } from './screen-faults.ts';
import { address, enter, openVisitor, type Visitor } from './visitor.ts';

const root = join(import.meta.dirname, '..');
/** A deadline against hanging: the first page is built while it is asked for. */
const startLimitMs = 120_000;

const looks: readonly Look[] = [
  { skin: 'bordered', direction: 'ltr', width: 1280, language: 'en' },
  { skin: 'dark', direction: 'rtl', width: 1280, language: 'de' },
  { skin: 'bordered', direction: 'rtl', width: 360, language: 'fr' },
  { skin: 'dark', direction: 'ltr', width: 360, language: 'pt' },
];

const person = {
  id: 'ada',
  username: 'ada',
  fullName: 'Ada',
  email: 'ada@shop.example',
  avatar: null,
  role: 'administrator',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: {},
};

let development: ChildProcess;
let base: string;
let visitor: Visitor;
let parts: readonly string[];

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  development = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: join(root, 'web'), stdio: 'ignore', env: { ...process.env, PORT: new URL(inject('address')).port } },
  );
  visitor = await openVisitor();
  const { page } = visitor;
  await vi.waitUntil(() => fetch(base).catch(() => undefined), { timeout: startLimitMs, interval: 200 });
  await page.goto(`${base}/kit/nothing`, { timeout: startLimitMs });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: startLimitMs });
  await page.route('**/jwt/user-data', (route) => route.fulfill({ json: person }));
  await page.evaluate((userData) => {
    localStorage.setItem('accessToken', 'a');
    localStorage.setItem('refreshToken', 'r');
    localStorage.setItem('userData', userData);
  }, JSON.stringify(person));
  parts = await page.getByRole('navigation', { name: 'Parts of the kit' }).getByRole('link').allInnerTexts();
}, 2 * startLimitMs);

afterAll(async () => {
  await visitor.leave();
  development.kill('SIGTERM');
  await once(development, 'exit');
});

describe('the living page', { timeout: 300_000 }, () => {
  it.each(looks)(
    'breaks no rule in any part and state, in $skin, $direction, $width pixels wide, $language',
    async (look) => {
      await wear(visitor, look);
      const found: string[] = [];
      for (const part of parts) {
        await show(part);
        found.push(...(await faultsOf(visitor.page)));
      }
      expect(found).toEqual([]);
    },
  );

  it('narrows a list, says which filter to remove, and peeks at a row', async () => {
    await wear(visitor, looks[0]!);
    await show('list');
    const { page } = visitor;
    await page.getByRole('searchbox').fill('no such kettle');
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click();
    await page.getByRole('row').filter({ hasText: 'Kettle 001' }).getByText('Archived').click();
    await page.getByRole('complementary').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('selects everything, does it, and says what was refused', async () => {
    await show('list');
    const { page } = visitor;
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
    await page.getByRole('button', { name: 'Select all 400 matching rows' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Archive 400' }).click();
    await page.getByRole('dialog', { name: 'Archive 400' }).getByRole('button', { name: 'Archive 400' }).click();
    const result = page.getByRole('dialog', { name: 'Result' });
    await result.getByText('Kettle 007: It boils. Let it cool down first.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('builds a filter of conditions in groups', async () => {
    await show('list');
    const { page } = visitor;
    await page.getByRole('button', { name: 'More filters' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Condition' }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('opens a change of a history, which can be taken back in part', async () => {
    await show('history');
    const { page } = visitor;
    await page.getByText('Name, Material').click();
    await page.getByRole('button', { name: 'Revert Name' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('counts the problems of a form at its top, each at its field', async () => {
    await show('form');
    const { page } = visitor;
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('It boils.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('2 fields need attention').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('asks, shows both sides of a conflict, offers the way back, and explains a refusal', async () => {
    await show('messages');
    const { page } = visitor;
    for (const [button, dialog] of [
      ['Ask', 'Archive the kettle?'],
      ['Conflict', 'Somebody saved a newer version'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('This is not possible now').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The kettle is archived.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('left no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('what is built', () => {
  it('holds nothing of the living page', async () => {
    const scripts = globSync('web/dist/assets/*.js', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((script) => /KitRows|Kettle 00|Parts of the kit/.test(script))).toEqual([]);
    await visitor.page.unrouteAll();
    await enter(visitor.page);
    await visitor.page.goto(address('/kit/list'));
    await visitor.page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  });
});

/** Opens one part and waits until it stands; what waits for its rows there waits for ever. */
async function show(part: string): Promise<void> {
  const { page } = visitor;
  const width = page.viewportSize()?.width ?? 1280;
  await page.setViewportSize({ width, height: 800 });
  // No server is asked, so that all there is to wait for are the page's own modules.
  await page.goto(`${base}/kit/${part}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const busy = page.locator('[aria-busy="true"]').first();
  await busy.waitFor({ state: /^(?:list|tree)-loading$/.test(part) ? 'attached' : 'detached' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
