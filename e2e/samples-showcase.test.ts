import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name });

describe('the components', () => {
  it('are used by keyboard: tabs, a carousel, a dialog, a menu', async () => {
    await open(page, '/ui/components', 'Components');
    await main().getByRole('tab', { name: 'The shelf' }).focus();
    await page.keyboard.press('ArrowRight');
    await main().getByRole('tabpanel').getByText('Brass, warm light').waitFor();
    await button('Next').first().click();
    await main().getByText('2 of 3').waitFor();
    await button('Open a drawer').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button('What to do').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Move' }).click();
    await page.getByText('Move was chosen').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the extensions', () => {
  it('find films by a part of their title, the best first and few at a time', async () => {
    await open(page, '/ui/extensions', 'Extensions');
    const films = page.getByRole('option');
    await main().getByRole('combobox', { name: 'Title of a film' }).click();
    await expect.poll(() => films.count()).toBe(6);
    await page.keyboard.type('the');
    await expect.poll(() => films.count()).toBe(6);
    const ranks = (await films.allInnerTexts()).map((text) => Number(/Rank (\d+)/.exec(text)?.[1]));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect((await films.allInnerTexts()).every((text) => /, 19\d\d$/.test(text))).toBe(true);
    await page.keyboard.type(' zzz');
    await page.getByText('No film has these words.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('move rows by drag and by button, walk a tour, and open a menu on the right button', async () => {
    const rows = () => main().locator('#sorting ol li').allInnerTexts();
    await button('Move Kveld down').click();
    await expect.poll(rows).toEqual(['Belvane', 'Kveld', 'Cairn', 'Harbour Day']);
    await main().locator('#sorting').getByText('Cairn').dragTo(main().locator('#sorting').getByText('Belvane'));
    await expect.poll(rows).toEqual(['Cairn', 'Belvane', 'Kveld', 'Harbour Day']);
    await button('Start the tour').click();
    await page.getByText('1 of 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('2 of 3').count()).toBe(0);
    await button('A card with a menu').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Delete was chosen').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe('icons, colours and type', () => {
  it('narrow the icons while typing, and say when there is none', async () => {
    await open(page, '/ui/icons', 'Icons');
    await main().getByRole('searchbox').fill('building ware');
    await expect.poll(() => main().locator('li button').allInnerTexts()).toEqual(['building-warehouse']);
    await page.goto(address('/ui/icons?q=elephant'));
    await main().getByText('No icon has this name').waitFor();
    await main().getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => main().locator('li button').count()).toBeGreaterThan(100);
    expect(visitor.complaints).toEqual([]);
  });

  it('state the contrast of each colour', async () => {
    await open(page, '/ui/colors', 'Colours');
    const text = await main().locator('#words li').first().innerText();
    expect(text).toMatch(/#1c1f22[^]*16\.\d : 1 on the surface: enough for text/);
  });

  it('follow the size of type that the browser is set to', async () => {
    await page.goto(address('/ui/typography'));
    await heading(page, 'Typography');
    const size = () =>
      main()
        .locator('[data-size="base"]')
        .evaluate((line) => getComputedStyle(line).fontSize);
    await expect.poll(() => size()).toBe('14px');
    await page.evaluate(() => (document.documentElement.style.fontSize = '20px'));
    await expect.poll(() => size()).toBe('17.5px');
  });
});
