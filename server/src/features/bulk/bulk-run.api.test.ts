import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { settableClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { forgetBulkResults, workOnBulkRun } from './index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Run = {
  id: string;
  state: string;
  total: number | null;
  done: number;
  refused: number;
  stopReason: { text: string } | null;
  nextCommands: string[];
};
type Started = { __typename: string; run?: Run; issues?: { path: string; code: string }[] };
type Item = {
  id: string;
  name: string | null;
  outcome: string;
  refusal: { code: string; reason: string; right: object | null } | null;
};

const runFields = 'id state total done refused stopReason { text } nextCommands';
const start = async (input: object, client: TestClient = administrator) =>
  (
    await client.query<{ startBulkRun: Started }>(
      `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename
        ... on BulkRunStarted { run { ${runFields} } } ... on InvalidInput { issues { path code } } } }`,
      { input },
    )
  ).startBulkRun;
const run = async (id: string | undefined, client: TestClient = administrator) =>
  (await client.query<{ bulkRun: Run | null }>(`query ($id: ID!) { bulkRun(id: $id) { ${runFields} } }`, { id }))
    .bulkRun;
const items = async (runId: string | undefined, variables: object = {}) =>
  (
    await administrator.query<{ bulkItems: { nodes: Item[]; total: { count: number } } }>(
      `query ($runId: ID!, $first: Int, $from: ListStart, $filter: BulkItemFilter) { bulkItems(runId: $runId, first: $first, from: $from, filter: $filter) {
        nodes { id recordId name outcome refusal { code reason right { action subject } } } total { count } } }`,
      { runId, ...variables },
    )
  ).bulkItems;
async function workOff(): Promise<number> {
  let batches = 0;
  while (await workOnBulkRun(api.engines, workOnLists)) batches += 1;
  return batches;
}

async function addBrands(name: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, place) => {
    const own = `${name} ${String(place).padStart(4, '0')}`;
    return {
      id: newId<'brand'>(),
      name: own,
      slug: own.toLowerCase().replaceAll(' ', '-'),
      name_key: own.toLowerCase(),
    };
  });
  await db.insertInto('brand').values(rows).execute();
  return rows.map(({ id }) => id);
}
const addProduct = (brandId: string) =>
  db
    .insertInto('product')
    .values({ id: newId<'product'>(), name: 'Lamp', slug: `lamp-${brandId}`, brand_id: brandId, status: 'ACTIVE' })
    .execute();
const archived = async (name: string) =>
  (await sql`select 1 from brand where name like ${`${name} %`} and status = 'ARCHIVED'`.execute(db)).rows.length;
const matching = (name: string) => ({
  list: 'brands',
  action: 'archive',
  matching: { search: name, filter: { status: ['ACTIVE'] }, released: [] as string[][] },
});

