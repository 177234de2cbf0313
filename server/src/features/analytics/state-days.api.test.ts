import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { recordStates } from './index.ts';
import { figuresWorld, type Figures } from './testing/figures-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const doors = commentDoors(() => administrator);
const mill = await world.sellingShop(administrator);
const person = await api.newUser({ roleKeys: ['shop_manager'] });
const manager = await api.as(person);
const all = { kind: 'CUSTOM', from: '2026-03-01', until: '2026-04-30' };
const [auckland, losAngeles] = [await buildObservedShop(api.deps), await buildObservedShop(api.deps)];
const ofSources = ['OFFERS', 'FRESH_OFFERS', 'FRESHNESS', 'MATCHED_OFFERS', 'COVERAGE', 'CRAWL_ERRORS'];

const ask = (measures: readonly string[], by: string, more: object = {}, client = administrator) =>
  world.figures(client, { measures, period: all, by, ...more });
const valuesOn = ({ rows }: Figures, key: string) =>
  rows.find((row) => row.key === key)?.values.map(({ value }) => value);
const totalOf = ({ totals }: Figures) => totals[0]?.values.map(({ value }) => value);
const live = (shop: typeof auckland, ...skus: string[]) =>
  storeOffers(api.deps, shop, ...skus.map((sku) => ({ sku, name: `Kettle ${sku}` })));

/** What the list of live offers has now, over the shops of the reader. */
async function listedOffers(client = administrator): Promise<number> {
  const { offers } = await client.query<{ offers: { nodes: unknown[] } }>(
    'query ($filter: OfferFilter) { offers(first: 100, filter: $filter) { nodes { id } } }',
    { filter: { state: ['active'] } },
  );
  return offers.nodes.length;
}

