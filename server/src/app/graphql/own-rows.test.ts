import { expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../../features/bulk/index.ts';
import { features, workOnLists } from '../features.ts';
import { buildExecutableSchema } from './schema.ts';
import { fieldCases } from './testing/field-cases.ts';
import { callOf, rootFields } from './testing/field-document.ts';
import { buildTwoShops } from './testing/two-shops.ts';

const schema = buildExecutableSchema(features);
const world = await buildTwoShops(await testApi());
const fields = new Map(rootFields(schema).map((field) => [field.name, field]));

/** What the mutations of these names answer somebody, one after the other; nothing stands between them and their own rows. */
async function answers(client: TestClient, names: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const field = fields.get(name);
    const args = await fieldCases.Mutation[name]?.args(world);
    if (!field || !args) throw new Error(`There is no mutation ${name}.`);
    const { data, errors } = await client.request<Record<string, { __typename: string }>>(
      callOf(schema, field, args),
      args,
    );
    found[name] = errors?.[0]?.message ?? data[name]?.__typename;
  }
  return found;
}

it('lets the manager of a brand write its products, and decide what is proposed for them', async () => {
  const wanted = {
    acceptProposal: 'ProposalDecided',
    undoProposalDecision: 'ProposalDecided',
    rejectProposal: 'ProposalDecided',
    createProduct: 'ProductCreated',
    updateProduct: 'ProductUpdated',
    setProductValue: 'ProductUpdated',
    changeProductStatus: 'ProductUpdated',
  };
  expect(await answers(world.people.brand_manager, Object.keys(wanted))).toEqual(wanted);
});

it('lets the manager of a shop write what is its own, and everybody what is theirs', async () => {
  const wanted = {
    decidePricePoint: 'PricePointDecided',
    updateShop: 'ShopUpdated',
    updateCrawler: 'CrawlerSaved',
    createSavedView: 'SavedViewSaved',
    updateSavedView: 'SavedViewSaved',
    deleteSavedView: 'SavedViewDeleted',
    revokeSession: 'SessionsRevoked',
  };
  expect(await answers(world.people.manager, Object.keys(wanted))).toEqual(wanted);
});

it('does a bulk run of the manager of a brand within what is theirs', async () => {
  const { api, people, filled } = world;
  await answers(people.brand_manager, ['undoProposalDecision']);
  const { startBulkRun } = await people.brand_manager.query<{ startBulkRun: { run: { id: string } } }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } } }`,
    { input: { list: 'proposals', action: 'accept', ids: [[filled('proposalId')]] } },
  );
  while (await workOnBulkRun(api.engines, workOnLists));
  const { bulkRun } = await people.brand_manager.query<{ bulkRun: object }>(
    'query ($id: ID!) { bulkRun(id: $id) { state done refused } }',
    startBulkRun.run,
  );
  expect(bulkRun).toEqual({ state: 'succeeded', done: 1, refused: 0 });
});
