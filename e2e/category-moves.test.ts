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

async function add(name: string, parentId: string | null = null): Promise<string> {
  const { createCategory }: Created = await ask(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }`,
    { input: { parentId, names: [{ locale: 'en', text: name }] } },
  );
  return createCategory.category.id;
}
const remove = async (id: string, version: number) =>
  ask('mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename } }', {
    id,
    version,
  });

const looks = [
  { skin: 'bordered', direction: 'ltr', width: 1440 },
  { skin: 'dark', direction: 'rtl', width: 360 },
] as const;

describe('a branch that is moved', () => {
  it.each(isFullRun ? looks : looks.slice(1))('shows what changes first, at $width px in $skin', async (look) => {
    const [from, to] = [`Aus ${stamp} ${look.width}`, `Nach ${stamp} ${look.width}`];
    const into = look.direction === 'rtl' ? 'Alt+Shift+ArrowLeft' : 'Alt+Shift+ArrowRight';
    const target = await add(to);
    const branch = await add(from);
    const child = await add(`Blatt ${stamp} ${look.width}`, branch);
    const mover = await openAs('administrator');
    try {
      await mover.page.setViewportSize({ width: look.width, height: 800 });
      await wear(mover, { ...look, language: 'en' });
      await open(mover.page, '/categories', 'Categories');
      const row = mover.page
        .getByRole('row')
        .filter({ has: mover.page.getByRole('link', { name: from, exact: true }) });
      await mover.untilQuiet();
      await row.focus();
      await mover.page.keyboard.press(into);
      const question = mover.page.getByRole('dialog', { name: `Move ${from}?` });
      await question.getByText(`${to} › ${from}`).waitFor();
      await question.getByText('Subcategories that move along').waitFor();
      await mover.untilQuiet();
      expect(await faultsOf(mover.page)).toEqual([]);
      await mover.page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => row.getAttribute('aria-level')).toBe('1');
      await row.focus();
      await mover.page.keyboard.press(into);
      await question.getByRole('button', { name: 'Move', exact: true }).click();
      await undoOf(mover.page, from).waitFor();
      await expect.poll(() => row.getAttribute('aria-level')).toBe('2');
      expect(mover.complaints).toEqual([]);
    } finally {
      await mover.leave();
    }
    await remove(child, 1);
    await remove(branch, 2);
    await remove(target, 1);
  });
});
