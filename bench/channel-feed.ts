import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Ask, asker } from './ask.ts';
import { type BenchFeed, type BenchSize, prepareFeed, untilWritten } from './channel-feed-data.ts';
import { type Figure, median, milliseconds } from './figure.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- channel-feed';
const rounds = 5;
const reads = 200;
const servedWithinMs = 600_000;
const benchmarkSize: BenchSize = { variants: 100_000, changed: 10_000 };

/** A feed of a sales channel: a revision written, its file read, and a change of many rows on its way into it. */
export async function measureChannelFeed(product: Product, size = benchmarkSize): Promise<Figure[]> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const ask = await asker(product);
    const feed = await prepareFeed(ask, client, size);
    const address = `${product.address}${feed.path}`;
    return [
      ...(await measureWriting(product, client, feed)),
      ...(await measureReads(address)),
      await measureChange(ask, client, feed, address),
    ];
  } finally {
    await client.end();
  }
}

/** A revision is two files: the plain one beside COPY of the same rows, then its gzip beside COPY that is compressed at once. */
async function measureWriting(product: Product, client: Client, feed: BenchFeed): Promise<Figure[]> {
  const written: Written[] = [];
  const copied: number[] = [];
  const packed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    written.push(await writeOnce(client, feed.id));
    copied.push(await copyOnce(client, feed.id, 'plain'));
    packed.push(await copyOnce(client, feed.id, 'gzip'));
  }
  const shown = (written.at(-1)?.rows ?? 0).toLocaleString('en');
  const plainMs = median(written.map((one) => one.plainMs));
  const gzipMs = median(written.map((one) => one.gzipMs));
  const ratio = plainMs / median(copied);
  const growth = await measureGrowth(product, client, feed.id);
  return [
    {
      work: `a revision of a feed of ${shown} rows`,
      figure: milliseconds(plainMs),
      limit: `${milliseconds(median(copied))} COPY of the rows`,
      ratio,
      goal: '<= 2',
      isMet: ratio <= 2,
      command,
    },
    {
      work: 'its gzip, made of the written file',
      figure: milliseconds(gzipMs),
      limit: `${milliseconds(median(packed))} COPY of the rows and gzip`,
      ratio: gzipMs / median(packed),
      goal: '',
      isMet: undefined,
      command,
    },
    {
      work: `memory that the worker grows by while it writes ${shown} rows`,
      figure: `${growth.toFixed(0)} MB`,
      limit: '',
      ratio: undefined,
      goal: '<= 50 MB',
      isMet: growth <= 50,
      command,
    },
  ];
}

/** The most that the worker grows by in as many further writings: each look at it would slow down what is timed. */
async function measureGrowth(product: Product, client: Client, feedId: string): Promise<number> {
  let growth = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = product.memoryOf('quarry worker') ?? 0;
    const look = () => (growth = Math.max(growth, (product.memoryOf('quarry worker') ?? 0) - before));
    const watch = setInterval(look, 100);
    await writeOnce(client, feedId);
    clearInterval(watch);
  }
  return growth;
}

type Written = { plainMs: number; gzipMs: number; rows: number };

/**
 * From the last look at which nobody wrote the feed: the worker's pause is no writing. The feed is held until its plain file stands, and
 * both files are noted at the end of its gzip.
 */
async function writeOnce(client: Client, feedId: string): Promise<Written> {
  const { rows: raised } = await client.query<{ revision: string }>(
    'update channel_feed set revision = revision + 1 where id = $1 returning revision',
    [feedId],
  );
  const revision = raised[0]?.revision;
  const deadline = performance.now() + servedWithinMs;
  let startedAt = performance.now();
  let plainAt: number | undefined;
  let wasHeld = false;
  while (performance.now() < deadline) {
    const lookedAt = performance.now();
    const { rows } = await client.query<{ rows: number | null; isHeld: boolean }>(
      `select (select max(rows) from feed_file where feed_id = $1 and revision >= $2 and encoding = 'gzip') as rows,
        exists (select from pg_locks where locktype = 'advisory' and granted
          and (classid::bigint << 32 | objid::bigint) = hashtextextended('feed file:' || $1, 0)) as "isHeld"`,
      [feedId, revision],
    );
    const now = performance.now();
    const [seen] = rows;
    if (wasHeld && seen?.isHeld !== true) plainAt ??= now;
    if (seen?.rows != null)
      return { plainMs: (plainAt ?? now) - startedAt, gzipMs: now - (plainAt ?? now), rows: seen.rows };
    wasHeld ||= seen?.isHeld === true;
    if (!wasHeld) startedAt = lookedAt;
    await delay(5);
  }
  throw new Error(`Revision ${revision} of the feed was not written.`);
}

