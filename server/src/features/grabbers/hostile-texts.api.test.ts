import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop, queueGrabRun } from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;

/** Characters that no compression makes short. */
function mixed(length: number, from = 0x4e00, span = 20_000): string {
  let seed = length;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCodePoint(from + (seed % span));
  }).join('');
}

const hostile: [string, string][] = [
  ['half a surrogate pair, the first', 'Lamp \ud83d end'],
  ['half a surrogate pair, the second', '\ude00 Lamp'],
  ['U+0000', 'Lamp\u0000 with a hole'],
  ['10,000 Chinese characters', mixed(10_000)],
  ['905 Chinese characters', mixed(905)],
  ['characters beyond the first plane', mixed(3_000, 0x2_00_00)],
  ['bidirectional controls', `Lamp \u202e\u2066\u200f${'\u202d'.repeat(2_000)}`],
  ['a flood of combining marks', `Lamp e${'\u0301\u0489'.repeat(5_000)}`],
  ['letters that grow when they are folded', '\ufdfa'.repeat(900)],
  ['pairs that a cut halves', '\u{1f600}'.repeat(2_000)],
  ['pairs that every other cut halves', `a${'\u{1f600}'.repeat(2_000)}`],
  ['a very long word', mixed(60_000, 0x21, 90)],
  ['a huge number', '9'.repeat(400)],
  ['a huge exponent', '1e999'],
];
const fields = ['name', 'description', 'sku', 'mpn', 'brand', 'color', 'category', 'url', 'image', 'price', 'gtin'];
const good = 40;

type Row = Record<string, string>;
const decent = (key: string): Row => ({
  name: `Cup ${key}`,
  description: 'A cup.',
  sku: key,
  mpn: `M-${key}`,
  brand: 'Ossa',
  color: 'white',
  category: 'Cups',
  url: `https://cups.example/${key}`,
  image: `https://cups.example/${key}.jpg`,
  price: '5.00',
  gtin: '4006381333931',
});

/** Rows that are well, and among them one for each field and text, which holds it in this field. */
function rows(): Row[] {
  const bad = hostile.flatMap(([, text], at) => {
    const said = (field: string) => (['url', 'image'].includes(field) ? `https://cups.example/${text}` : text);
    return fields.map((field) => ({ ...decent(`bad-${at}-${field}`), [field]: said(field) }));
  });
  return [...Array.from({ length: good }, (_, at) => decent(`good-${at}`)), ...bad].toSorted(
    (left, right) => (left.price?.length ?? 0) - (right.price?.length ?? 0),
  );
}

const escaped = (value: unknown) => JSON.stringify(value);

function page({ name, description, sku, mpn, brand, color, category, url, image, price, gtin }: Row): Uint8Array {
  const product = escaped({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku,
    mpn,
    color,
    category,
    image,
    gtin,
    brand: { '@type': 'Brand', name: brand },
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url },
  });
  return Buffer.from(`<!doctype html><title>Cup</title><script type="application/ld+json">${product}</script>`);
}

type Outcome = { whole: number; offers: number; problems: number };

async function outcomeOf(shopId: string): Promise<Outcome> {
  const { rows: found } = await sql<Outcome>`
    select (select count(*) from offer where shop_id = ${shopId} and sku like 'good-%')::int as whole,
      (select count(*) from offer where shop_id = ${shopId})::int as offers,
      (select count(*) from grab_item i join grab_run r on r.id = i.run_id join grabber g on g.id = r.grabber_id
        where g.shop_id = ${shopId} and i.outcome in ('bad_row', 'error', 'no_offer') and i.reason is not null)::int as problems`.execute(
    deps.db,
  );
  return found[0] as Outcome;
}