describe('an action on many records', () => {
  it('takes everything that the list finds but what was released, through the command of the single mutation', async () => {
    const ids = await addBrands('Many', 620);
    await addProduct(ids[7] ?? '');
    const asked = matching('Many');
    asked.matching.released = [[ids[3] ?? '']];
    const started = await start(asked);
    expect(started.run).toMatchObject({ state: 'queued', total: null, done: 0, nextCommands: ['cancel'] });
    await workOff();
    expect(await run(started.run?.id)).toMatchObject({
      state: 'succeeded',
      total: 619,
      done: 618,
      refused: 1,
      nextCommands: ['undo', 'retry'],
    });
    expect(await archived('Many')).toBe(618);
    const refused = await items(started.run?.id, { filter: { outcome: ['refused'] } });
    expect(refused).toEqual({
      nodes: [
        {
          id: ids[7],
          recordId: ids[7],
          name: 'Many 0007',
          outcome: 'refused',
          refusal: {
            code: 'HAS_ACTIVE_PRODUCTS',
            reason: 'The brand has 1 active product. Archive it, or give it another brand, first.',
            right: null,
          },
        },
      ],
      total: { count: 1 },
    });
    const { nodes, total } = await items(started.run?.id, { first: 3 });
    expect(nodes.map(({ name, outcome }) => [name, outcome])).toEqual(
      ['Many 0000', 'Many 0001', 'Many 0002'].map((name) => [name, 'done']),
    );
    expect(total.count).toBe(619);
    const further = await items(started.run?.id, { first: 2, from: { row: 400 } });
    expect(further.nodes.map(({ name }) => name)).toEqual(['Many 0401', 'Many 0402']);
    const changes =
      await sql`select 1 from change where entity = 'brand' and action = 'archived' and cause = 'bulk_run' and cause_id = ${started.run?.id}`.execute(
        db,
      );
    expect(changes.rows).toHaveLength(618);
  });

  it('names the right that was missing for a record of somebody else', async () => {
    const [own = '', foreign = ''] = await addBrands('Shared', 2);
    const rules = JSON.stringify([{ action: 'archive', subject: 'Brand', scope: 'own_brands' }]);
    await db.insertInto('role').values({ id: newId<'role'>(), key: 'keeper', name: 'Keeper', rules }).execute();
    const user = await api.newUser({ roleKeys: ['keeper'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: own }).execute();
    const manager = await api.as(user);
    const started = await start({ list: 'brands', action: 'archive', ids: [[own, foreign]] }, manager);
    await workOff();
    const { nodes } = await items(started.run?.id, { filter: { outcome: ['refused'] } });
    const right = { action: 'archive', subject: 'Brand' };
    expect(nodes).toMatchObject([{ id: foreign, refusal: { code: 'NO_RIGHT_TO_ROW', right } }]);
  });

  it('keeps the results of single records for 90 days after its end, and what it did for ever', async () => {
    const [id = ''] = await addBrands('Ended', 1);
    const started = await start({ list: 'brands', action: 'archive', ids: [[id]] });
    await workOff();
    const isGone = async () =>
      (
        await administrator.query<{ bulkRun: { done: number; isResultGone: boolean } }>(
          'query ($id: ID!) { bulkRun(id: $id) { done isResultGone } }',
          { id: started.run?.id },
        )
      ).bulkRun;
    const end = api.deps.clock.now().getTime();
    const later = { ...api.deps, clock: settableClock(new Date(end + 89 * 86_400_000)) };
    expect(await forgetBulkResults(later)).toBe(0);
    later.clock.set(new Date(end + 91 * 86_400_000));
    expect(await forgetBulkResults(later)).toBeGreaterThan(0);
    expect(await forgetBulkResults(later)).toBe(0);
    expect(await isGone()).toEqual({ done: 1, isResultGone: true });
    expect((await items(started.run?.id)).nodes).toEqual([]);
  });

  it('takes the records that were named, and says of each that is gone that it is', async () => {
    const [kept, gone] = [...(await addBrands('Named', 1)), newId()];
    const started = await start({ list: 'brands', action: 'archive', ids: [[kept], [gone]] });
    expect(started.run?.total).toBe(2);
    await workOff();
    const { nodes } = await items(started.run?.id);
    expect(nodes).toMatchObject([
      { id: kept, outcome: 'done' },
      { id: gone, name: null, outcome: 'refused', refusal: { code: 'ROW_GONE' } },
    ]);
  });

  it('says of a record that was deleted meanwhile that it is in the bin, by its name', async () => {
    const binned = newId<'product'>();
    const product = { id: binned, name: 'Binned lamp', slug: `lamp-${binned}` };
    await db.insertInto('product').values(product).execute();
    await administrator.query(
      'mutation ($id: ID!) { deleteProduct(id: $id, version: 1) { ... on ProductDeleted { id } } }',
      { id: binned },
    );
    const input = { reason: 'DISCONTINUED' };
    const started = await start({ list: 'products', action: 'archive', ids: [[binned]], input });
    await workOff();
    expect((await items(started.run?.id)).nodes).toMatchObject([
      { recordId: binned, name: 'Binned lamp', outcome: 'refused', refusal: { code: 'ROW_IN_BIN' } },
    ]);
  });

  it('takes a record once that was named twice, and keeps the entry of the trail that it made', async () => {
    const [one = '', other = '', third = ''] = await addBrands('Twice', 3);
    const started = await start({
      list: 'brands',
      action: 'archive',
      ids: [
        [one, one],
        [other, one, third],
      ],
    });
    expect(started.run?.total).toBe(3);
    await workOff();
    const rows = await db
      .selectFrom('bulk_job_row as r')
      .leftJoin('change as c', 'c.id', 'r.change_id')
      .select(['r.position', 'r.record_id', 'r.attempt', 'c.entity_id', 'c.action'])
      .where('r.job_id', '=', String(started.run?.id))
      .orderBy('r.position')
      .execute();
    expect(rows).toEqual(
      [one, other, third].map((id, at) => ({
        position: at + 1,
        record_id: id,
        attempt: 1,
        entity_id: id,
        action: 'archived',
      })),
    );
  });

  it('keeps a record apart that cannot be done, and does the others of its batch', async () => {
    const ids = await addBrands('Broken', 120);
    const broken = [ids[3], ids[60]];
    await sql`create function refuse_broken() returns trigger language plpgsql as $$
      begin raise exception 'broken' using errcode = 'data_exception'; end $$`.execute(db);
    await sql`create trigger broken before update on brand for each row
      when (new.name in ('Broken 0003', 'Broken 0060')) execute function refuse_broken()`.execute(db);
    onTestFinished(async () => void (await sql`drop function refuse_broken() cascade`.execute(db)));
    const started = await start(matching('Broken'));
    // One window is gathered, three batches are done, and the end is found.
    expect(await workOff()).toBe(5);
    expect(await run(started.run?.id)).toMatchObject({ state: 'succeeded', done: 118, refused: 2 });
    expect(await archived('Broken')).toBe(118);
    const failed = (await items(started.run?.id, { filter: { outcome: ['FAILED'] } })).nodes;
    expect(new Set(failed.map(({ id }) => id))).toEqual(new Set(broken));
    expect(new Set(failed.map(({ name }) => name))).toEqual(new Set(['Broken 0003', 'Broken 0060']));
    expect(new Set(failed.map(({ outcome, refusal }) => `${outcome} ${refusal?.code}`))).toEqual(
      new Set(['FAILED FAILED']),
    );
    expect((await items(started.run?.id, { filter: { outcome: ['refused', 'CONFLICT'] } })).nodes).toEqual([]);
  });

  it('goes on in turns: a short one does not wait for the end of a long one', async () => {
    await addBrands('Long', 300);
    const [brief = ''] = await addBrands('Brief', 1);
    const long = await start(matching('Long'));
    await workOnBulkRun(api.engines, workOnLists);
    const short = await start({ list: 'brands', action: 'archive', ids: [[brief]] });
    for (let turn = 0; turn < 4; turn += 1) await workOnBulkRun(api.engines, workOnLists);
    expect(await run(short.run?.id)).toMatchObject({ state: 'succeeded', done: 1 });
    expect(await run(long.run?.id)).toMatchObject({ state: 'running' });
    await workOff();
    expect(await archived('Long')).toBe(300);
  });

  it('stops with a sentence when the right is taken away from the person who asked', async () => {
    await addBrands('Taken', 120);
    const user = await api.newUser({ roleKeys: ['administrator'] });
    const client = await api.as(user);
    const started = await start(matching('Taken'), client);
    await workOnBulkRun(api.engines, workOnLists);
    await workOnBulkRun(api.engines, workOnLists);
    await db.deleteFrom('user_role').where('user_id', '=', user.id).execute();
    await workOff();
    const ended = await run(started.run?.id);
    expect(ended).toMatchObject({ state: 'failed', total: 120, done: 50 });
    expect(ended?.stopReason?.text).toContain('may not do this any more');
    expect(await archived('Taken')).toBe(50);
  });

  it('is cancelled by the person who asked: what was done stays, the rest is left alone', async () => {
    await addBrands('Cancelled', 120);
    const { run: begun } = await start(matching('Cancelled'));
    await workOnBulkRun(api.engines, workOnLists);
    await workOnBulkRun(api.engines, workOnLists);
    const cancel = async (client: TestClient) =>
      (
        await client.query<{ commandRun: { __typename: string; run?: Run; code?: string } }>(
          `mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename ... on RunAnswered { run { state } } ... on NotAllowedNow { code } } }`,
          { id: begun?.id },
        )
      ).commandRun;
    const stranger = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
    expect(await cancel(stranger)).toEqual({ __typename: 'NotFound' });
    expect(await run(begun?.id, stranger)).toBeNull();
    expect(await cancel(administrator)).toMatchObject({ run: { state: 'cancelled' } });
    expect(await workOff()).toBe(0);
    expect(await archived('Cancelled')).toBe(50);
    expect(await cancel(administrator)).toEqual({ __typename: 'NotAllowedNow', code: 'bulk_run.cancel' });
  });

  it('refuses at once what no worker could do', async () => {
    expect(await start({ list: 'brands', action: 'paint', ids: [[newId()]] })).toMatchObject({
      issues: [{ path: 'action', code: 'not_a_choice' }],
    });
    expect(await start({ list: 'brands', action: 'archive' })).toMatchObject({
      issues: [{ path: 'ids', code: 'required' }],
    });
    const { errors } = await administrator.request(
      `mutation { startBulkRun(input: { list: "brands", action: "archive", matching: { filter: { status: ["NONE"] } } }) { __typename } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const refused = await analyst.request(
      `mutation { startBulkRun(input: { list: "brands", action: "archive", matching: {} }) { __typename } }`,
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a job on many records', () => {
  it('stands in the tray and in the list of jobs, for the person who asked for it', async () => {
    const [id = ''] = await addBrands('Tray', 1);
    const { run: begun } = await start({ list: 'brands', action: 'archive', ids: [[id]] });
    const seen = async (client: TestClient) => {
      const { jobTray, jobs } = await client.query<{ jobTray: { id?: string }[]; jobs: { nodes: { id?: string }[] } }>(
        `{ jobTray(endedSince: "2020-01-01T00:00:00Z") { id state }
          jobs(filter: { kind: ["bulk"] }) { nodes { id action } } }`,
      );
      return [jobTray, jobs.nodes].map((jobsSeen) => jobsSeen.some((job) => job.id === begun?.id));
    };
    expect(await seen(administrator)).toEqual([true, true]);
    expect(await seen(await api.as(await api.newUser({ roleKeys: ['analyst'] })))).toEqual([false, false]);
  });
});
