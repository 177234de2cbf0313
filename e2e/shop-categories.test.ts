import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { ensureFirstProducts } from './first-products.ts';
import { visit, wear } from './every-screen.ts';
import { isFullRun } from './full-run.ts';
import { languages } from './looks.ts';
import { faultsOf, faultsOfList } from './screen-faults.ts';
import { address, open, signedInVisitor, undoOf } from './visitor.ts';

type Shelf = { id: string; version: number; state: string; text: string; examples: { productName: string | null }[] };

const visitor = await signedInVisitor();
const { page, untilQuiet } = visitor;
const ask = await askAsAdministrator();

const list = '/categories/shop-categories';
const all = `${list}?filter=state:OPEN&filter=state:ACCEPTED&filter=state:DISMISSED`;
const stamp = Date.now().toString(36);
const parent = `Sorted ${stamp}`;
/** Two that stand at the top of the list, where rows are drawn; others count the same catalogue, so they are as before afterwards. */
let names: string[] = [];
let shelfIds: string[] = [];
/** The parent, and below it one called as the first shop category is. */
const categories: { id: string; version: number }[] = [];

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
const dialog = (title: string) => page.getByRole('dialog', { name: title });

async function findShelves(): Promise<Shelf[]> {
  const query = `{ shelves(first: 100, filter: { state: [OPEN, ACCEPTED, DISMISSED] }, sort: [{ field: OFFER_COUNT, direction: DESC }])
    { nodes { id version state text examples { productName } } } }`;
  const { shelves } = await ask<{ shelves: { nodes: Shelf[] } }>(query, {});
  return shelves.nodes;
}

