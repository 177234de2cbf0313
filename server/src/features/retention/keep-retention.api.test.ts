import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildShop } from '../grabbers/grabber.builder.ts';
import { keepRetention } from './index.ts';

const api = await testApi();
const { deps, engines } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
const ended = new Date('2026-01-01T12:00:00Z');
const clock = settableClock(new Date('2026-06-01T12:00:00Z'));
const keep = () => keepRetention({ ...engines, clock }, undefined, { restS: -1 });

type Line = { kind: string; state: string; done: number; freed: { kind: string; rows: number; bytes: number }[] };
const lines = async (client = administrator) =>
  (
    await client.query<{ jobs: { nodes: Line[] } }>(
      '{ jobs(filter: { kind: ["retention"] }) { nodes { kind state done freed { kind rows bytes } } } }',
    )
  ).jobs.nodes;

/** Six ended excavation runs with four items each: those of the first are to go. */
async function excavated(at: Date) {
  const [excavatorId, configId] = [newId(), newId()];
  await sql`insert into excavator (id, name, state) values (${excavatorId}, 'One', 'paused')`.execute(db);
  await sql`insert into excavator_config (id, excavator_id, version, config) values (${configId}, ${excavatorId}, 1, '{}')`.execute(
    db,
  );
  await sql`
    with made as (insert into excavation_run (id, excavator_id, config_id, trigger, state, requested_at, finished_at)
      select gen_random_uuid(), ${excavatorId}, ${configId}, 'manual', 'succeeded', moment, moment
      from generate_series(${at}::timestamptz, ${at}::timestamptz + interval '5 days', interval '1 day') moment returning id)
    insert into excavation_item (run_id, offer_id, snapshot_id, stage, outcome)
    select id, gen_random_uuid(), gen_random_uuid(), 'decide', 'linked' from made, generate_series(1, 4)`.execute(db);
}

it('writes a line in the list of jobs with what it freed of each kind, and none where it freed nothing', async () => {
  await keep();
  expect(await lines()).toEqual([]);
  // Months are kept within the limits of shops.
  await buildShop(deps);
  await excavated(ended);
  await sql`create table page_fetch_2020_05 partition of page_fetch for values from ('2020-05-01T00:00:00Z') to ('2020-06-01T00:00:00Z')`.execute(
    db,
  );
  await sql`insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, outcome)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, '2020-05-05T00:00:00Z', 1, 'changed'
    from generate_series(1, 7)`.execute(db);
  await keep();
  await keep();
  const [line, ...more] = await lines();
  expect(more).toEqual([]);
  expect(line).toMatchObject({ kind: 'retention', state: 'succeeded', done: 11 });
  const freed = line?.freed.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)) ?? [];
  expect(freed).toMatchObject([
    { kind: 'excavation_item', rows: 4 },
    { kind: 'page_fetch', rows: 7 },
  ]);
  expect(freed.every(({ bytes }) => bytes > 100)).toBe(true);
  const { storage } = await administrator.query<{ storage: { kinds: { kind: string; lastFreed: unknown }[] } }>(
    '{ storage { kinds { kind lastFreed { at rows } } } }',
  );
  expect(storage.kinds.find(({ kind }) => kind === 'RUN_ITEMS')?.lastFreed).toEqual({
    at: clock.now().toISOString(),
    rows: 4,
  });
  const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
  expect(await lines(analyst)).toEqual([]);
  clock.set(new Date('2026-12-01T12:00:00Z'));
  await keep();
  expect(await lines()).toEqual([]);
});

it('says that a run failed which told nobody of its end', async () => {
  await sql`truncate retention_run`.execute(db);
  await sql`insert into retention_run (id, state, requested_at, heartbeat_at, freed)
    values (${newId()}, 'running', now(), now() - interval '2 hours', '{"page_fetch": {"rows": 1, "bytes": 2}}')`.execute(
    db,
  );
  expect(await lines()).toMatchObject([{ state: 'failed', freed: [{ kind: 'page_fetch', rows: 1, bytes: 2 }] }]);
});
