import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, enter, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

describe('the palette and the stars', () => {
  const palette = () => page.getByRole('dialog', { name: 'Find anything' });
  /** Opens it; what is typed before it stands belongs to the screen. */
  const find = async () => {
    await page.keyboard.press('Control+k');
    await palette().getByRole('combobox').waitFor();
  };

  it('finds a record by its name, a page and an action, by keys alone', async () => {
    await open(page, '/brands/new', 'Add brand');
    await page.getByLabel('Name').fill('Zimtwald');
    await page.getByRole('button', { name: 'Add brand' }).click();
    await heading(page, 'Zimtwald');
    await open(page, '/', 'Dashboard');

    await find();
    await palette().getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Zimtwald' }).waitFor();
    await page.keyboard.type('brand: zimt');
    await palette().getByRole('group', { name: 'Brands' }).getByRole('option', { name: 'Zimtwald' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading(page, 'Zimtwald');

    await find();
    await page.keyboard.type(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await palette().getByRole('group', { name: 'Brands' }).getByRole('option', { name: 'Zimtwald' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('add crawl');
    await palette().getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Add crawler' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('layout');
    await palette().getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Layout' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Layout' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes over from a menu that is open, with all that is typed, and gives the focus back to its button', async () => {
    await open(page, '/', 'Dashboard');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menu').waitFor();
    // As fast as keys come, and it has not been drawn before.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('brands');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(() => palette().getByRole('combobox').inputValue()).toBe('brands');
    await page.keyboard.press('Escape');
    await page.locator('button[aria-label="Account"]:focus').waitFor();
  });

  it('runs at once what stands first', async () => {
    const noted = page.waitForResponse((response) => (response.request().postData() ?? '').includes('NoteVisit'));
    await open(page, '/brands', 'Brands');
    await noted;
    await open(page, '/shops', 'Shops');
    await find();
    await palette().getByRole('group', { name: 'Recent' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Brands');
    await expect.poll(() => palette().count()).toBe(0);
  });

  it('shows four of a group and the way to all of them', async () => {
    await find();
    const pages = palette().getByRole('group', { name: 'Pages' }).getByRole('option');
    await pages.last().waitFor();
    await expect.poll(() => pages.count()).toBe(5);
    await palette().getByRole('option', { name: 'Show all in Pages' }).click();
    await expect.poll(() => pages.count()).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
  });

  it('keeps a starred list and a starred record for another browser, and lets them go', async () => {
    const star = page.getByRole('button', { name: 'Bookmark this screen' });
    const isKept = () =>
      page.waitForResponse((response) => /AddBookmark|RemoveBookmark/.test(response.request().postData() ?? ''));
    await open(page, '/brands?q=zimt&filter=status:ACTIVE', 'Brands');
    let kept = isKept();
    await star.click();
    await kept;
    await page.getByRole('link', { name: 'Zimtwald' }).click();
    await heading(page, 'Zimtwald');
    kept = isKept();
    await star.click();
    await kept;
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');

    const elsewhere = await openVisitor();
    await enter(elsewhere.page);
    await elsewhere.page.getByRole('button', { name: 'Bookmarks' }).click();
    const list = elsewhere.page.getByRole('dialog', { name: 'Bookmarks' });
    await list.getByText('zimt, ACTIVE').waitFor();
    await elsewhere.untilQuiet();
    expect(await faultsOf(elsewhere.page)).toEqual([]);
    await list.getByRole('link', { name: 'Brands' }).click();
    await heading(elsewhere.page, 'Brands');
    expect(elsewhere.page.url()).toBe(address('/brands?q=zimt&filter=status%3AACTIVE'));
    for (const name of ['Brands', 'Zimtwald']) {
      await elsewhere.page.getByRole('button', { name: 'Bookmarks' }).click();
      await list.getByRole('button', { name: `Remove bookmark: ${name}` }).click();
      await elsewhere.page.keyboard.press('Escape');
    }
    await elsewhere.page.getByRole('button', { name: 'Bookmarks' }).click();
    await list.getByText('No bookmarks yet.').waitFor();
    await elsewhere.leave();
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
