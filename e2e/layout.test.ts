import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, logIn, open, openVisitor, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const storedLayout = async (of: Page = page): Promise<Record<string, unknown>> =>
  JSON.parse((await of.evaluate(() => localStorage.getItem('layout'))) ?? '{}') as Record<string, unknown>;

async function openLayout(): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Layout' }).click();
  await page.getByRole('dialog', { name: 'Layout' }).waitFor();
}

async function choose(...choices: readonly [group: string, choice: string][]): Promise<void> {
  for (const [group, choice] of choices) {
    await page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  }
}

/** The next save of the layout, once the server has taken it. */
const untilKept = () =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes('SavePreferences'));

/** A choice is sent once it has rested, so a reset before that would leave nothing to send and nothing to wait for. */
async function reset(): Promise<void> {
  await expect.poll(() => storedLayout()).toMatchObject({ kept: { isUnsent: false } });
  const kept = untilKept();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await kept;
  await page.keyboard.press('Escape');
}

async function backToDefault(): Promise<void> {
  await openLayout();
  await reset();
}

const skins = ['Bordered', 'Light', 'Dark', 'Semi-dark'];
const colours = ['White', 'Copper', 'Blue', 'Green', 'Amber', 'Red', 'Dark'];
/** Each colour in one of the skins; by the full run, in each. */
const coloursIn = (skin: number) => colours.filter((_colour, place) => isFullRun || place % skins.length === skin);

describe('the menu', () => {
  it('shows the entries that are searched for, and all again after Escape', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const search = menu.getByRole('searchbox', { name: 'Search the menu' });
    await search.fill('add br');
    await expect.poll(() => menu.getByRole('list').getByRole('link').allInnerTexts()).toEqual(['Brands', 'Add Brand']);
    await search.fill('nothing like it');
    await menu.getByText('No menu entry matches.').waitFor();
    await search.press('Escape');
    await menu.getByRole('link', { name: 'Products', exact: true }).waitFor();
  });

  it('folds its groups one by one, stays so over a reload, and still finds what is folded away', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const group = menu.getByRole('button', { name: 'Catalogue' });
    await group.click();
    await page.reload();
    await heading(page, 'Dashboard');
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => menu.getByRole('link', { name: 'Brands' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await menu.getByRole('searchbox', { name: 'Search the menu' }).fill('brands');
    await menu.getByRole('link', { name: 'Brands' }).waitFor();
    await page.keyboard.press('Escape');
    await group.press('Enter');
    await menu.getByRole('link', { name: 'Brands' }).waitFor();
  });

  it('is collapsed by a button, and stays so over a reload', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Show or hide the menu' }).click();
    await page.reload();
    await heading(page, 'Dashboard');
    expect((await menu.boundingBox())?.width).toBe(64);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('menuCollapsed'))).toBe('true');
    await page.getByRole('button', { name: 'Show or hide the menu' }).click();
    expect((await menu.boundingBox())?.width).toBe(232);
  });

  it('lies across the window when it is horizontal, and leads on by keys', async () => {
    await openLayout();
    await choose(['Menu', 'Horizontal']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Catalogue' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Brands', exact: true }).press('Enter');
    await heading(page, 'Brands');
    expect(await faultsOf(page)).toEqual([]);

    // Whatever comes later finds its room: the screen below stands still.
    const top = async () => (await page.locator('main').boundingBox())?.y;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/menu-bar*', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await heading(page, 'Brands');
    const before = await top();
    release();
    await page.getByRole('button', { name: 'Catalogue' }).waitFor();
    expect(await top()).toBe(before);
    await page.unroute('**/assets/menu-bar*');
    await backToDefault();
  });
});