/** What was given up, by line or address, with the first words of why. */
async function givenUp(shopId: string): Promise<{ at: string; code: string | null; hasBytes: boolean }[]> {
  const { rows: found } = await sql<{ at: string; code: string | null; hasBytes: boolean }>`
    select coalesce(p.url, i.line::text) as at, i.code,
      exists (select from blob b where b.sha256 = f.blob_sha256 or b.sha256 = decode(r.cursor ->> 'feed', 'hex')) as "hasBytes"
    from grab_item i join grab_run r on r.id = i.run_id join grabber g on g.id = r.grabber_id
      left join page p on p.id = i.page_id left join page_fetch f on f.id = i.page_fetch_id
    where g.shop_id = ${shopId} and i.outcome = 'error'`.execute(deps.db);
  return found;
}

async function readPages(all: readonly Row[]): Promise<string> {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const pages = all.map((row, at) => {
    const url = `https://cups.example/page-${at}`;
    return {
      url,
      outcome: 'changed' as const,
      bytes: page({ ...row, url: row.url?.endsWith(row.sku ?? '') ? url : (row.url ?? '') }),
    };
  });
  await buildCrawlRun(deps, crawler, pages);
  while ((await grabWaitingPages(deps)) > 0);
  return shop.id;
}

async function readFeed(all: readonly Row[]): Promise<string> {
  const entries = all.map(({ url, image, ...row }, at) => {
    const id = row.sku?.startsWith('good-') ? row.sku : `${at}`;
    return escaped({ ...row, id, title: row.name, link: url, image_link: image, price: `${row.price} EUR` });
  });
  const server = createServer((_request, response) => response.end(entries.join('\n')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    deps.allowHosts = [host];
    const shop = await buildShop(deps);
    const runId = await queueGrabRun(deps, await buildGrabber(deps, shop, { feedUrl: `http://${host}/cups.jsonl` }));
    await workOffOneGrabRun(deps);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run.state).toBe('succeeded');
    return shop.id;
  } finally {
    server.close();
  }
}

const doors = { pages: readPages, feed: readFeed };

describe.each(Object.entries(doors))('what no database holds, in %s', (_door, read) => {
  it('stops no other row: each one is an offer, or one item with its reason', async () => {
    const all = rows();
    const shopId = await read(all);
    const { whole, offers, problems } = await outcomeOf(shopId);
    expect(await givenUp(shopId)).toEqual([]);
    expect(whole).toBe(good);
    expect(offers + problems).toBe(all.length);
    const waiting = await sql`select from backlog where topic = 'page_fetched'`.execute(deps.db);
    expect(waiting.rows).toEqual([]);
  });

  it('says what was cut or left out', async () => {
    const shopId = await read([{ ...decent('long'), name: `\ud83d${mixed(5_000)}` }]);
    const { rows: found } = await sql<{ title: string; codes: string[] }>`
      select o.title, array(select w ->> 'code' from jsonb_array_elements(s.warnings) w) as codes
      from offer o join offer_snapshot s on s.id = o.current_snapshot_id where o.shop_id = ${shopId}`.execute(deps.db);
    expect(Buffer.byteLength(found[0]?.title ?? '')).toBeLessThanOrEqual(2_000);
    expect(found[0]?.codes).toContain('text_cut');
  });

  it('ends as one error whose bytes are kept, whatever the reason is', async () => {
    await sql`
      create function refuse_poison() returns trigger language plpgsql as $$
        begin raise exception 'poison' using errcode = 'data_exception'; end $$`.execute(deps.db);
    await sql`create trigger poison before insert on offer for each row when (new.title = 'Poison') execute function refuse_poison()`.execute(
      deps.db,
    );
    const failures = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    try {
      const all = Array.from({ length: good }, (_, at) => decent(`good-${at}`));
      const shopId = await read([...all, { ...decent('bad'), name: 'Poison' }, { ...decent('last'), name: 'Last' }]);
      expect(await outcomeOf(shopId)).toEqual({ whole: good, offers: good + 1, problems: 1 });
      expect(await givenUp(shopId)).toEqual([{ at: expect.stringContaining('4'), code: 'not_saved', hasBytes: true }]);
    } finally {
      failures.mockRestore();
      await sql`drop function refuse_poison() cascade`.execute(deps.db);
    }
  });
});
