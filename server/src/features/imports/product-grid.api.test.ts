import { describe, expect, it } from 'vitest';
import { countStatements, testApi } from '../../testing/index.ts';
import { gridOf } from './testing/grid-client.ts';

const api = await testApi();
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const grid = gridOf(api, user, client);

const { newProduct } = grid;
const brandId = await grid.newBrand('Nordwind');

describe('the columns of the grid', () => {
  it('are those of files but the id, and the status, each with its editor', async () => {
    const { productGridColumns: columns } = await client.query<{ productGridColumns: { key: string }[] }>(
      '{ productGridColumns { key name editor group locale } }',
    );
    const byKey = new Map(columns.map((column) => [column.key, column]));
    expect(byKey.get('name:de')).toEqual({
      key: 'name:de',
      name: 'Name (de)',
      editor: 'TEXT',
      group: 'Name',
      locale: 'de',
    });
    expect(byKey.get('brand')).toMatchObject({ editor: 'BRAND', locale: null });
    expect(byKey.get('tags')).toMatchObject({ editor: 'TAGS' });
    expect(byKey.get('gtin')).toMatchObject({ editor: 'IDENTIFIER' });
    expect(byKey.get('status')).toMatchObject({ editor: 'NONE' });
    expect([byKey.has('id'), byKey.has('images')]).toEqual([false, false]);
  });
});

describe('names of columns', () => {
  const named = async (acceptLanguage?: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${client.accessToken}`,
        ...(acceptLanguage && { 'accept-language': acceptLanguage }),
      },
      payload: { query: '{ importTargets(kind: PRODUCTS) { key name } productGridColumns { key name } }' },
    });
    const { data } = response.json<{ data: Record<string, { key: string; name: string }[]> }>();
    return Object.values(data).map((columns) => columns.find(({ key }) => key === 'brand')?.name);
  };

  it('are in the language that the request names, else in the one that the person saved', async () => {
    expect(await named('de')).toEqual(['Marke', 'Marke']);
    expect(await named()).toEqual(['Brand', 'Brand']);
    const saved = await client.query(
      `mutation { savePreferences(input: {
        language: "fr", skin: "light", direction: "ltr", isMenuCollapsed: false, isMenuHidden: false, menu: "vertical",
        content: "boxed", navbar: "static", navbarColour: "copper", footer: "hidden" }) { __typename } }`,
    );
    expect(saved).toMatchObject({ savePreferences: { __typename: 'PreferencesSaved' } });
    // Programs name any language, or none of ours.
    expect(await named('*')).toEqual(['Marque', 'Marque']);
    expect(await named('it, es;q=0.5')).toEqual(['Marque', 'Marque']);
    expect(await named('en')).toEqual(['Brand', 'Brand']);
  });
});

describe('a window of the grid', () => {
  it('has the cells of the asked columns with where they come from, in the order of the list', async () => {
    await newProduct('Grid kettle', { brandId, tags: ['a', 'b'], gtin: '4006381333931' });
    await newProduct('Grid mug');
    const columns = ['name:en', 'brand', 'tags', 'gtin', 'status', 'description:en'];
    const { nodes, total } = await grid.window(columns, { search: 'grid' });
    expect(total.count).toBe(2);
    expect(nodes.map(({ texts }) => texts)).toEqual([
      ['Grid kettle', 'Nordwind', 'a | b', '4006381333931', 'DRAFT', null],
      ['Grid mug', null, null, null, 'DRAFT', null],
    ]);
    expect(nodes[0]).toMatchObject({
      name: 'Grid kettle',
      sources: ['MANUAL', 'MANUAL', 'MANUAL', 'MANUAL', 'OTHER', 'EMPTY'],
      closed: [],
      edits: [],
      refusal: null,
    });
    const { nodes: falling } = await grid.window(['name:en'], {
      search: 'grid',
      first: 1,
      sort: [{ field: 'name', direction: 'DESC' }],
    });
    expect(falling.map(({ texts }) => texts)).toEqual([['Grid mug']]);
  });

  it('takes as many statements for a hundred rows as for two', async () => {
    for (let at = 0; at < 100; at += 1) await newProduct(`Counted ${at}`, { brandId, tags: [`t${at}`] });
    const setId = await grid.openId();
    const ids = (await grid.window(['brand'], { search: 'counted' })).nodes.map(({ id }) => id);
    await grid.edit(
      setId,
      ids.map((productId, at) => ({ productId, column: 'color:en', text: `blue ${at}` })),
    );
    const statements = (first: number) =>
      countStatements(/product|change_set|category|brand/, async () => {
        const { nodes } = await grid.window(['name:en', 'brand', 'category', 'tags'], {
          search: 'counted',
          first,
          setId,
        });
        expect(nodes.length).toBe(first);
      });
    await statements(2);
    const few = await statements(2);
    expect(few).toBeGreaterThan(3);
    expect(await statements(100)).toBe(few);
    await grid.discard(setId);
  });

  it('refuses too many columns, and one that there is not', async () => {
    const code = async (columns: string[]) =>
      (
        await client.request('query ($columns: [String!]!) { productGrid(columns: $columns) { nodes { id } } }', {
          columns,
        })
      ).errors?.[0]?.extensions.code;
    expect(await code(Array.from({ length: 101 }, () => 'brand'))).toBe('BAD_WINDOW');
    expect(await code(['name:xx'])).toBe('UNKNOWN_COLUMN');
  });
});
