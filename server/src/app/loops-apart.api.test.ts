import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '../platform/auth/index.ts';
import { withTransaction } from '../platform/db/index.ts';
import { type Consumer, followToEnd, publishEvents } from '../platform/events/index.ts';
import { log } from '../platform/log.ts';
import { testApi } from '../testing/index.ts';
import { features } from './features.ts';
import { loops } from './loops.ts';

const api = await testApi();
const { db } = api.deps;
const consumers = features.flatMap((feature) => feature.consumers ?? []);
const topics = features.flatMap((feature) => feature.topics ?? []);

/** Of each loop that follows no log: the test in which one of its records fails, by its file below `features` and its name. */
const shownBy: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'audit seals': ['audit/seal.api', 'takes up all others when one entry cannot be sealed'],
  'completeness-recount': ['products/completeness.api', 'is counted for all others when that of one cannot be'],
  crawl: ['crawlers/crawl-broken-off', 'is looked at later and later while it fails'],
  'crawl-schedule': ['crawlers/crawler.api', 'starts the others that are due when the run of one cannot be started'],
  'feed files': ['feeds/feeds-apart.api', 'writes the file of a feed although that of another one fails'],
  'feed rows': ['feeds/feeds-apart.api', 'evaluates the rows of a channel although one of them cannot be'],
  'grabbers.mend-absences': ['grabbers/mend-absences', 'mends the offers of a grabber although those of another'],
  'grabbers.pages': ['grabbers/page-starts.api', 'ends as one error with its bytes after three attempts'],
  'grabbers.runs': ['grabbers/runs-apart.api', 'of the runs that a worker takes up fails once it has lost too many'],
  'listing states': ['channels/refused-listings.api', 'are noted although the state of another one cannot be'],
  'media.pictures': ['media/pictures-apart.api', 'keeps the pictures of a batch although one of them cannot be kept'],
  'payment-changes': ['payments/provider-changes.api', 'is read beyond an event that cannot be kept'],
  'payment-events': ['payments/told-before.api', 'is tried again with growing pauses where it fails by its own fault'],
  'payment-requests': ['payments/provider.api', 'is asked although the provider of an older request is not built in'],
  'property-backfill': ['offers/property-names.api', 'and values are read from older offers although one of them'],
  'property-proposal': ['offers/property-names.api', 'are proposed for an attribute although the proposal of one'],
  rekeys: ['excavators/rekey.api', 'is asked about while another pair of its shop cannot be'],
  sales: ['analytics/sales-buckets.api', 'are counted although another one cannot be'],
  'shelf-backfill': ['offers/offer-shelves.api', 'reaches the older offers although one of them cannot be placed'],
  'shelf-proposal': ['offers/shelf-proposals.api', 'leaves a shelf without a proposal that cannot be saved'],
};
/** Loops over runs of one kind: `runLoop` has a run fail alone, with its reason. */
const runLoops = ['bulk_run', 'excavation_run', 'feed_run', 'import', 'order_count'];
/** One statement over everything, of which nothing can be left out. */
const statements = ['content-names', 'month-partitions', 'outbox-days'];

it('asks of every loop how it keeps faults apart, and has a test of each that keeps records apart', () => {
  const followed = new Set(consumers.map(({ name }) => `consumer ${name}`));
  const others = loops.filter(({ name }) => !followed.has(name));
  expect(loops.filter(({ name }) => followed.has(name)).map(({ apart }) => apart)).toEqual(
    consumers.map(() => ({ unit: 'record', leaves: 'rest' })),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(shownBy), ...runLoops, ...statements].toSorted(),
  );
  const unitsOf = (names: readonly string[]) =>
    new Set(others.flatMap(({ name, apart }) => (names.includes(name) ? `${apart.unit} ${apart.leaves}` : [])));
  expect([...unitsOf(runLoops)]).toEqual(['run reason']);
  expect([...unitsOf(statements)]).toEqual(['statement retry']);
  expect([...unitsOf(Object.keys(shownBy))]).not.toContain('statement retry');
  const missing = Object.values(shownBy).filter(([file, title]) => !textOf(file).includes(`it('${title}`));
  expect(missing).toEqual([]);
});

afterEach(async () => {
  await sql`truncate outbox, outbox_cursor, outbox_aside`.execute(db);
});

function textOf(file: string): string {
  return readFileSync(new URL(`../features/${file}.test.ts`, import.meta.url), 'utf8');
}

/** Three records whose events stand in one part of the log. */
async function neighbours(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select gen_random_uuid() as id from generate_series(1, 400)) made where uuid_hash(id) & 15 = 3 limit 3`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const asideOf = async ({ name }: Consumer) => {
  const { rows } = await sql<{ id: string; attempts: number; error: string; isResting: boolean }>`
    select aggregate_id as id, attempts, last_error as error, retry_at > now() as "isResting" from outbox_aside
    where consumer = ${name}`.execute(db);
  return rows;
};
const waitingOf = async ({ name }: Consumer, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select o.aggregate_id as id from outbox o join outbox_cursor c on c.part = o.part and c.consumer = ${name}
    where o.aggregate_id = any(${ids}::uuid[]) and o.id > c.position`.execute(db);
  return rows;
};

it.each(consumers)(
  '$name sets one failing record aside with its reason, does the others, and tries it again',
  async (consumer) => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const topic = topics.find(({ name }) => name === consumer.topics[0]);
    if (!topic) throw new Error(`${consumer.name} follows no topic.`);
    const ids = await neighbours();
    const [bad] = ids;
    let isBroken = true;
    const handled = new Set<string>();
    const failing: Consumer = {
      ...consumer,
      handle: async (tx, deps, events, progress) => {
        if (isBroken && events.some(({ aggregateId }) => aggregateId === bad)) await sql`select 1 / 0`.execute(tx);
        const outcome = await consumer.handle(tx, deps, events, progress);
        for (const { aggregateId } of events.slice(0, outcome?.done ?? events.length)) handled.add(aggregateId);
        return outcome;
      },
    };
    await followToEnd(api.engines, failing);
    const changed = topic.fields ?? [];
    await withTransaction(api.application.db, (tx) =>
      publishEvents(
        tx,
        topic,
        { actor: systemActor, cause: 'schedule' },
        ids.map((id) => ({ id, changed })),
      ),
    );
    await followToEnd(api.engines, failing);
    expect(await waitingOf(consumer, ids)).toEqual([]);
    expect([...handled].toSorted()).toEqual(ids.slice(1).toSorted());
    expect(await asideOf(consumer)).toEqual([{ id: bad, attempts: 1, error: 'division by zero', isResting: true }]);
    await sql`update outbox_aside set retry_at = now() where consumer = ${consumer.name}`.execute(db);
    await followToEnd(api.engines, failing);
    expect(await asideOf(consumer)).toEqual([{ id: bad, attempts: 2, error: 'division by zero', isResting: true }]);
    isBroken = false;
    await sql`update outbox_aside set retry_at = now() where consumer = ${consumer.name}`.execute(db);
    await followToEnd(api.engines, failing);
    expect(await asideOf(consumer)).toEqual([]);
    expect(handled).toContain(bad);
  },
);
