import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { wear } from './every-screen.ts';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { open } from './visitor.ts';

type Created = { createCategory: { category: { id: string } } };
/** Others use the same product. */
const stamp = Date.now().toString(36);
const [home, office, stools] = [`Haus ${stamp}`, `Büro ${stamp}`, `Hocker ${stamp}`];

describe('the coverage of categories', () => {
  it('leads from a number to its rows, by keyboard too, and back to the tree', async () => {
    const ask = await askAsAdministrator();
    const add = async (text: string, parentId: string | null = null) => {
      const { createCategory }: Created = await ask(
        'mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }',
        { input: { parentId, names: [{ locale: 'de', text }] } },
      );
      return createCategory.category.id;
    };
    await add(stools, await add(home));
    await add(stools, await add(office));

    const visitor = await openAs('administrator');
    const { page, untilQuiet } = visitor;
    await open(page, '/categories', 'Categories');
    const coverage = page.getByRole('navigation', { name: 'Coverage' });
    await coverage.getByText('More than 500 products 0').waitFor();
    await coverage.getByRole('link', { name: /^Same name elsewhere \d+$/ }).press('Enter');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: stools, exact: true }) });
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: home }).waitFor();
    await rows.filter({ hasText: office }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
    await coverage.getByRole('link', { name: 'Whole tree' }).click();
    await page.getByRole('link', { name: home, exact: true }).waitFor();

    const narrow = { skin: 'dark', direction: 'rtl', width: 360, language: 'de' } as const;
    await untilQuiet();
    await wear(visitor, narrow);
    await open(page, '/categories?filter=isEmpty:true', 'Kategorien');
    await rows.first().waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });
});
