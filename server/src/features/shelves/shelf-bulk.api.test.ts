import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildCategory } from '../categories/category.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const shop = await buildObservedShop(api.deps);

async function buildShelf(text: string, proposedId: string | null = null): Promise<string> {
  const id = newId();
  await sql`insert into shelf (id, shop_id, kind, text, text_key, proposed_category_id, proposal, confidence, is_by_rule)
    values (${id}, ${shop.id}, 'PRODUCT_TYPE', ${text}, ${id}, ${proposedId}, '{"code":"name","step":"s","name":"n"}', 0.9, true)`.execute(
    db,
  );
  return id;
}

async function bulk(action: string, ids: readonly string[], input: object | null = null) {
  const { startBulkRun } = await administrator.query<{ startBulkRun: { run: { id: string } } }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } } }`,
    { input: { list: 'shelves', action, ids: [ids], input } },
  );
  await workOff();
  const { bulkItems } = await administrator.query<{
    bulkItems: { nodes: { id: string; outcome: string; refusal: { code: string } | null }[] };
  }>('query ($id: ID!) { bulkItems(runId: $id) { nodes { id outcome refusal { code } } } }', startBulkRun.run);
  return { runId: startBulkRun.run.id, items: bulkItems.nodes };
}

const workOff = async () => {
  while (await workOnBulkRun(api.engines, workOnLists));
};

async function stateOf(id: string) {
  const { shelf } = await administrator.query<{ shelf: { state: string; category: { name: string } | null } }>(
    'query ($id: ID!) { shelf(id: $id) { state category { name } } }',
    { id },
  );
  return [shelf.state, shelf.category?.name ?? null];
}

it('accepts many shelves as what is proposed for each, says which are left, and takes it back', async () => {
  const [lamps, chairs] = [await buildCategory(db, { name: 'Lamps' }), await buildCategory(db, { name: 'Chairs' })];
  const [one, two, none] = [
    await buildShelf('Leuchten', lamps),
    await buildShelf('Stühle', chairs),
    await buildShelf('?'),
  ];
  const { runId, items } = await bulk('accept', [one, two, none]);
  expect(items).toEqual(
    expect.arrayContaining([
      { id: one, outcome: 'done', refusal: null },
      { id: two, outcome: 'done', refusal: null },
      { id: none, outcome: 'refused', refusal: { code: 'SHELF_NOT_PROPOSED' } },
    ]),
  );
  expect([await stateOf(one), await stateOf(two)]).toEqual([
    ['ACCEPTED', 'Lamps'],
    ['ACCEPTED', 'Chairs'],
  ]);
  await administrator.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', { id: runId });
  await workOff();
  expect([await stateOf(one), await stateOf(two)]).toEqual([
    ['OPEN', null],
    ['OPEN', null],
  ]);
});

it('accepts many as one category, dismisses others, and refuses those that are decided', async () => {
  const lamps = await buildCategory(db, { name: 'Floor lamps' });
  const [one, two] = [await buildShelf('Stehleuchten'), await buildShelf('Bogenleuchten')];
  await bulk('accept', [one], { categoryId: lamps });
  expect(await stateOf(one)).toEqual(['ACCEPTED', 'Floor lamps']);
  const { items } = await bulk('dismiss', [one, two]);
  expect(items).toEqual(
    expect.arrayContaining([
      { id: one, outcome: 'refused', refusal: { code: 'SHELF_DECIDED' } },
      { id: two, outcome: 'done', refusal: null },
    ]),
  );
  expect(await stateOf(two)).toEqual(['DISMISSED', null]);
});

it('is not accepted as a category that lies in the bin, and says so at its field', async () => {
  const [shelf, gone] = [await buildShelf('Wandleuchten'), await buildCategory(db, { name: 'Wall lamps' })];
  await sql`update category set deleted_at = now() where id = ${gone}`.execute(db);
  const answer = await administrator.query(
    `mutation ($id: ID!, $categoryId: ID) { acceptShelf(id: $id, version: 1, categoryId: $categoryId) {
      ... on InvalidInput { issues { path code } } } }`,
    { id: shelf, categoryId: gone },
  );
  expect(answer).toEqual({ acceptShelf: { issues: [{ path: 'categoryId', code: 'unknown' }] } });
  expect(await stateOf(shelf)).toEqual(['OPEN', null]);
});
