import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { wear } from './every-screen.ts';
import { isFullRun } from './full-run.ts';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { open, undoOf } from './visitor.ts';

type Created = { createCategory: { category: { id: string } } };

const ask = await askAsAdministrator();
const stamp = Date.now().toString(36);

async function add(names: Record<string, string>, parentId: string | null = null): Promise<string> {
  const lines = Object.entries(names).map(([locale, text]) => ({ locale, text }));
  const { createCategory }: Created = await ask(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }`,
    { input: { parentId, names: lines } },
  );
  return createCategory.category.id;
}
async function remove(id: string): Promise<void> {
  const { category }: { category: { version: number } } = await ask(
    'query ($id: ID!) { category(id: $id) { version } }',
    { id },
  );
  await ask('mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename } }', {
    id,
    version: category.version,
  });
}

const looks = [
  { skin: 'bordered', direction: 'ltr', width: 1440 },
  { skin: 'dark', direction: 'rtl', width: 360 },
] as const;

describe('categories that are merged', () => {
  it.each(isFullRun ? looks : looks.slice(1))(
    'show what changes first, lead on by their old links, and come back by keys, at $width px in $skin',
    async (look) => {
      const name = (word: string) => `${word} ${stamp} ${look.width}`;
      const survivor = await add({ en: name('Bleibt') });
      const merged = await add({ en: name('Geht'), fr: name('Part') });
      const child = await add({ en: name('Kind') }, merged);
      const visitor = await openAs('administrator');
      const { page } = visitor;
      try {
        await page.setViewportSize({ width: look.width, height: 800 });
        await wear(visitor, { ...look, language: 'en' });
        await page.reload();
        await open(page, '/categories', 'Categories');
        const row = (text: string) =>
          page.getByRole('row').filter({ has: page.getByRole('link', { name: name(text), exact: true }) });
        await visitor.untilQuiet();
        for (const text of ['Bleibt', 'Geht']) {
          await row(text).focus();
          await page.keyboard.press('Space');
        }
        await page.getByRole('button', { name: 'Merge 2 categories' }).click();
        const dialog = page.getByRole('dialog', { name: 'Merge 2 categories' });
        await dialog.getByRole('radio', { name: name('Bleibt') }).press('Space');
        await dialog.getByText('Subcategories that move along').waitFor();
        await dialog.getByText(name('Part')).waitFor();
        await visitor.untilQuiet();
        expect(await faultsOf(page)).toEqual([]);
        await dialog.getByRole('button', { name: `Merge into ${name('Bleibt')}` }).press('Enter');
        await undoOf(page, name('Geht')).waitFor();
        await expect.poll(() => row('Geht').count()).toBe(0);
        await page.goto(new URL(`/categories/${merged}`, page.url()).href);
        await page.getByRole('heading', { name: name('Bleibt'), level: 1 }).waitFor();
        expect(page.url()).toContain(`/categories/${survivor}`);
        await page.getByText('Merged categories').first().waitFor();
        await visitor.untilQuiet();
        expect(await faultsOf(page)).toEqual([]);
        await page
          .getByRole('button', { name: /^Revert/ })
          .first()
          .press('Enter');
        await expect
          .poll(async () => {
            const { category }: { category: { path: string[] } } = await ask(
              'query ($id: ID!) { category(id: $id) { path } }',
              { id: child },
            );
            return category.path;
          })
          .toEqual([name('Geht'), name('Kind')]);
        expect(visitor.complaints).toEqual([]);
      } finally {
        await visitor.leave();
      }
      for (const id of [child, merged, survivor]) await remove(id);
    },
    120_000,
  );
});
