import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { serveFiles } from './static-server.ts';
import { goTo, heading, openVisitor, type Visitor } from './visitor.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'quarry sample mode '));

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tooling/build-sample.ts'), '--outDir', folder], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The deeper place asks more of it; the other is walked as far in `test:full`, and opened once here. */
const walked = ['/some%20path/deep/', ...(isFullRun ? ['/'] : [])];

describe.each(walked)('the dashboard without a server, from files served under %s', (under) => {
  let host: Awaited<ReturnType<typeof serveFiles>>;
  let visitor: Visitor;
  /** What was asked of anything but the files of the dashboard. */
  const strayed: string[] = [];
  const at = (path: string) => `${host.address}${path}`;
  const url = () => visitor.page.url();
  const press = (name: string) => visitor.page.getByRole('button', { name, exact: true }).click();
  const stored = (key: string) => visitor.page.evaluate((key) => localStorage.getItem(key), key);

  async function open(path: string, title: string): Promise<void> {
    await visitor.page.goto(at(path));
    await heading(visitor.page, title);
    expect(url()).toBe(at(path));
  }

  async function logOut(): Promise<void> {
    await press('Account');
    await visitor.page.getByRole('menuitem', { name: 'Log out' }).click();
    await heading(visitor.page, 'Log in to Quarry');
  }

  beforeAll(async () => {
    host = await serveFiles(join(folder, 'dashboard'), under);
    visitor = await openVisitor();
    visitor.page.on('request', (request) => {
      const { href, protocol, pathname } = new URL(request.url());
      const isFile = href.startsWith(host.address) && ['GET', 'HEAD'].includes(request.method());
      const isServers = /^\/(graphql|jwt|config\.json|healthz|media|exports)\b/.test(pathname);
      if ((!isFile || isServers) && protocol.startsWith('http')) strayed.push(`${request.method()} ${href}`);
    });
  });
  afterAll(async () => {
    await visitor.leave();
    host.stop();
  });

  it('refuses a wrong password and lets a demonstration account in, to the sample e-commerce dashboard', async () => {
    const { page } = visitor;
    await page.goto(host.address);
    await heading(page, 'Log in to Quarry');
    await page.getByRole('button', { name: 'Log in as client' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Log in');
    await page.getByText('Enter your password.').waitFor();
    await page.getByLabel('E-mail').fill('admin@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('guessed');
    await press('Log in');
    await page.getByText('E-mail or password is wrong').waitFor();
    await press('Log in as administrator');
    await heading(page, 'E-commerce dashboard');
    expect(url()).toBe(host.address);
    await page.getByText('Revenue report').waitFor();
  });

  it('leads by the menu and by links, and opens the same record again after a reload', async () => {
    const { page } = visitor;
    await goTo(page, 'E-mail');
    await page.getByRole('link', { name: /Ten wrong sizes/ }).click();
    const mail = page.getByRole('article', { name: 'Ten wrong sizes' });
    await mail.waitFor();
    expect(url()).toBe(at('apps/email/inbox/2'));
    await page.reload();
    await mail.waitFor();
    expect(url()).toBe(at('apps/email/inbox/2'));
    await page.goBack();
    await expect.poll(() => mail.count()).toBe(0);
    expect(url()).toBe(at('apps/email'));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
    await page.keyboard.type('knowledge');
    await page.getByRole('option', { name: 'Knowledge base' }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Knowledge base');
    await press('Bookmark this screen');
    await page.getByRole('button', { name: 'Bookmark this screen', pressed: true }).waitFor();
  });

  it('opens addresses with records in them, with a search, outside the shell, and one that leads nowhere', async () => {
    await open('apps/invoice/preview/7012', 'Invoice 7012');
    await open('apps/invoice/print/7012', 'Invoice 7012');
    await open('apps/invoice/list?q=paid', 'Invoices');
    await open('pages/knowledge-base/people-and-rights', 'People and rights');
    await open('no/such/page', 'This page does not exist');
    const heads: string[] = [];
    visitor.page.on('request', (request) => request.method() === 'HEAD' && heads.push(request.url()));
    await open('404.html', 'This page does not exist');
    expect(heads).toEqual([at('first-paint.js')]);
    await visitor.page.goto(at('apps/invoice/list/'));
    await heading(visitor.page, 'Invoices');
    expect(url()).toBe(at('apps/invoice/list'));
  });

  it('has a page of its own for each entry of the menu', async () => {
    const links = visitor.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(paths.length).toBeGreaterThan(60);
    const answers = await Promise.all(paths.map(async (path) => `${path} ${(await fetch(path)).status}`));
    expect(answers).toEqual(paths.map((path) => `${path} 200`));
  });

  it('says of an area of the product that it needs the server, with a way on', async () => {
    await goTo(visitor.page, 'Products');
    await visitor.page.getByText('needs its server').waitFor();
    expect(await faultsOf(visitor.page)).toEqual([]);
    await visitor.page.getByRole('link', { name: 'Go to the sample dashboard' }).click();
    await heading(visitor.page, 'E-commerce dashboard');
    expect(url()).toBe(host.address);
    await open('brands/of-yesterday', 'Brand');
  });

  it('renews the session of ten minutes while it is open, and asks for it again after a longer absence', async () => {
    const { page } = visitor;
    await page.clock.install();
    // The session of the tests before may be minutes old by now.
    await logOut();
    await press('Log in as administrator');
    await expect.poll(() => stored('accessToken')).not.toBeNull();
    await open('apps/chat', 'Chat');
    const before = await stored('accessToken');
    await page.clock.fastForward('08:30');
    await expect.poll(async () => [null, before].includes(await stored('accessToken'))).toBe(false);
    await open('apps/todo', 'To-do');
    await page.clock.fastForward('11:00');
    await heading(page, 'Log in to Quarry');
    await expect.poll(() => stored('accessToken')).toBeNull();
    await press('Log in as administrator');
    await heading(page, 'To-do');
    expect(url()).toBe(at('apps/todo'));
  });

  it('logs out, makes an account, and shows a client what a client may see', async () => {
    const { page } = visitor;
    await logOut();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill('rosa');
    await page.getByLabel('E-mail').fill('rosa@new.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('plums ripen in august');
    await press('Create account');
    await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor();
    await logOut();
    await press('Log in as client');
    await goTo(page, 'Access control');
    await expect.poll(() => page.getByRole('link', { name: 'Products', exact: true }).count()).toBe(0);
    await page.getByText('For everybody').waitFor();
    await expect.poll(() => page.getByText('For those who may do more').count()).toBe(0);
    await open('products', 'Products');
    await page.getByText('needs its server').waitFor();
    await logOut();
    await page.goto(at('reset-password?token=from-nowhere'));
    await page.getByRole('button', { name: 'Log in as client' }).waitFor();
  });

  it('asked nobody but the host of its files, and complained of nothing', () => {
    expect(strayed).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});

it('opens the address of a record at the root of a host, through the log-in', async () => {
  const host = await serveFiles(join(folder, 'dashboard'), '/');
  const { page, complaints, leave } = await openVisitor();
  await page.goto(`${host.address}apps/email/inbox/2`);
  await page.getByRole('button', { name: 'Log in as administrator' }).click();
  await page.getByRole('article', { name: 'Ten wrong sizes' }).waitFor();
  expect(page.url()).toBe(`${host.address}apps/email/inbox/2`);
  expect(complaints).toEqual([]);
  await leave();
  host.stop();
});
