import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, enter, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

describe('a screen that cannot be shown', () => {
  const answers = { 503: 'Quarry is under maintenance', 500: 'This could not be loaded' };

  it.each([503, 500] as const)('names the cause and one next step when the server answers %i', async (status) => {
    await page.route('**/graphql', (route) => route.fulfill({ status, body: 'no' }));
    await page.goto(address('/'));
    await heading(page, answers[status]);
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute('**/graphql');
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Dashboard');
  });

  it('says so when the server cannot be reached, and goes on by itself when it can', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(address('/'));
    await heading(page, 'The server cannot be reached');
    await expect.poll(() => page.locator('main').innerText()).toContain('Check the connection');
    await page.unroute('**/graphql');
    await heading(page, 'Dashboard');
  });

  it('says so when the scripts of a screen cannot be fetched, and shows it when they can', async () => {
    await open(page, '/', 'Dashboard');
    await page.route('**/assets/offers-list*', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Offers', exact: true })
      .click();
    await heading(page, 'The server cannot be reached');
    await page.unroute('**/assets/offers-list*');
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Offers');
    expect(page.url()).toBe(address('/offers'));
  });

  it('stays where it is when the connection is cut before a screen was fetched, and shows it when it is back', async () => {
    await open(page, '/', 'Dashboard');
    await page.context().setOffline(true);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Crawlers', exact: true }).click();
    await heading(page, 'The server cannot be reached');
    await expect.poll(() => menu.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await heading(page, 'Crawlers');
    expect(page.url()).toBe(address('/crawlers'));
    // Dressed, too: a style sheet that could not be fetched is fetched again.
    const display = () =>
      page
        .locator('main header')
        .first()
        .evaluate((header) => getComputedStyle(header).display);
    await expect.poll(display).toBe('flex');
  });

  it('keeps the screen where a part of it is first asked for while nothing can be fetched', async () => {
    await open(page, '/brands', 'Brands');
    await visitor.untilQuiet();
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByText('This part could not be fetched').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('says above a screen that stands that the server no longer answers, until it does', async () => {
    await open(page, '/shops', 'Shops');
    const cut = ['**/graphql', '**/healthz'];
    for (const door of cut) await page.route(door, (route) => route.abort());
    await page
      .getByRole('searchbox', { name: /search/i })
      .first()
      .fill('kern');
    await page.getByText('The server does not answer.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    for (const door of cut) await page.unroute(door);
    await page.getByText('The server does not answer.').waitFor({ state: 'detached' });
  });

  it.each(['/offers/%00', '/offers/..%2f..%2fetc', '/brands/%E0%A4%A', '/brands/%?q=%'])(
    'answers the address %s, which no file can have, with the same screen',
    async (path) => {
      const answer = await page.request.get(address('/'), { headers: { accept: 'text/html' } });
      const same = await page.request.get(address(path), { headers: { accept: 'text/html' } });
      expect([same.status(), same.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(same.headers()['content-security-policy']).toBe(answer.headers()['content-security-policy']);
    },
  );

  it('says of a record whose address cannot be read that it is not there', async () => {
    await open(page, '/brands/%E0%A4%A', 'Not found');
    await expect.poll(() => page.title()).toBe('Not found · Brand · Quarry');
  });

  it('says so in the tab and above when a record is gone', async () => {
    await open(page, '/brands/01990000-0000-7000-8000-000000000000', 'Not found');
    await expect.poll(() => page.title()).toBe('Not found · Brand · Quarry');
  });

  it('says when somebody signs out, from the palette too, that the server was not told', async () => {
    const cut = await openVisitor();
    await enter(cut.page);
    await cut.page.route('**/jwt/logout', (route) => route.abort());
    await cut.page.keyboard.press('ControlOrMeta+k');
    await cut.page.getByRole('combobox').fill('log out');
    await cut.page.getByRole('option', { name: 'Log out' }).click();
    await cut.page.getByText(/You are logged out here/).waitFor();
    await expect.poll(() => cut.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await cut.leave();
  });

  it('says who can change it when the person’s role does not include it, and opens by itself once it does', async () => {
    const analyst = await openVisitor();
    await enter(analyst.page);
    const ability = ['Auth', 'Dashboard', 'Product'].map((subject) => ({ action: 'read', subject }));
    await analyst.page.route('**/jwt/user-data', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), ability } });
    });
    await analyst.page.goto(address('/crawlers/new'));
    await heading(analyst.page, 'You may not open this page');
    await analyst.untilQuiet();
    expect(await faultsOf(analyst.page)).toEqual([]);
    const menu = analyst.page.getByRole('navigation', { name: 'Main menu' });
    await expect
      .poll(() => menu.getByRole('list').getByRole('link').allInnerTexts())
      .toEqual(['Dashboard', 'Jobs', 'Bin', 'Products', 'Archive product']);
    await analyst.page.locator('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(analyst.page, 'Dashboard');
    await open(analyst.page, '/brands/new', 'You may not open this page');
    await analyst.page.unrouteAll({ behavior: 'wait' });
    await heading(analyst.page, 'Add brand');
    await analyst.leave();
  });

  it.each(['/no/such/place', '/kit/list'])('leads from %s, which does not exist, to the dashboard', async (path) => {
    await open(page, path, 'This page does not exist');
    await expect.poll(() => page.title()).toBe('This page does not exist · Quarry');
    await page.locator('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(page, 'Dashboard');
    expect(page.url()).toBe(address('/'));
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console but those of a server that was cut off', () => {
    expect(
      visitor.complaints.filter((complaint) => !/Failed to (?:load resource|fetch dynamically)/.test(complaint)),
    ).toEqual([]);
  });
});