describe('states of past days', () => {
  beforeAll(async () => {
    await sql`update shop set created_at = '2026-04-01T00:00:00Z', time_zone = 'UTC'`.execute(db);
    await sql`update shop set time_zone = 'Pacific/Auckland' where id = ${auckland.id}`.execute(db);
    await sql`update shop set time_zone = 'America/Los_Angeles' where id = ${losAngeles.id}`.execute(db);
    await sql`insert into user_shop (user_id, shop_id) values (${person.id}, ${losAngeles.id})`.execute(db);
    await sql`delete from state_day`.execute(db);
  });

  it('are those of each shop’s own midnight, recorded once', async () => {
    // In Auckland the 11th has begun, in Los Angeles the 9th has ended.
    clock.set(new Date('2026-04-10T12:00:00Z'));
    await live(auckland, 'a', 'b', 'c');
    await live(losAngeles, 'd', 'e');
    expect(await recordStates(api.deps)).toBeGreaterThan(2);
    expect(await recordStates(api.deps)).toBe(0);
    await live(auckland, 'f');
    const [ours, theirs] = [
      await ask(['OFFERS'], 'DAY', { shopId: [auckland.id] }),
      await ask(['OFFERS'], 'DAY', { shopId: [losAngeles.id] }),
    ];
    expect([valuesOn(ours, '2026-04-10'), valuesOn(theirs, '2026-04-09')]).toEqual([[3], [2]]);
    expect([ours.recordedFrom, theirs.recordedFrom]).toEqual(['2026-04-10', '2026-04-09']);
    expect([valuesOn(ours, '2026-04-09'), valuesOn(theirs, '2026-04-10')]).toEqual([[null], [null]]);
  });

  it('equal what the list had at midnight, while the total equals what it has now', async () => {
    clock.set(new Date('2026-04-12T12:00:00Z'));
    const before = [await listedOffers(), await listedOffers(manager)];
    await recordStates(api.deps);
    await live(losAngeles, 'g', 'h');
    for (const [at, client] of [administrator, manager].entries()) {
      const { rows, totals } = await ask(['OFFERS'], 'MONTH', {}, client);
      const lines = [...rows, ...totals].map(({ values }) => values[0]?.value);
      expect(lines).toEqual([null, before[at], await listedOffers(client)]);
    }
    expect(before[0]).toBeGreaterThan(before[1] ?? 0);
  });

  it('of a month are those of its last day, with shares of them and beside what is counted by day', async () => {
    clock.set(new Date('2026-04-14T12:00:00Z'));
    await sql`update offer set match_state = 'matched_auto' where shop_id = ${auckland.id}`.execute(db);
    await recordStates(api.deps);
    const figures = await ask(ofSources, 'MONTH', { shopId: [auckland.id] });
    // All were seen more than a day before that midnight.
    expect(valuesOn(figures, '2026-04')).toEqual([4, 0, 0, 4, 1_000_000, 0]);
    expect(valuesOn(figures, '2026-03')).toEqual([null, null, null, null, null, 0]);
  });

  it('are kept of the review desk, with what is of no shop, beside what was decided', async () => {
    await sql`insert into proposal (id, kind, state, shop_id, confidence, evidence_hash, dedupe_key)
      values (${newId()}, 'set_value', 'in_review', null, 0.9, decode('00', 'hex'), ${newId()}),
        (${newId()}, 'set_value', 'in_review', ${losAngeles.id}, 0.9, decode('00', 'hex'), ${newId()})`.execute(db);
    await sql`insert into proposal (id, kind, state, confidence, evidence_hash, dedupe_key, decided_by, decided_at)
      values (${newId()}, 'set_value', 'applied', 0.9, decode('00', 'hex'), ${newId()}, ${person.id}, '2026-04-03T12:00:00Z')`.execute(
      db,
    );
    clock.set(new Date('2026-04-16T12:00:00Z'));
    await recordStates(api.deps);
    const measures = ['PROPOSALS_WAITING', 'PROPOSALS_DECIDED'];
    const whole = await ask(measures, 'DAY');
    expect([valuesOn(whole, '2026-04-15'), totalOf(whole)]).toEqual([
      [2, 0],
      [2, 1],
    ]);
    const own = await ask(measures, 'DAY', {}, manager);
    expect([valuesOn(own, '2026-04-15'), totalOf(own)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('are kept of comments by shop, and of the catalogue as a whole', async () => {
    const review = { kind: 'REVIEW', productId: mill.productId, authorName: 'Ada', text: 'Boils quickly', rating: 4 };
    const { id } = await doors.submit(mill.channelId, review);
    await doors.decide(id, 'APPROVED');
    clock.set(new Date('2026-04-18T12:00:00Z'));
    await recordStates(api.deps);
    const comments = await ask(['COMMENTS', 'COMMENTS_WAITING', 'RATING'], 'DAY', { shopId: [mill.shopId] });
    expect(valuesOn(comments, '2026-04-17')).toEqual([1, 0, 4_000_000]);
    const products = await ask(['PRODUCTS', 'COMPLETENESS', 'MISSING_VALUES'], 'DAY');
    expect(valuesOn(products, '2026-04-17')).toEqual(totalOf(products));
    expect(totalOf(products)?.[0]).toBeGreaterThan(0);
  });

  it('are refused where they are narrowed to what they were not recorded by', async () => {
    const narrowed = [
      await ask(['PRODUCTS'], 'DAY', { shopId: [mill.shopId], brandId: [newId()] }),
      await ask(['COMMENTS'], 'MONTH', { channelId: [mill.channelId] }),
    ];
    expect(narrowed.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`))).toEqual([
      ['shopId not_counted_so', 'brandId not_counted_so'],
      ['channelId not_counted_so'],
    ]);
  });

  it('are recorded over by the import of demo data only', async () => {
    clock.set(new Date('2026-04-20T12:00:00Z'));
    await recordStates(api.deps);
    await live(losAngeles, 'z');
    await recordStates(api.deps, { isAgain: true });
    const figures = await ask(['OFFERS'], 'DAY', { shopId: [losAngeles.id] });
    expect(valuesOn(figures, '2026-04-19')).toEqual(totalOf(figures));
  });
});
