import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase, worksAs } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { addressOf, ownedDatabase } from '../../testing/index.ts';
import { migrateAll } from '../../app/migrate-all.ts';
import { holdByEach } from './held-snapshots.builder.ts';

const at = new Date('2028-02-03T12:00:00Z');
const month = new Date('2028-02-01T00:00:00Z');
const now = new Date('2031-06-15T12:00:00Z');

it('keeps what something stands on under an owner whom the row policies hold too', async () => {
  const { name, url } = await ownedDatabase('createrole');
  await migrateAll(url);
  const open = (address: string) => openDatabase({ url: address, applicationName: 'quarry test', maxConnections: 1 });
  const [owner, all] = [open(url), open(addressOf(name))];
  const worker = openDatabase({
    url,
    applicationName: 'quarry test',
    maxConnections: 1,
    as: await worksAs(url, 'worker'),
  });
  await sql`create table offer_snapshot_2028_02 partition of offer_snapshot for values from ('2028-02-01T00:00:00Z') to ('2028-03-01T00:00:00Z')`.execute(
    owner.db,
  );
  const [passed, patient] = [newId(), newId()];
  const offers = new Map<string, string>();
  for (const shopId of [passed, patient]) {
    const offerId = newId();
    offers.set(shopId, offerId);
    await sql`insert into shop (id, name, slug, url, kind, status) values (${shopId}, ${shopId}, ${shopId}, ${`https://${shopId}.example/`}, 'own', 'ACTIVE')`.execute(
      all.db,
    );
    await sql`insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at)
      values (${offerId}, ${shopId}, 'one', 'own', now(), now(), now())`.execute(all.db);
  }
  const snapshotOf = async (shopId: string) => {
    const id = newId();
    await sql`insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, fields, fields_hash, extractor_version)
      values (${id}, ${offers.get(shopId)}, 1, 'grab', ${at}, ${at}, '{}', ${Buffer.alloc(1)}, '1')`.execute(all.db);
    return id;
  };
  const stays = [await snapshotOf(patient), ...(await holdByEach(addressOf(name), () => snapshotOf(passed), at))];
  const goes = await snapshotOf(passed);
  // It brings its own reach, since a worker may have one of any width.
  const step = () =>
    worker.db.transaction().execute(async (tx) => {
      await sql`select set_config('quarry.reads', '', true), set_config('quarry.writes', '', true)`.execute(tx);
      const { rows } = await sql<{ step: string }>`
        select retain_month('offer_snapshot', ${month}, ${[passed]}::uuid[], ${now}, 100, '-1 second') as step`.execute(
        tx,
      );
      return rows[0]?.step;
    });
  await expect.poll(step, { timeout: 60_000 }).toBe('done');
  const { rows } = await sql<{ id: string }>`select id from offer_snapshot order by id`.execute(worker.db);
  expect(rows.map(({ id }) => id)).toEqual(stays.toSorted());
  expect(stays).not.toContain(goes);
  for (const opened of [owner, all, worker]) await opened.close();
});