async function addCategory(name: string, parentId: string | null): Promise<void> {
  const { createCategory } = await ask<{ createCategory: { category: { id: string; version: number } } }>(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) {
      ... on CategoryCreated { category { id version } } } }`,
    { input: { names: [{ locale: 'en', text: name }], parentId } },
  );
  categories.push(createCategory.category);
}

/** How many products lie in the category that the first shop category is accepted as. */
async function countPlaced(): Promise<number> {
  const { products } = await ask<{ products: { nodes: unknown[] } }>(
    'query ($id: [ID!]) { products(first: 100, filter: { categoryId: $id }) { nodes { id } } }',
    { id: [categories[1]?.id] },
  );
  return products.nodes.length;
}

beforeAll(async () => {
  await ensureFirstProducts(visitor);
  const found = await findShelves();
  // Two shops may call theirs alike, and a row is found by its name.
  const isAlone = (name: string) => found.filter(({ text }) => text === name).length === 1;
  // Offers of another shop may still wait for a product, and then there is nothing to sort.
  const isMatched = ({ examples }: Shelf) => examples.some(({ productName }) => productName !== null);
  const shelves = found.filter((one) => one.state === 'OPEN' && isAlone(one.text) && isMatched(one)).slice(0, 2);
  names = shelves.map(({ text }) => text);
  shelfIds = shelves.map(({ id }) => id);
  await addCategory(parent, null);
  await addCategory(names[0]?.split(' > ').at(-1) ?? '', categories[0]?.id ?? null);
});

afterAll(async () => {
  for (const { id, version, state } of await findShelves()) {
    if (state === 'OPEN' || !shelfIds.includes(id)) continue;
    const reopen = 'mutation ($id: ID!, $version: Int!) { reopenShelf(id: $id, version: $version) { __typename } }';
    await ask(reopen, { id, version });
  }
  await vi.waitUntil(async () => (await countPlaced()) === 0, { timeout: 60_000, interval: 200 });
  for (const { id, version } of categories.toReversed())
    await ask('mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename } }', {
      id,
      version,
    });
});

/** Buttons of rows whose middle another row would take, since it lies over them or they left their own. */
function findStrayButtons(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="grid"] tbody tr')];
  const edge = document.querySelector('[data-scroll-restoration-id="list"]')?.getBoundingClientRect().bottom ?? 0;
  const inSight = rows.filter((row) => row.getBoundingClientRect().bottom <= edge);
  return inSight.flatMap((row) =>
    [...row.querySelectorAll('button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return button.contains(hit) && hit?.closest('tr') === row ? [] : [button.ariaLabel ?? ''];
    }),
  );
}

describe('shop categories', () => {
  it('are accepted as what is proposed by their name, which sorts their products, until that is undone', async () => {
    const [first = ''] = names;
    const accept = page.getByRole('button', { name: `Accept ${first} as` });
    // A proposal is worked out anew behind the category that was added.
    await expect
      .poll(async () => {
        await open(page, list, 'Shop categories');
        await rowOf(first).waitFor();
        return accept.count();
      })
      .toBe(1);
    await rowOf(first).getByText(`${parent} › `).first().waitFor();
    await accept.click();
    await rowOf(first).waitFor({ state: 'detached' });
    await expect.poll(countPlaced).toBeGreaterThan(0);
    await undoOf(page, `Shop category ${first} accepted`).click();
    await rowOf(first).waitFor();
    await expect.poll(countPlaced).toBe(0);
  });

  describe('in each language', () => {
    afterAll(() => wear(visitor, { skin: 'bordered', direction: 'ltr', width: 1280, language: 'en' }));

    // The longest words stand in German.
    it.each(isFullRun ? languages : (['de'] as const))(
      'have each button within its row in %s at 1440 pixels',
      async (language) => {
        await wear(visitor, { skin: 'bordered', direction: 'ltr', width: 1440, language });
        // One with a proposal has the most buttons; it is proposed anew once it was reopened.
        const most = page.locator('[role="grid"] tbody button:nth-of-type(3)').first();
        await expect
          .poll(async () => (await visit(visitor, all), most.isVisible()), { timeout: 120_000, interval: 1000 })
          .toBe(true);
        expect(await page.evaluate(findStrayButtons)).toEqual([]);
        expect(await faultsOfList(page)).toEqual([]);
      },
    );
  });

  it('are dismissed by key and reopened', async () => {
    const [, second = ''] = names;
    await open(page, list, 'Shop categories');
    await rowOf(second).focus();
    await page.keyboard.press('d');
    await rowOf(second).waitFor({ state: 'detached' });
    await page.goto(address(all));
    await rowOf(second).getByText('Dismissed', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Reopen ${second}`, exact: true }).click();
    await expect.poll(() => rowOf(second).getByText('Open', { exact: true }).count()).toBe(1);
  });

  it('are accepted as another category, which is asked for', async () => {
    const [, second = ''] = names;
    await page.goto(address(all));
    await rowOf(second)
      .getByRole('button', { name: /^Choose (a|another) category for / })
      .click();
    const asking = dialog(`Choose a category for ${second}`);
    await asking.getByRole('button', { name: 'Accept', exact: true }).click();
    await asking.getByText('Fill this in.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByRole('combobox', { name: 'Category' }).fill(parent);
    await page.getByRole('option', { name: parent, exact: true }).click();
    await asking.getByRole('button', { name: 'Accept', exact: true }).click();
    await rowOf(second).getByText('Accepted', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Reopen ${second}`, exact: true }).click();
    await rowOf(second).getByText('Open', { exact: true }).waitFor();
  });

  it('are accepted and dismissed several at once, and taken back', async () => {
    const selectBoth = async () => {
      for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    };
    await open(page, list, 'Shop categories');
    await selectBoth();
    const label = 'Accept 2 shop categories';
    await page.getByRole('button', { name: label }).click();
    await dialog(label).getByRole('combobox', { name: 'One category for all' }).fill(parent);
    await page.getByRole('option', { name: parent, exact: true }).click();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await dialog(label).getByRole('button', { name: label }).click();
    await undoOf(page, `Done: ${label}`).click();
    for (const name of names) await rowOf(name).waitFor();
    await open(page, list, 'Shop categories');
    await selectBoth();
    await page.getByRole('button', { name: 'Dismiss 2 shop categories' }).click();
    await undoOf(page, 'Done: Dismiss 2 shop categories').waitFor();
    for (const name of names) await rowOf(name).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});
