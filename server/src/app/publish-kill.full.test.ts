import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { channelWorld } from '../features/channels/testing/channel-world.ts';
import { buildProduct } from '../features/products/product.builder.ts';
import { killAtTable, partsOfProduct, testApi, type TestClient } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const api = await testApi();
const { db, pool } = api.deps;
const url = String(pool.options.connectionString);
// A worker needs its queues beside the tables.
await migrateAll(url);
const start = partsOfProduct(url);
const patience = { timeout: 180_000, interval: 20 };
const active = 230;
const drafts = 10;
const listedBefore = 5;

async function publishMany(client: TestClient, channelId: string, ids: readonly string[]): Promise<string> {
  const { startBulkRun } = await client.query<{ startBulkRun: { run: { id: string } } }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } } } }`,
    { input: { list: 'products', action: 'publishOnChannel', ids: inParts(ids), input: { channelId } } },
  );
  return startBulkRun.run.id;
}

const run = async (id: string) =>
  db
    .selectFrom('bulk_job')
    .select(['state', 'total', 'done', 'refused'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What a run left, without its ids and times: by variant the listing, what the trail and the log say of it, and each row of the run. */
async function resultOf(runId: string, channelId: string): Promise<object> {
  const listings = await sql`
    select l.variant_id as variant, l.published, l.publish_at, l.unpublish_at, l.price_minor, l.offer_id, l.version,
      case when l.external_id = replace(l.id::text, '-', '') then 'its own' else l.external_id end as external,
      (select json_agg(json_build_array(c.action, c.actor_kind, c.actor_id, c.cause, c.cause_id::text = ${runId}, c.before, c.after) order by c.id)
        from change c where c.entity = 'listing' and c.entity_id = l.id) as trail,
      (select json_agg(json_build_array(o.topic, o.shop_id, o.changed, o.cause, o.cause_id::text = ${runId}) order by o.id)
        from outbox o where o.topic = 'listing_changed' and o.aggregate_id = l.id) as events
    from listing l where l.channel_id = ${channelId} order by l.variant_id`.execute(db);
  const rows = await sql`select position, record_id, name, outcome, code, detail
    from bulk_job_row where job_id = ${runId} order by position`.execute(db);
  return { run: await run(runId), listings: listings.rows, rows: rows.rows };
}

it(
  'publishes many products the same after kill -9 at any place of the run as without',
  { timeout: 600_000 },
  async () => {
    const client = await api.asAdministrator();
    const world = channelWorld(api);
    const shopId = await world.newShop();
    const [killedId, twinId] = [await world.openChannel(client, shopId), await world.openChannel(client, shopId)];
    const products: { id: string; variantId: string }[] = [];
    for (let place = 0; place < active + drafts; place += 1)
      products.push(await buildProduct(db, { name: `Chair ${place}`, status: place < active ? 'ACTIVE' : 'DRAFT' }));
    for (const [place, { id, variantId }] of products.slice(0, listedBefore).entries()) {
      await world.newOffer(client, shopId, id, { sku: `A${place}`, price: '19.90' });
      for (const channelId of [killedId, twinId]) await world.setListing(client, { channelId, variantId }, 0, {});
    }
    const ids = products.map(({ id }) => id);

    const killed = await publishMany(client, killedId, ids);
    await killAtTable(db, start('worker'), 'listing');
    expect(await run(killed)).toMatchObject({ done: 0, refused: 0 });
    const second = start('worker');
    await expect.poll(async () => (await run(killed)).done, patience).toBeGreaterThan(0);
    await killAtTable(db, second, 'listing');
    await killAtTable(db, start('worker'), 'change');
    const { state, done } = await run(killed);
    expect([state, done > 0 && done < active]).toEqual(['running', true]);
    const last = start('worker');
    await expect.poll(async () => (await run(killed)).state, patience).toBe('succeeded');
    await last.kill();

    const twin = await publishMany(client, twinId, ids);
    const undisturbed = start('worker');
    await expect.poll(async () => (await run(twin)).state, patience).toBe('succeeded');
    await undisturbed.kill();
    const result = await resultOf(twin, twinId);
    expect(result).toMatchObject({ run: { total: active + drafts, done: active, refused: drafts } });
    expect(await resultOf(killed, killedId)).toEqual(result);
  },
);
