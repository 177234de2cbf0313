import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { wear } from './every-screen.ts';
import { isFullRun } from './full-run.ts';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { address, enter, heading, open, openVisitor, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;

/** Others use the same product. */
const stamp = Date.now().toString(36);
const lights = `Leuchten ${stamp}`;
const lamps = `Tischleuchten ${stamp}`;
const garden = `Garten ${stamp}`;
const rowOf = (name: string, on: Page = page) =>
  on.getByRole('row').filter({ has: on.getByRole('link', { name, exact: true }) });
/** Those of this test that stand in the tree, in their order. */
const shown = async () => {
  const names = await page.getByRole('row').locator('a').allTextContents();
  return names.filter((name) => name.includes(stamp));
};
const nameIn = (locale: string, on: Page = page) => on.getByRole('textbox', { name: `Name (${locale})` });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const add = async (name: string, locale = 'German') => {
  await nameIn(locale).fill(name);
  await press('Add category');
  await heading(page, name);
};
const openTree = async () => {
  await open(page, '/categories', 'Categories');
  await rowOf(lights).waitFor();
};
const openRecord = async (name: string, on: Page = page) => {
  await on.goto(address(`/categories?q=${encodeURIComponent(name)}`));
  await rowOf(name, on).getByRole('link', { name, exact: true }).click();
  await heading(on, name);
};

describe('categories', () => {
  it('are added with a German name, one below the other, and found by it', async () => {
    await open(page, '/categories/new', 'Add category');
    expect(await faultsOf(page)).toEqual([]);
    await add(lights);
    await page.getByRole('link', { name: 'Add subcategory' }).click();
    await heading(page, 'Add category');
    await expect.poll(() => page.getByRole('combobox', { name: 'Parent category' }).inputValue()).toBe(lights);
    await add(lamps);
    await page.getByRole('navigation', { name: 'Parent categories' }).getByRole('link', { name: lights }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await open(page, '/categories/new', 'Add category');
    await add(garden, 'English');

    await open(page, '/categories', 'Categories');
    await page.getByRole('searchbox', { name: 'Search in Categories' }).fill(lamps.toLowerCase());
    await rowOf(lamps).getByText(lights, { exact: true }).waitFor();
    await page.reload();
    await rowOf(lamps).getByText(lights, { exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`category: ${lamps}`);
    const found = page.getByRole('group', { name: 'Categories' });
    await found.getByRole('option', { name: `${lights} › ${lamps}` }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('stay open as they were, and are moved by keys and back', async () => {
    await openTree();
    await rowOf(lights)
      .getByRole('button', { name: `Expand ${lights}` })
      .click();
    await rowOf(lamps).waitFor();
    await page.reload();
    await rowOf(lamps).waitFor();
    expect(await shown()).toEqual([lights, lamps, garden]);
    await rowOf(garden).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await undoOf(page, garden).waitFor();
    await expect.poll(shown).toEqual([garden, lights, lamps]);
    await undoOf(page, garden).click();
    await expect.poll(shown).toEqual([lights, lamps, garden]);
  });

  it('are moved by a dialog, but not below themselves', async () => {
    await openTree();
    await rowOf(lights).focus();
    await page.keyboard.press('Shift+M');
    const dialog = page.getByRole('dialog', { name: `Move ${lights}` });
    await dialog.getByRole('searchbox').fill(stamp);
    await dialog.getByText('Nothing can be moved into itself or below itself.').first().waitFor();
    expect(await dialog.getByRole('radio', { name: lamps }).isDisabled()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('radio', { name: garden }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await undoOf(page, lights).waitFor();
    await expect.poll(shown).toEqual([garden]);
    await page.goBack();
    await openRecord(lights);
    await page.getByRole('navigation', { name: 'Parent categories' }).getByRole('link', { name: garden }).waitFor();
  });

  it('show both versions to anyone who saves over a newer one', async () => {
    await openRecord(lamps);
    const other = await openVisitor();
    try {
      await enter(other.page);
      await openRecord(lamps, other.page);
      await nameIn('French', other.page).fill(`Lampes ${stamp}`);
      await other.page.keyboard.press('Control+s');
      await other.page.getByText(`Category ${lamps} saved`).waitFor();
    } finally {
      await other.leave();
    }
    await nameIn('Portuguese').fill(`Candeeiros ${stamp}`);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Somebody saved a newer version' });
    await dialog.getByRole('group', { name: 'Name (French)' }).getByText(`Lampes ${stamp}`).waitFor();
    await dialog.getByRole('button', { name: 'Save selection' }).click();
    await page.getByText(`Category ${lamps} saved`).waitFor();
    await page.reload();
    await heading(page, lamps);
    expect(await nameIn('French').inputValue()).toBe(`Lampes ${stamp}`);
    expect(await nameIn('Portuguese').inputValue()).toBe(`Candeeiros ${stamp}`);
  });

  it('take one text of their history back', async () => {
    await openRecord(lamps);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Name (Portuguese)').first().click();
    await history.getByRole('button', { name: 'Revert Name (Portuguese)' }).click();
    await page.getByText('The change was reverted.').waitFor();
    await expect.poll(() => nameIn('Portuguese').inputValue()).toBe('');
    expect(await nameIn('French').inputValue()).toBe(`Lampes ${stamp}`);
  });

  it('hold products, which are counted up the tree, listed, and taken out of it', async () => {
    const product = `Lampe ${stamp}`;
    await open(page, '/products/new', 'Add product');
    await page.getByRole('textbox', { name: 'Name' }).fill(product);
    await page.getByRole('combobox', { name: 'Category' }).fill(lamps);
    await page.getByRole('option', { name: `${garden} › ${lights} › ${lamps}` }).click();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await press('Add product');
    await heading(page, product);
    const path = page.getByRole('navigation', { name: 'Category' }).first();
    for (const name of [garden, lights, lamps]) await path.getByRole('link', { name, exact: true }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);

    await page.goto(address(`/categories?q=${stamp}`));
    for (const name of [garden, lights, lamps])
      await rowOf(name).getByRole('link', { name: '1', exact: true }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await rowOf(garden).getByRole('link', { name: '1', exact: true }).click();
    await heading(page, 'Products');
    await page.getByRole('checkbox', { name: `Select ${product}` }).click();
    await press('Set the category of 1 product');
    const dialog = page.getByRole('dialog', { name: 'Set the category of 1 product' });
    await dialog.getByRole('checkbox', { name: 'No category' }).check();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Set the category of 1 product' }).click();
    await page.getByText('Done: Set the category of 1 product').waitFor();
    await page.getByRole('link', { name: product }).waitFor({ state: 'detached' });
  });

  it('are hidden several at once', async () => {
    await page.goto(address(`/categories?q=${stamp}`));
    await page.getByRole('checkbox', { name: `Select ${lights}` }).click();
    // The bar has two lines here, and rows go down when it comes.
    await page.getByRole('button', { name: 'Hide 1 category' }).waitFor();
    await page.getByRole('checkbox', { name: `Select ${lamps}` }).click();
    await press('Hide 2 categories');
    await page.getByText('Done: Hide 2 categories').waitFor();
    await expect.poll(() => page.getByRole('row').getByText('Hidden', { exact: true }).count()).toBe(2);
  });

  it('go to the bin once nothing belongs to them, and come back from it', async () => {
    await openRecord(lights);
    await press('Delete category');
    await page.getByText('The category still contains 1 subcategory.').waitFor();
    await openRecord(lamps);
    await press('Delete category');
    await heading(page, 'Categories');
    await undoOf(page, lamps).waitFor();
    await openRecord(lights);
    await press('Delete category');
    await heading(page, 'Categories');
    await undoOf(page, lights).click();
    await page.getByText(`${lights} is restored`).waitFor();

    await page.goto(address(`/bin?q=${encodeURIComponent(lamps)}`));
    await page.getByRole('row').filter({ hasText: lamps }).getByRole('button', { name: 'Restore' }).click();
    await openRecord(lamps);
    await page.getByRole('navigation', { name: 'Parent categories' }).getByRole('link', { name: lights }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('are read by an analyst, who is offered nothing to change', async () => {
    const analyst = await openAs('analyst');
    try {
      await analyst.page.goto(address(`/categories?q=${stamp}`));
      await rowOf(lamps, analyst.page).waitFor();
      expect(await analyst.page.getByRole('checkbox').count()).toBe(0);
      expect(await analyst.page.getByRole('link', { name: /^Add/ }).count()).toBe(0);
      await rowOf(lamps, analyst.page).getByRole('link', { name: lamps }).click();
      await heading(analyst.page, lamps);
      expect(await nameIn('German', analyst.page).isDisabled()).toBe(true);
      expect(await analyst.page.getByRole('button', { name: /^(Save|Move to|Delete)$| category$/ }).count()).toBe(0);
      await analyst.untilQuiet();
      expect(await faultsOf(analyst.page)).toEqual([]);
      expect(analyst.complaints).toEqual([]);
    } finally {
      await analyst.leave();
    }
  });
});

type Created = { createCategory: { category: { id: string } } };

describe('a category far below', () => {
  it.each(isFullRun ? [360, 1440] : [360])(
    'leads to each of those above it, where their path wraps at %d px',
    async (width) => {
      const ask = await askAsAdministrator();
      const ids: string[] = [];
      for (let level = 1; level <= 9; level += 1) {
        const text = `Ebene ${level} bei ${width}`;
        const { createCategory }: Created = await ask(
          `mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }`,
          {
            input: {
              parentId: ids.at(-1) ?? null,
              names: [{ locale: 'de', text }],
              slugs: [{ locale: 'de', text: `ebene-${level}-${width}` }],
            },
          },
        );
        ids.push(createCategory.category.id);
      }
      const deep = await openAs('administrator');
      await deep.page.setViewportSize({ width, height: 800 });
      await open(deep.page, `/categories/${ids.at(-1)}`, `Ebene 9 bei ${width}`);
      await deep.untilQuiet();
      expect(await faultsOf(deep.page)).toEqual([]);
      await wear(deep, { skin: 'bordered', direction: 'rtl', width, language: 'en' });
      await open(deep.page, `/categories/${ids.at(-1)}`, `Ebene 9 bei ${width}`);
      await deep.untilQuiet();
      expect(await faultsOf(deep.page)).toEqual([]);
      // From right to left the sign stands to the right of each name but the first.
      const steps = deep.page.getByRole('navigation', { name: 'Parent categories' }).getByRole('listitem');
      const room = await steps.evaluateAll((items) =>
        items.slice(1).map((item) => {
          const [whole, name] = [item.getBoundingClientRect(), item.querySelector('bdi')?.getBoundingClientRect()];
          return name ? [whole.right - name.right > 8, Math.abs(name.left - whole.left) < 2] : [];
        }),
      );
      expect(room).toEqual(Array.from({ length: 7 }, () => [true, true]));
      expect(deep.complaints).toEqual([]);
      await deep.leave();
      for (const id of ids.toReversed())
        await ask('mutation ($id: ID!) { deleteCategory(id: $id, version: 1) { __typename } }', { id });
    },
  );
});
