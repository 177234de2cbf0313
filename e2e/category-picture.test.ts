import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { drawn } from './drawn.ts';
import { wear } from './every-screen.ts';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { open, undoOf } from './visitor.ts';

type Created = { createCategory: { category: { id: string } } };
const name = `Sessel ${Date.now().toString(36)}`;

describe('the picture of a category', () => {
  it('is uploaded, described, shown on the page and in the tree, removed and brought back', async () => {
    const ask = await askAsAdministrator();
    const { createCategory }: Created = await ask(
      'mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }',
      { input: { names: [{ locale: 'de', text: name }] } },
    );
    const path = `/categories/${createCategory.category.id}`;
    const visitor = await openAs('administrator');
    const { page, untilQuiet } = visitor;
    await open(page, path, name);
    const section = page.getByRole('region', { name: 'Picture', exact: true });
    const file = section.locator('input[type="file"]');
    const drawing = { name: 'chair.jpg', mimeType: 'image/jpeg' };
    await file.setInputFiles({ ...drawing, buffer: Buffer.from('<svg><script>alert(1)</script></svg>') });
    await section.getByText(/is no picture in JPEG/).waitFor();
    await file.setInputFiles({ ...drawing, buffer: await drawn(page) });
    await page.getByText(`Picture of ${name} saved`).waitFor();
    const picture = section.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Picture description (German)' }).fill('Ein roter Sessel');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`Category ${name} saved`).waitFor();
    await section.getByRole('img', { name: 'Ein roter Sessel' }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);

    await section.getByRole('button', { name: 'Remove the picture' }).click();
    await section.getByText('No picture yet.').waitFor();
    await undoOf(page, `Picture of ${name} removed`).click();
    await picture.waitFor();
    await open(page, `/categories?q=${encodeURIComponent(name)}`, 'Categories');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row.locator('img').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);

    await wear(visitor, { skin: 'dark', direction: 'rtl', width: 360, language: 'en' });
    await open(page, path, name);
    await picture.waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });
});
