import { type CurrentOffer, type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLineage } from '../../features/excavators/index.ts';
import { feedWorld } from '../../features/feeds/testing/feed-world.ts';
import { productNameOf } from '../../features/products/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/feature.ts';
import { testApi } from '../../testing/index.ts';
import { countSales, fewStates, findDifferences, marksOfOrders } from './testing/sale-counts.ts';
import { findFilling } from '../../platform/first-filling.ts';
import { seed } from '../seed.ts';

const patienceMs = 1_800_000;
let demo: DemoShops;
const api = await testApi();
const deps: Deps = { ...api.deps, clock: systemClock, allowHosts: [] };

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free' });
  deps.allowHosts = [...demo.shops.map(({ url }) => url), demo.providerUrl].map((url) => new URL(url).host);
  await seed(deps, 'small', demo.controlUrl, () => undefined);
}, patienceMs);

afterAll(() => demo.stop());

type StoredOffer = { url: string; sku: string; seller: string | null; priceMinor: number | null; currency: string };

/** Those that were read off the shops; what people state has no page. */
async function storedOffers(): Promise<Map<string, StoredOffer>> {
  const found = await sql<StoredOffer>`
    select o.url, o.sku, o.seller, o.price_minor as "priceMinor", o.currency from offer o where o.state = 'active' and o.url is not null`.execute(
    deps.db,
  );
  return new Map(found.rows.map((offer) => [keyOf(offer.url, offer), offer]));
}

function keyOf(url: string, { sku, seller }: { sku: string; seller?: string | null }): string {
  return `${new URL(url).origin} ${sku} ${seller ?? ''}`;
}

/** What a crawl can know: a page in plain HTML is read by selectors, which read one offer off a page. */
function isDeclared({ markup }: CurrentOffer): boolean {
  return markup !== 'none';
}

type SoldProduct = { status: string; completeness: number; isPlaced: boolean };

/** The products that the own shop sells now. */
async function soldByUs(): Promise<SoldProduct[]> {
  const found = await sql<SoldProduct>`
    select p.status, p.completeness, p.category_id is not null as "isPlaced" from product p where p.deleted_at is null and exists (
      select from offer o join shop s on s.id = o.shop_id where o.product_id = p.id and o.state = 'active' and s.kind = 'own')`.execute(
    deps.db,
  );
  return found.rows;
}