describe('the layout', () => {
  it('shows every choice at once, keeps it over a reload, and brings it to another browser', async () => {
    await open(page, '/', 'Dashboard');
    await openLayout();
    const kept = untilKept();
    await choose(
      ['Skin', 'Semi-dark'],
      ['Direction', 'Right to left'],
      ['Content', 'Boxed'],
      ['Navbar', 'Static'],
      ['Navbar colour', 'Copper'],
      ['Footer', 'Sticky'],
    );
    await kept;
    await page.keyboard.press('Escape');
    const look = (of: Page) =>
      of.evaluate(() => {
        const header = document.querySelector('header')!;
        const { dir, dataset } = document.documentElement;
        return {
          dir,
          skin: dataset.skin,
          navbar: header.dataset.navbar,
          colour: getComputedStyle(header).backgroundColor,
          menu: getComputedStyle(document.querySelector('nav[data-part="menu"]')!).backgroundColor,
          headerScrolls: document.querySelector('#page')!.contains(header),
          footerScrolls: document.querySelector('#page')!.contains(document.querySelector('footer')),
        };
      });
    const chosen = {
      dir: 'rtl',
      skin: 'semi-dark',
      navbar: 'static',
      colour: 'rgb(168, 74, 22)',
      menu: 'rgb(24, 27, 30)',
      headerScrolls: true,
      footerScrolls: false,
    };
    await expect.poll(() => look(page)).toEqual(chosen);
    await page.reload();
    await heading(page, 'Dashboard');
    await expect.poll(() => look(page)).toEqual(chosen);
    await expect.poll(() => storedLayout()).toMatchObject({ content: 'boxed', navbar: 'static', footer: 'sticky' });

    const elsewhere = await openVisitor();
    await logIn(elsewhere.page);
    await expect.poll(() => look(elsewhere.page)).toEqual(chosen);
    await elsewhere.leave();
    await backToDefault();
    await expect
      .poll(() => look(page))
      .toMatchObject({ dir: 'ltr', skin: 'bordered', navbar: 'floating', footerScrolls: true });
  });

  it('keeps the way to menu, palette and layout where menu and header are hidden', async () => {
    await openLayout();
    await page.getByRole('checkbox', { name: 'Menu hidden' }).check();
    await choose(['Navbar', 'Hidden'], ['Footer', 'Hidden']);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show or hide the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Brands' }).click();
    await heading(page, 'Brands');
    await page.getByRole('button', { name: 'Layout' }).click();
    await reset();
    await page.getByRole('banner').waitFor();
  });

  it('breaks no rule of WCAG 2.2 A and AA in any skin and any colour of the navbar, with the panel open too', async () => {
    const found: string[] = [];
    for (const [place, skin] of skins.entries()) {
      await openLayout();
      await choose(['Skin', skin]);
      if (skin === 'Bordered' || skin === 'Dark') found.push(...(await faultsOf(page)));
      for (const colour of coloursIn(place)) {
        await choose(['Navbar colour', colour]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        found.push(...(await faultsOf(page)).map((fault) => `${skin}, ${colour}: ${fault}`));
        await openLayout();
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await backToDefault();
    expect(found).toEqual([]);
  });

  it('is in the language that was chosen, without a reload', async () => {
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('button', { name: 'EN: Language' }).click();
    const kept = untilKept();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Konto' }).click();
    await page.getByRole('menuitem', { name: 'Darstellung' }).click();
    await page.getByRole('radio', { name: 'Halbdunkel' }).waitFor();
    await page.keyboard.press('Escape');
    await kept;
    const back = untilKept();
    await page.getByRole('button', { name: 'DE: Sprache' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await back;
    await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });
});

describe('the keys', () => {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

  it('lead to an area by g and its letter, are listed by ?, and are switched off over a reload', async () => {
    await open(page, '/brands', 'Brands');
    await visitor.untilQuiet();
    await page.keyboard.press('g');
    await page.getByText('Go to').waitFor();
    await page.keyboard.press('s');
    await heading(page, 'Shops');
    await page.keyboard.press('?');
    const all = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await all.getByRole('region', { name: 'On this screen' }).getByText('Peek').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await all.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await heading(page, 'Shops');
    await visitor.untilQuiet();
    await expect.poll(() => page.getByRole('main').getByText('Search', { exact: true }).count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await all.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await all.waitFor({ state: 'detached' });
  });

  it('go on from where they were when what lay over the screen is closed', async () => {
    await open(page, '/brands', 'Brands');
    for (const opener of ['More filters', 'Columns and rows', 'Export', 'Save as a new view', 'Find anything']) {
      await page.getByRole('button', { name: opener }).focus();
      await page.keyboard.press('Enter');
      const over = page.getByRole('dialog');
      await over.waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
      await page.keyboard.press('Escape');
      await over.waitFor({ state: 'detached' });
      await expect.poll(() => focused()).toContain(opener);
    }
    await page.getByRole('button', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Layout' }).press('Enter');
    await page.getByRole('dialog', { name: 'Layout' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Layout' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused()).toBe('Account');
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
