import { excavatorInput } from '@quarry/contracts/excavators';
import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything, rejectProposal, undoDecision } from '../excavators/index.ts';
import { workOnBulkRun } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();

type Run = {
  id: string;
  state: string;
  total: number;
  done: number;
  refused: number;
  undoneById: string | null;
  nextCommands: string[];
};
type Answer = { __typename: string; code?: string; run?: Run };
type Item = { name: string | null; outcome: string; refusal: { code: string } | null; kept: object[] };
const fields = 'id state total done refused undoesId undoneById nextCommands';

const workOff = async () => {
  while (await workOnBulkRun(deps, workOnLists));
};
const does = async (list: string, action: string, ids: readonly string[], client: TestClient = administrator) => {
  const { startBulkRun: answer } = await client.query<{ startBulkRun: Answer }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { ${fields} } } } }`,
    { input: { list, action, ids: inParts(ids) } },
  );
  await workOff();
  return answer.run?.id ?? '';
};
const undo = async (id: string, client: TestClient = administrator) =>
  (
    await client.request<{ commandRun: Answer }>(
      `mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename ... on RunAnswered { run { id state } } ... on NotAllowedNow { code } } }`,
      { id },
    )
  ).data?.commandRun;
const undone = async (id: string) => {
  const answer = await undo(id);
  await workOff();
  return answer?.run?.id ?? '';
};
const run = async (id: string) =>
  (await administrator.query<{ bulkRun: Run }>(`query ($id: ID!) { bulkRun(id: $id) { ${fields} } }`, { id })).bulkRun;
const items = async (runId: string) =>
  (
    await administrator.query<{ bulkItems: { nodes: Item[] } }>(
      `query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { code } kept { field wrote now } } } }`,
      { runId },
    )
  ).bulkItems.nodes;

async function addBrands(name: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, place) => {
    const own = `${name} ${place}`;
    return { id: newId<'brand'>(), name: own, slug: own.replaceAll(' ', '-'), name_key: own };
  });
  await db.insertInto('brand').values(rows).execute();
  return rows.map(({ id }) => id);
}
const statuses = async (name: string) =>
  (
    await sql<{ status: string }>`select status from brand where name like ${`${name} %`} order by name`.execute(db)
  ).rows.map(({ status }) => status);

describe('undo of a run', () => {
  it('takes back what it changed and nothing else, by changes of its own, and once', async () => {
    const ids = await addBrands('Back', 3);
    await sql`update brand set status = 'ARCHIVED' where id = ${ids[0]}`.execute(db);
    const first = await does('brands', 'archive', ids);
    expect(await run(first)).toMatchObject({ done: 3, nextCommands: ['undo'] });
    const second = await undone(first);
    expect(await run(second)).toMatchObject({
      state: 'succeeded',
      total: 2,
      done: 2,
      undoesId: first,
      nextCommands: [],
    });
    expect(await statuses('Back')).toEqual(['ARCHIVED', 'ACTIVE', 'ACTIVE']);
    expect(await run(first)).toMatchObject({ undoneById: second, nextCommands: [] });
    expect(await undo(first)).toEqual({ __typename: 'NotAllowedNow', code: 'RUN_UNDONE' });
    expect(await undo(second)).toEqual({ __typename: 'NotAllowedNow', code: 'RUN_IS_UNDO' });
    const reverts = await sql<{ cause: string }>`
      select cause from change where request_id = ${second} and reverts_id is not null`.execute(db);
    expect(reverts.rows).toHaveLength(2);
    const asked = await db.selectFrom('change').select(['action', 'after']).where('entity_id', '=', second).execute();
    expect(asked).toMatchObject([{ action: 'requested', after: { undoes: first, records: 2 } }]);
  });

  it('lists what somebody changed since with both values, and leaves it', async () => {
    const ids = await addBrands('Kept', 2);
    const first = await does('brands', 'archive', ids);
    await sql`update brand set status = 'ACTIVE', version = version + 1 where id = ${ids[1]}`.execute(db);
    expect(await items(await undone(first))).toEqual([
      {
        name: 'Kept 1',
        outcome: 'refused',
        refusal: { code: 'changed_since' },
        kept: [{ field: 'status', wrote: 'ARCHIVED', now: 'ACTIVE' }],
      },
      { name: 'Kept 0', outcome: 'done', refusal: null, kept: [] },
    ]);
  });

  it('can be asked for again when it was cancelled, and goes on with what is left', async () => {
    const first = await does('brands', 'archive', await addBrands('Again', 2));
    const second = (await undo(first))?.run?.id ?? '';
    await administrator.query('mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }', {
      id: second,
    });
    await workOff();
    expect(await statuses('Again')).toEqual(['ARCHIVED', 'ARCHIVED']);
    expect(await run(first)).toMatchObject({ nextCommands: ['undo'] });
    await undone(first);
    expect(await statuses('Again')).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('brings deleted products back, but for one that came back and went again', async () => {
    const make = async (name: string) =>
      (
        await administrator.query<{ createProduct: { product: { id: string } } }>(
          'mutation ($name: String!) { createProduct(input: { name: $name }) { ... on ProductCreated { product { id } } } }',
          { name },
        )
      ).createProduct.product.id;
    const ids = [await make('Mug one'), await make('Mug two')];
    const first = await does('products', 'delete', ids);
    await administrator.query('mutation ($id: ID!) { restoreFromBin(id: $id) { __typename } }', { id: ids[0] });
    await does('products', 'delete', ids.slice(0, 1));
    const outcomes = (await items(await undone(first))).map(({ name, refusal }) => [name, refusal?.code]);
    expect(outcomes).toEqual([
      ['Mug two', undefined],
      ['Mug one', 'changed_since'],
    ]);
    const { products } = await administrator.query<{ products: { nodes: { name: string }[] } }>(
      '{ products(search: "Mug") { nodes { name } } }',
    );
    expect(products.nodes).toEqual([{ name: 'Mug two' }]);
  });

  it('takes acceptances back, but for one that was decided otherwise since', async () => {
    const deciding = { actor: systemActor, cause: 'screen' as const };
    await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
    await storeOffers(
      deps,
      await buildObservedShop(deps),
      ...['Aurelo kettle', 'Brixxon lamp', 'Dorva toaster'].map((name, at) => ({ sku: `${at}`, name })),
    );
    await digEverything(deps);
    const open = await sql<{
      id: string;
    }>`select p.id from proposal p join offer o on o.id = p.offer_id order by o.title`.execute(db);
    const ids = open.rows.map(({ id }) => id);
    const first = await does('proposals', 'accept', ids);
    await undoDecision(deps, deciding, ids[2] ?? '');
    await rejectProposal(deps, deciding, ids[2] ?? '', undefined, null);
    expect((await items(await undone(first))).map(({ outcome, kept }) => [outcome, kept.length])).toEqual([
      ['refused', 1],
      ['done', 0],
      ['done', 0],
    ]);
    const states = await sql<{
      state: string;
    }>`select p.state from proposal p join offer o on o.id = p.offer_id order by o.title`.execute(db);
    expect(states.rows.map(({ state }) => state)).toEqual(['in_review', 'in_review', 'rejected']);
  });

  it('is not for runs at work, runs that changed nothing, what lasts, and other people’s', async () => {
    const ids = await addBrands('None', 1);
    await sql`update brand set status = 'ARCHIVED' where id = any(${ids}::uuid[])`.execute(db);
    const nothing = await does('brands', 'archive', [newId()]);
    expect(await undo(nothing)).toEqual({ __typename: 'NotAllowedNow', code: 'RUN_CHANGED_NOTHING' });
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect(await undo(nothing, analyst)).toEqual({ __typename: 'NotFound' });
    const gone = await does('binEntries', 'purge', [newId()]);
    expect(await undo(gone)).toEqual({ __typename: 'NotAllowedNow', code: 'RUN_LASTS' });
    const { startBulkRun: waiting } = await administrator.query<{ startBulkRun: Answer }>(
      'mutation ($ids: [[ID!]!]) { startBulkRun(input: { list: "brands", action: "restore", ids: $ids }) { ... on BulkRunStarted { run { id } } } }',
      { ids: [ids] },
    );
    expect(await undo(waiting.run?.id ?? '')).toEqual({ __typename: 'NotAllowedNow', code: 'RUN_AT_WORK' });
    await workOff();
  });
});
