import { indexCategories, type NamedCategory, proposeCategory } from '@quarry/matching';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { demoCategories } from './demo-categories.ts';
import type { DemoCategory } from './demo-category.ts';
import { narrowerCategory } from './first-products.ts';
import { foundCategories } from './found-categories.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
let demo: DemoShops;

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free' });
  await foundCategories(api.deps);
});
afterAll(() => demo.stop());

type Text = { locale: string; text: string };
type Category = {
  id: string;
  name: string;
  names: Text[];
  slugs: Text[];
  path: string[];
  parent: { id: string } | null;
};

async function categories(): Promise<Category[]> {
  const read = await administrator.query<{ categories: { nodes: Category[] } }>(
    '{ categories(first: 200) { nodes { id name names { locale text } slugs { locale text } path parent { id } } } }',
  );
  return read.categories.nodes;
}

async function namedCategories(): Promise<NamedCategory[]> {
  return (await categories()).map(({ id, names, parent }) => ({
    id,
    parentId: parent?.id ?? null,
    names: Object.fromEntries(names.map(({ locale, text }) => [locale, text])),
  }));
}

function countOf(tree: readonly DemoCategory[]): number {
  return tree.reduce((sum, { below }) => sum + 1 + countOf(below), 0);
}

/** What the shop's own menu calls its departments. */
async function departmentsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  const menu = /<nav class="rooms"[^>]*>(.*?)<\/nav>/s.exec(page)?.[1] ?? '';
  return [...menu.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = '']) => name.replaceAll('&amp;', '&'));
}

describe('the categories of the demo catalogue', () => {
  it('are some 150 in a tree of three levels, each with name and slug in four languages', async () => {
    const made = await categories();
    // Two siblings of one slug would have become one category.
    expect(made).toHaveLength(countOf(demoCategories));
    expect(made.length).toBeGreaterThanOrEqual(145);
    expect(new Set(made.map(({ path }) => path.length))).toEqual(new Set([1, 2, 3]));
    for (const { names, slugs } of made) {
      expect(names.map(({ locale }) => locale)).toEqual(['en', 'de', 'fr', 'pt']);
      expect(slugs.map(({ locale }) => locale)).toEqual(['en', 'de', 'fr', 'pt']);
    }
  });

  it('were made by the command of categories, which tells the history of each', async () => {
    for (const { id } of await categories()) {
      const { changes } = await administrator.query<{ changes: { nodes: { action: string }[] } }>(
        'query ($id: ID!) { changes(entity: "category", id: $id) { nodes { action } } }',
        { id },
      );
      expect(changes.nodes).toEqual([{ action: 'created' }]);
    }
  });

  it('are the same when the import begins again', async () => {
    const before = await categories();
    await foundCategories(api.deps);
    expect(await categories()).toEqual(before);
  });

  it('are proposed for every department of the demo shops but one, which calls itself by other words', async () => {
    const index = indexCategories(await namedCategories());
    const departments = (await Promise.all(demo.shops.map(({ url }) => departmentsOf(url)))).flat();
    expect(departments).toHaveLength(48);
    const homeless = departments.filter((text) => !proposeCategory(index, { text, placed: new Map() }));
    expect(homeless).toEqual(['Kaffee & Mühlen']);
  });

  it('take no word of a shop for a category that it is not', async () => {
    const named = await namedCategories();
    const idOf = (en: string) => named.find(({ names }) => names['en'] === en)?.id;
    const monitors = { text: 'Electronics > Video > Computer Monitors', placed: new Map<string, number>() };
    expect(proposeCategory(indexCategories(named), monitors)?.categoryId).toBe(idOf('Monitors'));
    const cream = {
      categoryId: idOf('Beauty') ?? null,
      names: ['Gesichtscreme ohne Parfüm', 'Crème visage sans parfum'],
    };
    expect(narrowerCategory(named, cream)).toBeUndefined();
  });
});
