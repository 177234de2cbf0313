import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { admit } from './people.ts';
import { logIn, openVisitor, type Visitor } from './visitor.ts';

const address = (path: string) => new URL(path, inject('address')).href;
const { email, password } = inject('administrator');

let visitor: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  visitor = await openVisitor();
  context = visitor.page.context();
  await logIn(visitor.page);
});

afterAll(() => visitor.leave());

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const isAtLogIn = (page: Page) => page.getByRole('button', { name: 'Log in' }).waitFor();

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends the session on the server, as a disabling elsewhere would; the browser does not know. */
async function endElsewhere(page: Page): Promise<void> {
  const refreshToken = await stored(page, 'refreshToken');
  const answer = await page.request.post(address('/jwt/logout'), { data: { refreshToken } });
  expect(answer.status()).toBe(200);
}

describe('a session in two tabs', () => {
  it('is refreshed once when both are refused at the same time, and both go on', async () => {
    const tabs = [visitor.page, await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(address('/brands'))));
    await Promise.all(tabs.map((tab) => heading(tab, 'Brands')));
    // A tab that is left while it refreshes never hears the answer, and asks again: in neither does the dashboard run meanwhile.
    await Promise.all(tabs.map((tab) => tab.goto(address('/config.json'))));
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/jwt/refresh-token')) refreshes.push(request.url());
    });
    const before = await stored(visitor.page, 'refreshToken');
    await visitor.page.evaluate(() => localStorage.setItem('accessToken', 'one.that.ended'));
    await Promise.all(tabs.map((tab) => tab.goto(address('/shops'))));
    await Promise.all(tabs.map((tab) => heading(tab, 'Shops')));
    await expect.poll(() => stored(visitor.page, 'accessToken')).not.toBe('one.that.ended');
    await Promise.all(tabs.map((tab) => tab.goto(address('/products'))));
    await Promise.all(tabs.map((tab) => heading(tab, 'Products')));
    expect(refreshes).toHaveLength(1);
    await expect.poll(() => stored(visitor.page, 'refreshToken')).not.toBe(before);
    await tabs[1]?.close();
  });

  it('ends in both when one signs out, on the server too', async () => {
    const other = await context.newPage();
    await other.goto(address('/brands'));
    await heading(other, 'Brands');
    const refreshToken = await stored(other, 'refreshToken');
    await visitor.page.getByRole('button', { name: 'Account' }).click();
    await visitor.page.getByRole('menuitem', { name: 'Log out' }).click();
    await Promise.all([isAtLogIn(visitor.page), isAtLogIn(other)]);
    expect(await Promise.all(['accessToken', 'refreshToken', 'userData'].map((key) => stored(other, key)))).toEqual([
      null,
      null,
      null,
    ]);
    await expect
      .poll(async () => (await other.request.post(address('/jwt/refresh-token'), { data: { refreshToken } })).status())
      .toBe(401);

    await signInAgain(other);
    await heading(other, 'Brands');
    await other.close();
  });
});

describe('a session that ended', () => {
  it('leads to the log-in, and from there back to the form with what was typed', async () => {
    const { page } = visitor;
    await page.goto(address('/brands/new'));
    await page.getByLabel('Name').fill('Typed before it ended');
    // With the very request: a page that hears of the end before it sends leaves by itself, and its button with it.
    await page.route('**/graphql', async (route, request) => {
      if (request.postData()?.includes('"CreateBrand"')) await endElsewhere(page);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add brand' }).click();
    await isAtLogIn(page);
    await page.getByText('your session has ended').waitFor();
    await page.unroute('**/graphql');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/brands/new');

    await signInAgain(page);
    await heading(page, 'Add brand');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Typed before it ended');
    await page.getByText('Your earlier input is restored.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
  });

  it.each(['//example.test/', 'https://example.test/', '/\\example.test', '/.//example.test'])(
    'never leads to another site, such as %s',
    async (elsewhere) => {
      const { page } = visitor;
      await page.evaluate(() => localStorage.clear());
      await page.goto(address(`/login?returnTo=${encodeURIComponent(elsewhere)}`));
      await signInAgain(page);
      await heading(page, 'Dashboard');
      expect(page.url()).toBe(address('/'));
    },
  );

  it('is mended when only its refresh token can be read', async () => {
    const { page } = visitor;
    await page.evaluate(() => {
      localStorage.setItem('userData', '{broken');
      localStorage.removeItem('accessToken');
    });
    await page.goto(address('/brands'));
    await heading(page, 'Brands');
    expect(JSON.parse((await stored(page, 'userData')) ?? '')).toMatchObject({
      email,
      ability: expect.arrayContaining([{ action: 'manage', subject: 'all' }]),
    });
  });
});

describe('registration', () => {
  it('makes an account that may do nothing until an administrator lets it in, which shows by itself as its end does', async () => {
    const { page } = visitor;
    await page.evaluate(() => localStorage.clear());
    await page.goto(address('/login?returnTo=/brands'));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill('newcomer');
    await page.getByLabel('E-mail').fill('newcomer@example.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('long enough for that');
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Your account is waiting for approval');
    expect(page.url()).toBe(address('/brands'));
    expect(JSON.parse((await stored(page, 'userData')) ?? '')).toMatchObject({
      ability: [{ action: 'read', subject: 'Auth' }],
    });
    await expect.poll(() => page.getByRole('navigation').getByRole('link', { name: 'Brands' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Check again' }).click();
    await heading(page, 'Your account is waiting for approval');
    await admit('newcomer@example.test', 'analyst');
    await heading(page, 'Brands');
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).waitFor();
    await endElsewhere(page);
    await isAtLogIn(page);
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
