import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { createExcavator, decideProposals, digEverything } from '../../../features/excavators/index.ts';
import { grabWaitingPages } from '../../../features/grabbers/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from '../../../features/grabbers/grabber.builder.ts';
import { systemActor } from '../../../platform/auth/index.ts';
import { type Db, openDatabase } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { newId } from '../../../platform/ids.ts';
import { folderStorage } from '../../../platform/storage/index.ts';
import { passableFolder, type TestApi, testApi, testDatabase } from '../../../testing/index.ts';
import { backUp, checkBackup, restore as restoreChecked } from '../index.ts';

export const main = join(import.meta.dirname, '../../../main.ts');

/** Each test starts several processes, which a busy machine takes its time for. */
export const patience = { timeout: 600_000 };

type Outcome = { status: number | null; output: string; complaint: string };

export const refusal = (output: string) => (JSON.parse(output) as { error: { code: string } }).error.code;

export const tell = () => undefined;
export const quietly = { now: new Date(), isOverwriting: false, signal: new AbortController().signal, tell };
export const intoEmpty = { isReplacing: false, tell };
export const replacing = { isReplacing: true, tell };
/** What `quarry restore` does with a file. */
export const restore = async (target: Parameters<typeof restoreChecked>[0], file: string, options: typeof intoEmpty) =>
  restoreChecked(target, await checkBackup(file, tell), options);

/** Every row of every table, as one hash each, so that two databases can be compared; numbers of transactions are each server's own. */
export async function contentOf(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('schema_migration', 'record_manifest') order by 1`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as hash
      from (select (to_jsonb(t) - 'tx')::text as row from ${sql.table(name)} t) r`.execute(db);
    content[name] = found.rows[0]?.hash ?? '';
  }
  return content;
}