async function copyOnce(client: Client, feedId: string, form: 'plain' | 'gzip'): Promise<number> {
  const startedAt = performance.now();
  const rows = client.query(
    copyTo(
      `copy (select rendered from feed_row where feed_id = '${feedId}' and state in ('served', 'held') order by external_id) to stdout`,
    ),
  );
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await (form === 'plain' ? pipeline(rows, nowhere) : pipeline(rows, createGzip(), nowhere));
  return performance.now() - startedAt;
}

async function measureReads(address: string): Promise<Figure[]> {
  const first = await fetch(address);
  const bytes = (await first.arrayBuffer()).byteLength;
  const etag = first.headers.get('etag') ?? '';
  const unchanged = await readMany(address, reads, 304, { 'if-none-match': etag });
  const whole = await readMany(address, rounds, 200);
  const packed = await readMany(`${address}.gz`, rounds, 200);
  const megabytes = bytes / 2 ** 20;
  return [
    readFigure('a read of a feed that did not change (304)', milliseconds(unchanged)),
    readFigure(
      `a whole read of a feed of ${megabytes.toFixed(0)} MB`,
      `${milliseconds(whole)}, ${(megabytes / (whole / 1_000)).toFixed(0)} MB/s`,
    ),
    readFigure('a whole read of it, gzip', milliseconds(packed)),
  ];
}

/** The median time of an answer, its body included. */
async function readMany(
  address: string,
  count: number,
  status: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const startedAt = performance.now();
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}, not ${status}.`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

function readFigure(work: string, figure: string): Figure {
  return { work, figure, limit: '', ratio: undefined, goal: '', isMet: undefined, command };
}

/** Brands are given other names: from the last answer until every row of theirs that is served has its own. They are given back afterwards. */
async function measureChange(ask: Ask, client: Client, feed: BenchFeed, address: string): Promise<Figure> {
  const { brands, ofBrands } = feed;
  const suffix = ' renamed';
  for (const { id, name } of brands) await renameBrand(ask, id, name + suffix);
  const startedAt = performance.now();
  let etag = '';
  let found = 0;
  while (found < ofBrands) {
    if (performance.now() - startedAt > servedWithinMs)
      throw new Error(`The feed has ${found} of ${ofBrands} changed values.`);
    await delay(100);
    const response = await fetch(address, { headers: { 'if-none-match': etag } });
    const served = await response.text();
    if (response.status === 304) continue;
    etag = response.headers.get('etag') ?? '';
    found = served.split(`${suffix}</g:brand>`).length - 1;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const { id, name } of brands) await renameBrand(ask, id, name);
  await untilWritten(client, feed.id);
  return {
    work: `${ofBrands.toLocaleString('en')} changed values on their way into the served feed`,
    figure: `${seconds.toFixed(1)} s`,
    limit: '',
    ratio: undefined,
    goal: '<= 60 s',
    isMet: seconds <= 60,
    command,
  };
}

async function renameBrand(ask: Ask, id: string, name: string): Promise<void> {
  const { brand } = await ask<{ brand: { version: number } & Record<string, unknown> }>(
    'query ($id: ID!) { brand(id: $id) { version website country description aliases } }',
    { id },
  );
  const { version, ...rest } = brand;
  const { updateBrand } = await ask<{ updateBrand: { __typename: string } }>(
    'mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) { __typename } }',
    { id, version, input: { ...rest, name } },
  );
  if (updateBrand.__typename !== 'BrandUpdated') throw new Error(`The brand is answered ${updateBrand.__typename}.`);
}
