import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { stroll } from './every-screen.ts';
import { acceptAll, addShop, dig, watchCrawl } from './first-products.ts';
import { isFullRun } from './full-run.ts';
import { address, goTo, logIn, openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await openVisitor();
  await logIn(visitor.page);
});

afterAll(() => visitor.leave());

describe('the way from an empty installation to a product', () => {
  it('shows one next step where there is nothing yet', async () => {
    await visitor.page.getByRole('heading', { name: 'Start with a shop' }).waitFor();
    expect(await visitor.page.getByLabel('Shop URL').isEditable()).toBe(true);
  });

  // Every other screen while there is nothing: `empty.full.test.ts`.
  it('breaks no rule of WCAG 2.2 A and AA in a list of nothing, fits its window and cuts no text', async () => {
    expect(await stroll(visitor, ['/', '/products', '/orders', '/review'])).toEqual([]);
  });

  it.each([
    ['no address', 'not an address', /not a web address.*https:/],
    ['a private address', 'http://192.168.1.1/', /private or reserved network/],
    ['another scheme', 'ftp://shop.example/', /not the URL of a web site.*https:/],
    ['a shop that never answers', inject('silentAddress'), /not answer|no answer|answered nothing|too long|in time/i],
  ])('says in a sentence what is wrong with %s', async (_what, typed, sentence) => {
    const { page } = visitor;
    await goTo(page, 'Add shop');
    await page.getByRole('textbox', { name: 'URL' }).first().fill(typed);
    await page.getByRole('button', { name: 'Analyse' }).click();
    const alert = page.locator('main').getByRole('alert').first();
    await alert.waitFor({ timeout: 25_000 });
    await expect.poll(() => alert.innerText()).toMatch(sentence);
  });

  it('shows within 20 seconds what a shop offers, and adds it with its crawler and grabber', async () => {
    await addShop(visitor.page, inject('shopAddress'));
    expect(new URL(visitor.page.url()).pathname).toMatch(/^\/shops\/[0-9a-f-]{36}$/);
  });

  it('shows the crawl on its page until it ended', async () => {
    const { page } = visitor;
    await watchCrawl(page);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Product pages\s+[1-9]/);
  });

  it('lists the offers that were found', async () => {
    const { page } = visitor;
    await goTo(page, 'Offers');
    await page.locator('main a[href*="/offers/"]').first().waitFor();
    await expect.poll(() => page.locator('main a[href*="/offers/"]').count()).toBeGreaterThan(10);
  });

  it('processes the offers with an excavator', async () => {
    await dig(visitor.page);
    expect(new URL(visitor.page.url()).pathname).toMatch(/^\/excavators\/runs\/[0-9a-f-]{36}$/);
  });

  it('accepts by key at the review desk, and takes it back by key', async () => {
    const { page } = visitor;
    await goTo(page, 'Review desk');
    const waiting = page.locator('main header').getByText(/^[\d,]+ to decide$/);
    await waiting.waitFor();
    await page.getByRole('heading', { name: /^Is this a/ }).waitFor();
    const before = await waiting.innerText();
    await page.keyboard.press('a');
    await page.getByText('1 decided').waitFor();
    await page.keyboard.press('u');
    await page
      .getByText(/^Undone: /)
      .first()
      .waitFor();
    await expect.poll(() => waiting.innerText()).toBe(before);
  });

  it('accepts everything else at once', async () => {
    const result = await acceptAll(visitor.page);
    expect(result).toMatch(/[\d,]+ done/);
    expect(result).not.toContain('refused');
  });

  it('leads from the list to a product and from a value to the page as it was', async () => {
    const { page } = visitor;
    await goTo(page, 'Products');
    await page.locator('main a[href*="/products/"]:not([href$="/new"])').first().click();
    await page.getByTitle('Lineage: Name').first().waitFor();
    // Sections that come later push the values down, and what hangs on a value that leaves the window is hidden.
    await visitor.untilQuiet();
    await page.getByTitle('Lineage: Name').first().click();
    const [stored] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Stored page' }).first().click(),
    ]);
    await stored.waitForLoadState();
    expect(new URL(stored.url()).pathname).toMatch(/^\/pages\/stored\//);
    const mark = stored.locator('mark');
    await expect.poll(() => mark.count()).toBeGreaterThan(0);
    // A small window: the mark is brought into view.
    await stored.setViewportSize({ width: 360, height: 240 });
    await stored.reload();
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect.poll(() => mark.first().evaluate(isInView)).toBe(true);
    await stored.close();
  });

  it.each([
    ['figure', 'figures', 6],
    ['box of the chain', 'chain', 4],
  ])('leads from each %s of a dashboard that has opened nothing else to its rows', async (_what, section, count) => {
    const { page } = visitor;
    const ways = page.locator(`section[aria-labelledby="${section}"] li > a`);
    // All must be links in a fresh dashboard; each needs one of its own, so the full run alone follows every one.
    for (let place = 0; place < (isFullRun ? count : 1); place += 1) {
      await page.goto(address('/'));
      await ways.nth(count - 1).waitFor();
      expect(await ways.count()).toBe(count);
      const target = await ways.nth(place).getAttribute('href');
      // A list that counts none says so, and shows a grid only until it knows.
      const isNone = /^0$/m.test(await ways.nth(place).innerText());
      await ways.nth(place).click();
      const main = page.locator('main');
      const rows = main.getByRole('grid').or(main.getByRole('table'));
      await (isNone ? main.locator('section').getByRole('heading', { level: 2 }) : rows).first().waitFor();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(target);
    }
  });

  it('left no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
