import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { inDatabase } from './database.ts';
import { visit, wear } from './every-screen.ts';
import { isFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const region = (name: string) => page.getByRole('region', { name });
const figures = region('Figures').locator('li');
const dialog = page.getByRole('dialog', { name: 'Choose figures' });
const tick = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
const save = () => dialog.getByRole('button', { name: 'Save figures' }).click();
const ask = await askAsAdministrator();

const addProduct = (name: string) =>
  ask('mutation ($input: ProductInput!) { createProduct(input: $input) { __typename } }', { input: { name } });

async function chooseFigures() {
  await page.getByRole('button', { name: 'Choose figures' }).click();
  await dialog.waitFor();
}

beforeAll(() => addProduct(`Kettle ${word}`));

describe('the dashboard', () => {
  it('shows the figures that its person chose, until those of the role are taken again', async () => {
    await open(page, '/', 'Dashboard');
    const usual = await figures.allTextContents();
    await chooseFigures();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    const ticked = dialog.getByRole('checkbox', { checked: true });
    while ((await ticked.count()) > 0) await ticked.first().uncheck();
    await save();
    await dialog.getByText('Choose one to 6 figures.').waitFor();
    await tick('Pages fetched, 24 hours').check();
    await tick('Products').check();
    await save();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => figures.count()).toBe(2);
    await undoOf(page, 'Figures saved').click();
    await expect.poll(() => figures.allTextContents()).toEqual(usual);

    await chooseFigures();
    while ((await ticked.count()) > 1) await ticked.last().uncheck();
    await save();
    await expect.poll(() => figures.count()).toBe(1);
    await page.reload();
    await heading(page, 'Dashboard');
    expect(await figures.count()).toBe(1);
    await chooseFigures();
    await dialog.getByRole('button', { name: 'Use the figures of my role' }).click();
    await expect.poll(() => figures.allTextContents()).toEqual(usual);
  });

  it('tells what changed since the last visit, and leads to exactly that', async () => {
    await inDatabase(`update dashboard_view set seen_at = now() - interval '1 hour'`, []);
    await inDatabase(`update product set created_at = now() - interval '2 hours'`, []);
    await addProduct(`Kettle of today ${word}`);
    await open(page, '/', 'Dashboard');
    const news = region('Since your last visit');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await news.getByRole('link', { name: '1 new product' }).click();
    await heading(page, 'Products');
    await page.getByRole('link', { name: `Kettle of today ${word}` }).waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
    // Somebody else's change, of nobody by name, leads to the trail.
    await open(page, '/', 'Dashboard');
    await news.getByRole('link', { name: /in the audit trail$/ }).click();
    await heading(page, 'Audit trail');
    // It stays there for as long as the visit goes on.
    await open(page, '/', 'Dashboard');
    await news.getByRole('link', { name: '1 new product' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(
    (isFullRun ? [360, 440] : [360]).flatMap((width) =>
      (['ltr', 'rtl'] as const).map((direction) => ({ width, direction })),
    ),
  )('holds amounts of seven digits in their cards at $width px, $direction', async ({ width, direction }) => {
    await wear(visitor, { skin: 'bordered', direction, width, language: 'de' });
    await page.route('**/graphql', async (route) => {
      const { operationName } = JSON.parse(route.request().postData() ?? '{}') as { operationName?: string };
      if (operationName !== 'Dashboard') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { dashboard: { figures: object[] } } };
      const large = { currency: 'EUR', value: 111_553_105, before: 1, series: [1, 111_553_105, 3, 2] };
      answer.data.dashboard.figures = answer.data.dashboard.figures.map((figure) => ({ ...figure, ...large }));
      return route.fulfill({ response, json: answer });
    });
    await visit(visitor, '/');
    await page.unroute('**/graphql');
    const cards = page.locator('section[aria-labelledby="figures"] li');
    await cards
      .filter({ hasText: /1\.115\.531,05\s€/ })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const outside = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        const parts = [...card.querySelectorAll('strong, svg, span')].map((part) => part.getBoundingClientRect());
        return parts.filter((part) => part.left < left || part.right > right).map(({ width }) => width);
      }),
    );
    expect(outside).toEqual([]);
  });

  it.each(isFullRun ? [360, 1440] : [])('is whole in the dark and from right to left at %d px', async (width) => {
    await wear(visitor, { skin: 'dark', direction: 'rtl', width, language: 'de' });
    await visit(visitor, '/');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zahlen wählen' }).click();
    await page.getByRole('dialog').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