describe('the small seed', () => {
  it('comes to its end on the last of thirty days', async () => {
    expect(await findFilling(deps.db)).toMatchObject({ state: 'done' });
    expect(demo.day()).toBe(30);
  });

  it('stores every offer that the shops declare, with the price it has today', async () => {
    const stored = await storedOffers();
    const wrong = demo
      .offers()
      .filter(isDeclared)
      .flatMap((offer) => {
        const found = stored.get(keyOf(offer.url, offer));
        const isRight = found?.priceMinor === offer.priceCents && found.currency === offer.currency;
        return isRight
          ? []
          : [`${offer.url} ${offer.sku}: ${offer.priceCents} ${offer.currency}, ${found?.priceMinor}`];
      });
    expect(wrong).toEqual([]);
  });

  it('knows no price on sale that the shops do not ask', async () => {
    const asked = new Map(demo.offers().map((offer) => [keyOf(offer.url, offer), offer.priceCents]));
    const stored = [...(await storedOffers())];
    expect(stored.filter(([key, { priceMinor }]) => asked.get(key) !== priceMinor)).toEqual([]);
  });

  it('reads feeds and pages of a shop side by side, each with the offers it covers', async () => {
    const found = await sql<{ kind: string; offers: number; days: number }>`
      select g.kind, (select count(*) from offer_standing v where v.grabber_id = g.id and v.state = 'active')::int as offers,
        (select count(distinct (r.requested_at at time zone 'UTC')::date) from grab_run r where r.grabber_id = g.id)::int as days
      from grabber g order by g.kind`.execute(deps.db);
    expect(found.rows.map(({ kind }) => kind)).toEqual(['feed', 'feed', 'feed', 'pages', 'pages', 'pages', 'pages']);
    for (const { offers, days } of found.rows) {
      expect(offers).toBeGreaterThan(100);
      expect(days).toBe(31);
    }
  });

  it('leads every catalogue value back to stored bytes', async () => {
    const report = await checkLineage(deps, () => undefined);
    expect(report.broken).toBe(0);
    expect(report.whole).toBeGreaterThan(1_000);
  });

  it('keeps the prices of thirty days, none of them from the future', async () => {
    const found = await sql<{ points: number; days: number; late: number }>`
      select count(*)::int as points, count(distinct (valid_from at time zone 'UTC')::date)::int as days,
        (count(*) filter (where valid_from > now()))::int as late from price_point where state = 'accepted'`.execute(
      deps.db,
    );
    const [history] = found.rows;
    expect(history?.points).toBeGreaterThan(1_000);
    expect(history?.days).toBeGreaterThan(20);
    expect(history?.late).toBe(0);
  });

  it('leaves proposals of several kinds to a person, and decides the rest under its own name', async () => {
    const found = await sql<{ kind: string; open: number; decided: number }>`
      select kind, (count(*) filter (where state = 'in_review'))::int as open,
        (count(*) filter (where decision_cause = 'seed'))::int as decided from proposal group by kind`.execute(deps.db);
    const open = found.rows.filter((row) => row.open > 0);
    expect(open.length).toBeGreaterThan(1);
    expect(open.reduce((sum, row) => sum + row.open, 0)).toBeGreaterThanOrEqual(40);
    expect(found.rows.reduce((sum, row) => sum + row.decided, 0)).toBeGreaterThan(300);
  });

  it('shows most of what the own shop sells as active, in a category and complete; some is in review, some has gaps', async () => {
    const sold = await soldByUs();
    const share = (isCounted: (product: SoldProduct) => boolean) => sold.filter(isCounted).length / sold.length;
    expect(share(({ status }) => status === 'ACTIVE')).toBeGreaterThan(0.6);
    expect(share(({ isPlaced }) => isPlaced)).toBeGreaterThan(0.95);
    expect(share(({ completeness }) => completeness === 100)).toBeGreaterThan(0.7);
    expect(sold.filter(({ status, completeness }) => status === 'ACTIVE' && completeness < 100)).toEqual([]);
    expect(sold.filter(({ status }) => status === 'IN_REVIEW').length).toBeGreaterThan(8);
    expect(sold.filter(({ completeness }) => completeness < 100).length).toBeGreaterThan(8);
  });

  it('names products without what shops call out', async () => {
    const found = await sql<{ name: string }>`select name from product`.execute(deps.db);
    expect(found.rows.filter(({ name }) => productNameOf(name) !== name)).toEqual([]);
  });

  it('leaves about a tenth of each queue to the newcomer', async () => {
    const found = await sql<{ queue: string; open: number; all: number }>`
      select 'shelf' as queue, (count(*) filter (where state = 'OPEN'))::int as open, count(*)::int as all from shelf
      union all select kind, (count(*) filter (where state = 'in_review'))::int, (count(*) filter (where state <> 'superseded'))::int from proposal
        where kind in ('create_product', 'link_offer') group by kind`.execute(deps.db);
    expect(found.rows).toHaveLength(3);
    const isAboutATenth = ({ open, all }: { open: number; all: number }) => open > 0 && open / all < 0.2;
    expect(found.rows.filter((queue) => !isAboutATenth(queue))).toEqual([]);
  });

  it('knows by which names shops state properties, with counts and examples; most are accepted, some open, a few dismissed', async () => {
    const client = await api.asAdministrator();
    const { propertyNames } = await client.query<{
      propertyNames: { nodes: { text: string; state: string; offerCount: number; examples: string[] }[] };
    }>('{ propertyNames(first: 200) { nodes { text state offerCount examples } } }');
    const names = propertyNames.nodes;
    const inState = (state: string) => names.filter((name) => name.state === state);
    expect(names.length).toBeGreaterThan(40);
    expect(inState('ACCEPTED').length / names.length).toBeGreaterThan(0.6);
    expect(inState('OPEN').length).toBeGreaterThan(4);
    expect(inState('DISMISSED').length).toBeGreaterThan(0);
    expect(inState('ACCEPTED').filter(({ offerCount, examples }) => offerCount === 0 || examples.length === 0)).toEqual(
      [],
    );
  });

  it('has typed values with their source of what shops state by name, in each type that the catalogue added', async () => {
    const found = await sql<{ code: string; type: string; values: number; shops: number }>`
      select a.code, a.type, count(*)::int as values, count(distinct o.shop_id)::int as shops from product_value v
      join offer o on o.id = v.offer_id join attribute a on a.id = v.attribute_id where not a.is_system and v.source_kind = 'offer' group by a.code, a.type`.execute(
      deps.db,
    );
    expect(new Set(found.rows.map(({ type }) => type))).toEqual(
      new Set(['measure', 'integer', 'option', 'boolean', 'text']),
    );
    expect(found.rows.reduce((sum, row) => sum + row.values, 0)).toBeGreaterThan(200);
    expect(found.rows.filter(({ shops }) => shops > 1).length).toBeGreaterThan(5);
  });

  it('counts products by the templates of their categories: some have all, many lack something that is expected', async () => {
    const found = await sql<{ whole: number; lacking: number }>`
      select (count(*) filter (where cardinality(f.gaps) = 0))::int as whole, (count(*) filter (where exists (
        select from unnest(f.missing) as m (code) join attribute a on a.code = m.code and not a.is_basic)))::int as lacking
      from product p join completeness f on f.product_id = p.id and f.channel_id is null where p.deleted_at is null`.execute(
      deps.db,
    );
    expect(found.rows[0]?.whole).toBeGreaterThan(50);
    expect(found.rows[0]?.lacking).toBeGreaterThan(15);
  });

  it('archives some products with a reason and puts one or two into the bin', async () => {
    const archived = await sql<{ reason: string }>`
      select archive_reason as reason from product where status = 'ARCHIVED' and deleted_at is null`.execute(deps.db);
    expect(archived.rows.length).toBeGreaterThan(1);
    const binned = await sql`select from bin_entry where entity = 'product'`.execute(deps.db);
    expect(binned.rows.length).toBeGreaterThan(0);
    expect(binned.rows.length).toBeLessThan(4);
  });

  it('inserts nothing: commands tell the history of every category, state and accepted shop category', async () => {
    const told = (entity: string, action: string) =>
      sql`exists (select from change c where c.entity = ${entity} and c.action = ${action} and c.entity_id = r.id)`;
    const silent = await sql<{ what: string; id: string }>`
      select 'category' as what, r.id from category r where not ${told('category', 'created')}
      union all select 'shelf', r.id from shelf r where r.state = 'ACCEPTED' and not ${told('shelf', 'accepted')}
      union all select 'product', r.id from product r where not ${told('product', 'created')}
      union all select 'status', r.id from product r where r.status <> 'DRAFT' and not ${told('product', 'status_changed')}`.execute(
      deps.db,
    );
    expect(silent.rows).toEqual([]);
  });

  it('gives the second own shop about 150 offers by file, beside what the demo shops have', async () => {
    const found = await sql<{ shop: string; kind: string; offers: number }>`
      select s.name as shop, s.kind, (select count(*) from own_offer w where w.shop_id = s.id and w.source_kind = 'import')::int as offers
      from shop s order by s.name`.execute(deps.db);
    const [trade, ...others] = found.rows.filter(({ offers }) => offers > 0);
    expect(trade).toMatchObject({ shop: 'Whitmoor Trade', kind: 'own' });
    expect(trade?.offers).toBeGreaterThan(120);
    expect(trade?.offers).toBeLessThanOrEqual(150);
    expect(others).toEqual([]);
    expect(found.rows).toHaveLength(5);
  });

  it('has listings in every state, and discounts in every state and of every kind', async () => {
    const { channels, discounts } = await (
      await api.asAdministrator()
    ).query<{
      channels: { nodes: { isBuiltIn: boolean; counts: Record<string, number> }[] };
      discounts: { nodes: { kind: string; status: string }[] };
    }>(`{ channels(first: 10) { nodes { isBuiltIn counts { listed scheduled refused off } } }
      discounts(first: 10) { nodes { kind status } } }`);
    expect(channels.nodes.filter(({ isBuiltIn }) => isBuiltIn)).toHaveLength(2);
    expect(channels.nodes.filter(({ isBuiltIn }) => !isBuiltIn)).toHaveLength(3);
    const states = ['listed', 'scheduled', 'refused', 'off'];
    expect(states.filter((state) => channels.nodes.every(({ counts }) => counts[state] === 0))).toEqual([]);
    expect(new Set(discounts.nodes.map(({ status }) => status)).size).toBe(5);
    expect(new Set(discounts.nodes.map(({ kind }) => kind)).size).toBe(4);
    expect(discounts.nodes).toHaveLength(6);
  });

  it('leaves no action in the audit trail that the dashboard has no words for', async () => {
    const words = readFileSync(join(import.meta.dirname, '../../../../web/src/ui/history/history.messages.ts'), 'utf8');
    const { rows } = await sql<{ action: string }>`select distinct action from change`.execute(deps.db);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ action }) => !words.includes(`'action.${action}':`))).toEqual([]);
  });

  it('refuses about a tenth of its feed for two causes at least, and leads from a title that is too long to the page it was read on', async () => {
    api.deps.clock.set(new Date());
    await feedWorld(api).settle();
    const client = await api.asAdministrator();
    const { channels } = await client.query<{
      channels: { nodes: { id: string; name: string; counts: Record<string, number> }[] };
    }>('{ channels(first: 10) { nodes { id name counts { listed scheduled refused off } } } }');
    const { id, counts } = channels.nodes.find(({ name }) => name === 'Google Merchant Germany')!;
    const { listed = 0, refused = 0 } = counts;
    expect(listed).toBeGreaterThan(50);
    expect(refused / (listed + refused)).toBeGreaterThan(0.05);
    expect(refused / (listed + refused)).toBeLessThan(0.2);
    const { channelIssueCauses, channelIssues } = await client.query<{
      channelIssueCauses: { code: string; field: string; severity: string; count: number }[];
      channelIssues: { nodes: { field: string; value: { source: { storedPageUrl: string | null } | null } | null }[] };
    }>(
      `query ($id: ID!) { channelIssueCauses(channelId: $id) { code field severity count }
        channelIssues(channelId: $id) { nodes { field value { source { storedPageUrl } } } } }`,
      { id },
    );
    const timesOf = (code: string, field: string) =>
      channelIssueCauses.find((cause) => cause.code === code && cause.field === field && cause.severity === 'ERROR')
        ?.count ?? 0;
    // Each cause has several rows, so that it is seen as one.
    expect(timesOf('ROW_TOO_LONG', 'title')).toBeGreaterThan(1);
    expect(timesOf('ROW_REQUIRED', 'size')).toBeGreaterThan(1);
    const titles = channelIssues.nodes.filter(({ field }) => field === 'title');
    expect(titles.filter(({ value }) => !value?.source?.storedPageUrl)).toEqual([]);
  });

  it('sells some 410 orders, of which at least ten are in each state', async () => {
    const counted = {
      ...(await countSales(await api.asAdministrator())),
      ...(await marksOfOrders(deps.db, new Date())),
    };
    expect(fewStates(counted)).toEqual({});
    expect(await findDifferences(deps.db)).toEqual([]);
  });

  it('does nothing when it is begun again', async () => {
    const told: string[] = [];
    await seed(deps, 'small', demo.controlUrl, (text) => told.push(text));
    expect(told).toEqual(['The small seed was done before; an empty database can be seeded anew.']);
    expect(demo.day()).toBe(30);
  });
});
