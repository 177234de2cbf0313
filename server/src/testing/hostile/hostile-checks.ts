import type { RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import type { TestApi } from '../test-api.ts';
import { feedFormats, writtenFeed } from './hostile-feeds.ts';
import { pageMarkups, type Spread, type WrittenPage, writtenPages } from './hostile-pages.ts';
import { followOffers, readWrittenFeed, readWrittenPages } from './hostile-run.ts';
import { columnsBeyond, illFormedJson } from './hostile-tables.ts';
import { hostileValues } from './hostile-values.ts';

/** Every field of the contract, so that one which is added there is missed here. */
const contract: Record<keyof RawOffer, true> = {
  name: true,
  description: true,
  brand: true,
  sku: true,
  mpn: true,
  gtin: true,
  price: true,
  listPrice: true,
  lowPrice: true,
  highPrice: true,
  unitPrice: true,
  recurringPrice: true,
  shippingPrice: true,
  priceValidUntil: true,
  availability: true,
  condition: true,
  images: true,
  url: true,
  breadcrumb: true,
  category: true,
  rating: true,
  itemGroup: true,
  itemId: true,
  seller: true,
  color: true,
  size: true,
  material: true,
  pattern: true,
  gender: true,
  ageGroup: true,
  weight: true,
  multipack: true,
  attributes: true,
};

/** What a text of a snapshot may hold at most (`bound-offer.ts`), and all of its fields together. */
const mostBytes = { text: 110_000, json: 2_000_000 };

/** Some thousands of offers are placed, one question after the other. */
const patienceMs = 900_000;

type Item = { url: string; outcome: string | null; code: string | null; reason: string | null };

async function itemsOf({ deps }: TestApi, shopId: string): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select p.url, i.outcome, i.code, i.reason from page p join crawler c on c.id = p.crawler_id left join grab_item i on i.page_id = p.id
    where c.shop_id = ${shopId}`.execute(deps.db);
  return rows;
}

async function wellOf({ deps }: TestApi, shopId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offer where shop_id = ${shopId} and sku like 'good-%'`.execute(deps.db);
  return rows[0]?.count ?? 0;
}

/** Offers are read as people see them; a text that breaks an answer would be seen as an error of it. */
const lists = {
  offers: `title brandText gtin sku seller url imageUrl productName price { minor currency } fields { name value text raw path } snapshot { id }`,
  products: 'name description',
  proposals: 'id kind sentence',
  shelves: 'text',
};

async function readList(api: TestApi, list: string, fields: string): Promise<number> {
  const client = await api.asAdministrator();
  let after: string | null = null;
  for (let read = 0; ;) {
    type Answer = Record<string, { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }>;
    const answer: Answer = await client.query<Answer>(
      `query ($after: String) { ${list}(first: 100, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    const page = answer[list];
    read += page?.nodes.length ?? 0;
    if (!page?.pageInfo.hasNextPage) return read;
    after = page.pageInfo.endCursor;
  }
}

/**
 * Tests that hostile texts in every field, through every markup and format, cost nothing but themselves: with the seed that
 * `QUARRY_FUZZ_SEED` names, or the usual one, and so many of the texts at each place. `dug` names the markups and formats whose offers an
 * excavator digs through, where it is not all of them.
 */
export function hostileTests(
  api: TestApi,
  how: { spread: Spread; rest: Spread; mixed: number; well: number; dug?: readonly string[] },
): void {
  const { deps } = api;
  const seed = Number(process.env.QUARRY_FUZZ_SEED ?? 16);
  const { well } = how;
  const values = hostileValues(seed, how.mixed);
  const named = `by QUARRY_FUZZ_SEED=${seed}`;
  const errors = vi.spyOn(log, 'error');
  const shopIds: string[] = [];
  const isDug = (door: string) => how.dug?.includes(door) ?? true;

  it.each(pageMarkups)(`stop no other page: %s, ${named}`, async (markup) => {
    const spread = markup === 'json-ld' ? how.spread : how.rest;
    const pages: WrittenPage[] = writtenPages(markup, values, { well, how: spread });
    const shopId = await readWrittenPages(deps, pages);
    if (isDug(markup)) shopIds.push(shopId);
    const items = await itemsOf(api, shopId);
    const hostileAt = new Map(pages.map(({ key, hostile }) => [`https://cups.example/p/${key}`, hostile]));
    const unsaid = items.filter(({ outcome, reason }) => outcome !== 'offers' && reason === null);
    const notSaved = items.filter(({ outcome }) => outcome === 'error');
    const told = ({ url, code, reason }: Item) => [hostileAt.get(url), code, reason];
    expect([...unsaid, ...notSaved].map(told)).toEqual([]);
    expect(items).toHaveLength(pages.length);
    expect(await wellOf(api, shopId)).toBe(pages.filter(({ hostile }) => hostile === null).length);
  });

  it.each(Object.keys(feedFormats))(`stop no other row of a feed: %s, ${named}`, async (format) => {
    const { bytes, rows } = writtenFeed(format, values, { well, how: how.rest });
    const { shopId, runId } = await readWrittenFeed(deps, bytes, feedFormats[format]?.file ?? '');
    if (isDug(format)) shopIds.push(shopId);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run.state).toBe('succeeded');
    const { offers, problems } = run.totals as { offers: number; problems: number };
    expect(offers + problems).toBe(rows);
    const { rows: notSaved } = await sql<{ line: number; reason: string | null }>`
      select line, reason from grab_item where run_id = ${runId} and (outcome = 'error' or (outcome <> 'offers' and reason is null))`.execute(
      deps.db,
    );
    expect(notSaved).toEqual([]);
    expect(await wellOf(api, shopId)).toBe(2 * well);
  });

  it('stand in every field of the contract', async () => {
    const { rows } = await sql<{ field: string }>`
      select distinct jsonb_object_keys(s.fields) as field from offer_snapshot s join offer o on o.id = s.offer_id
      where o.sku not like 'good-%' or o.sku is null`.execute(deps.db);
    const found = new Set(rows.map(({ field }) => field));
    expect(Object.keys(contract).filter((field) => !found.has(field))).toEqual([]);
  });

  it(
    'stop nothing that follows: matching, proposals, values, search texts and categories',
    { timeout: patienceMs },
    async () => {
      await followOffers(api.engines, shopIds);
      const { rows: quarantined } = await sql<{ title: string; reason: string }>`
      select left(title, 40) as title, quarantine_reason as reason from offer where quarantine_reason like '%not_saved%'`.execute(
        deps.db,
      );
      expect(quarantined).toEqual([]);
      const { rows: aside } = await sql`select consumer, last_error from outbox_aside`.execute(deps.db);
      expect(aside).toEqual([]);
      const { rows: runs } = await sql`select state from excavation_run where state <> 'succeeded'`.execute(deps.db);
      expect(runs).toEqual([]);
      const failures = errors.mock.calls.map(([line]) => JSON.stringify(line).slice(0, 700));
      expect(failures).toEqual([]);
    },
  );

  it('are well-formed and bounded in the tables', async () => {
    expect(await columnsBeyond(deps.db, mostBytes)).toEqual([]);
    expect(await illFormedJson(deps.db)).toEqual([]);
  });

  it.each(Object.entries(lists))('are shown by GraphQL: %s', async (list, fields) => {
    expect(await readList(api, list, fields)).toBeGreaterThan(0);
  });
}