/** Every index, constraint and policy, partitions included. */
export async function structureOf(db: Db): Promise<string[]> {
  const found = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', tablename, policyname, cmd, qual, with_check) from pg_policies
    union all select relname || ' holds its owner' from pg_class where relforcerowsecurity
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    order by 1`.execute(db);
  return found.rows.map(({ line }) => line);
}

export async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** An installation with something of every kind, in a folder and a database of the test file's own. */
export async function backupSource() {
  const folder = await passableFolder('quarry backup ');
  const api = await testApi();
  const sourceStorage = join(folder, 'stored');
  const deps = { ...api.deps, storage: folderStorage(sourceStorage) };
  const sourceUrl = String(deps.pool.options.connectionString);
  const source = { DATABASE_URL: sourceUrl, QUARRY_STORAGE: sourceStorage };
  const placeOf = (name: string) => join(folder, name);
  const storeOf = (name: string) => folderStorage(placeOf(name));
  const cleanups: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  /** Runs `quarry <words>`; with `fileLimitBytes` no file that it writes may grow larger, as on a disk that is full. */
  async function quarry(words: string[], variables: Record<string, string>, fileLimitBytes?: number): Promise<Outcome> {
    const { DATABASE_URL: _inherited, ...inherited } = process.env;
    const env = { ...inherited, QUARRY_DATA: join(folder, 'nowhere'), INIT_CWD: folder, ...variables };
    const limit = fileLimitBytes === undefined ? 'unlimited' : String(fileLimitBytes / 512);
    const child = spawn('/bin/sh', ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, main, ...words], {
      env,
    });
    const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { status: child.exitCode, output, complaint };
  }

  /** A backup of the source, without the command line around it. */
  async function backUpTo(name: string, url = sourceUrl) {
    return backUp({ url, storage: deps.storage }, placeOf(name), quietly);
  }

  let crawler: Awaited<ReturnType<typeof buildCrawler>>;
  let shopUrl: string;

  /** Pages as a crawl leaves them, read into offers as a worker does. */
  async function crawlPages(...skus: string[]): Promise<void> {
    const pages = skus.map((sku) => ({ url: `${shopUrl}p/${sku}`, outcome: 'changed' as const, bytes: pageOf(sku) }));
    await buildCrawlRun(deps, crawler, pages);
    while ((await grabWaitingPages(deps)) > 0);
  }

  async function emptyDatabase(): Promise<{ db: Db; url: string }> {
    const { url } = await testDatabase({ isEmpty: true });
    const { db, close } = openDatabase({ url, applicationName: 'quarry test', maxConnections: 2 });
    cleanups.push(close);
    return { db, url };
  }

  beforeAll(async () => {
    const shop = await buildShop(deps);
    shopUrl = shop.url;
    crawler = await buildCrawler(deps, shop);
    await buildGrabber(deps, shop, { crawlerId: crawler.id });
    const change = { actor: systemActor, cause: 'screen' as const };
    await createExcavator(deps, change, excavatorInput.parse({ name: 'All', scope: {} }));
    await crawlPages('A1', 'A2', 'A3', 'A4');
    await acceptAll(deps);
    await stateOwnOffer({ ...api, deps });
    await placeOrder(deps);
    // Rows of a month long ago, whose partition a fresh schema does not have.
    await sql`select ensure_month_partitions('offer_snapshot', '2024-02-01', '2024-02-01')`.execute(deps.db);
  });

  return {
    backUpTo,
    cleanups,
    crawlPages,
    deps,
    emptyDatabase,
    folder,
    placeOf,
    quarry,
    source,
    sourceStorage,
    sourceUrl,
    storeOf,
  };
}

const pageOf = (sku: string, price = '19.90') =>
  Buffer.from(`<html lang="de"><head><title>Cup ${sku}</title><script type="application/ld+json">
    {"@context":"https://schema.org","@type":"Product","name":"Mill cup ${sku}","sku":"${sku}","brand":"Mill","description":"A cup \\"${sku}\\"\\twith a tab",
     "offers":{"@type":"Offer","price":"${price}","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}
    </script></head><body><h1>Mill cup ${sku}</h1><p>${randomBytes(2_000).toString('base64')}</p></body></html>`);

async function acceptAll(deps: Deps): Promise<void> {
  await digEverything(deps);
  const open = await deps.db.selectFrom('proposal').select('id').where('state', '=', 'in_review').execute();
  const deciding = { actor: systemActor, cause: 'screen' as const };
  await decideProposals(
    deps,
    deciding,
    open.map(({ id }) => id),
    'accept',
  );
}

/** What people state of an offer, cost and stock among it. */
async function stateOwnOffer({ deps, asAdministrator }: TestApi): Promise<void> {
  const { id: shopId } = await buildShop(deps, { kind: 'own' });
  const [product] = await deps.db.selectFrom('product').select('id').limit(1).execute();
  const input = { shopId, productId: product?.id, sku: 'own', price: '12.50', cost: '5', stock: 3 };
  await (
    await asAdministrator()
  ).query('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', { input });
}

/** An order whose sales no worker has counted yet: what marks them may mark nothing when it is copied in. */
async function placeOrder(deps: Deps): Promise<void> {
  const { id: shopId } = await buildShop(deps, { kind: 'own' });
  const ids = { channel: newId<'channel'>(), order: newId<'order'>() };
  await sql`
    insert into channel (id, shop_id, name, slug, kind_code, is_built_in, country, currency, locale, prices_with_tax, status, created_at, updated_at)
    values (${ids.channel}, ${shopId}, 'Direct', 'direct', 'direct', true, 'DE', 'EUR', 'de', true, 'ACTIVE', now(), now())`.execute(
    deps.db,
  );
  await sql`
    insert into "order" (id, shop_id, channel_id, number, number_text, source, locale, currency, prices_with_tax, placed_at, placed_on,
      status, payment_status, fulfilment_status, return_status, item_count, net_minor, tax_minor, gross_minor, discount_minor,
      shipping_minor, outstanding_minor, created_at, updated_at)
    values (${ids.order}, ${shopId}, ${ids.channel}, 1001, '1001', 'api', 'de', 'EUR', true, now(), now(), 'OPEN', 'PENDING',
      'FULFILLED', 'NONE', 0, 84, 16, 100, 0, 0, 100, now(), now())`.execute(deps.db);
}
