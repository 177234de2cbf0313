import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers, type SaidOffer } from '../../testing/shop-offers.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { acceptProposal, createExcavator, decideProposals, digEverything, undoDecision } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';
const otherGtin = '4012345678901';

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key, change cascade`.execute(
    db,
  );
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

async function shopWith(...said: SaidOffer[]): Promise<void> {
  await storeOffers(deps, await buildObservedShop(deps), ...said);
}

async function open(): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select p.id from proposal p join offer o on o.id = p.offer_id where p.state = 'in_review' order by o.sku, p.id`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Offers of all kinds that wait: shared and misused identifiers, links in conflict, brands yet to be made, equal names. */
async function manyKinds(): Promise<string[]> {
  await shopWith({ sku: '0', name: 'Aurelo soap 100 ml', gtin: otherGtin, brand: 'Aurelo' });
  await digEverything(deps);
  await decideProposals(deps, deciding, await open(), 'accept');
  await shopWith(
    { sku: '1', name: 'Aurelo kettle KX-530 1 l', gtin, brand: 'AURELO', mpn: 'KX-530', color: 'black' },
    { sku: '2', name: 'Brixxon lamp', brand: 'Brixxon', mpn: 'LX-200' },
    { sku: '3', name: 'Aurelo soap 6 x 100 ml', gtin: otherGtin },
    { sku: '4', name: 'Plain towel' },
    { sku: '5', name: 'Plain towel' },
  );
  await shopWith(
    { sku: 'a', name: 'Wasserkocher Aurelo KX530 1000 ml', gtin, brand: 'Aurelo GmbH', color: 'schwarz' },
    { sku: 'b', name: 'Lamp Brixxon LX 200', brand: 'brixxon', mpn: 'LX200' },
    { sku: 'c', name: 'Dorva mug', gtin: '96385074' },
    { sku: 'd', name: 'Dorva bowl', gtin: '96385074' },
  );
  await shopWith({ sku: 'x', name: 'Kettle Aurelo KX-530', gtin, brand: 'Aurelo' });
  await digEverything(deps);
  return open();
}

/** All that a decision writes, without what differs from one making to the next: ids and times. */
async function catalogue(): Promise<unknown> {
  const queries = [
    sql`select p.name, p.slug = lower(p.slug) as "isSlug", p.description, b.name as brand, p.status, p.offer_count, p.shop_count, p.completeness, p.search_text,
      p.lowest_price_minor, (select array_agg(o.title order by o.title) from offer o where o.product_id = p.id) as offers
      from product p left join brand b on b.id = p.brand_id order by p.name, offers`,
    sql`select o.title, o.sku, o.match_state, o.product_id is not null as linked, o.version from offer o order by o.title, o.sku`,
    sql`select o.title, i.kind, i.value, i.display, i.status, b.name as scope from variant_identifier i join offer o on o.id = i.offer_id
      left join brand b on b.id::text = i.scope order by o.title, i.kind, i.value`,
    sql`select p.name, a.code, v.locale, case when a.type = 'brand' then 'a brand' else v.value #>> '{}' end as value, o.title, v.version, v.proposal_id is not null as proposed
      from product_value v join product p on p.id = v.product_id join attribute a on a.id = v.attribute_id join offer o on o.id = v.offer_id order by 1, 2, 3, o.title, o.sku`,
    sql`select p.name, a.code, v.reason, o.title from product_value_alternative v join product p on p.id = v.product_id join attribute a on a.id = v.attribute_id
      join offer o on o.id = v.offer_id order by 1, 2, 4, o.sku`,
    sql`select k.kind, k.key, count(*) from match_key k group by 1, 2 order by 1, 2`,
    sql`select o.title, o.sku, c.rank, round(c.score::numeric, 4) as score from match_candidate c join offer o on o.id = c.offer_id order by 1, 2, 3`,
    sql`select o.title, l.verdict, l.source, l.features from match_label l join offer o on o.id = l.offer_id order by 1`,
    sql`select p.kind, p.state, o.title, o.sku, p.decision_cause, p.effects -> 'catalogue' -> 'isProductNew' as made, p.variant_id = o.variant_id as there,
      jsonb_array_length(p.effects -> 'catalogue' -> 'identifierIds') as identifiers from proposal p join offer o on o.id = p.offer_id order by 1, 2, 3, 4`,
    sql`select c.entity, c.action, c.cause, c.cause_id is not null as caused, c.before is null as "isNew", count(*) from change c where c.entity <> 'excavator' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    sql`select name, slug from brand order by name`,
    sql`select count(*) from waiting_key`,
    sql`select o.title from backlog x join offer o on o.current_snapshot_id = x.subject_id where o.product_id is null order by 1`,
  ];
  const found = [];
  for (const query of queries) found.push((await query.execute(db)).rows);
  return found;
}

const acceptAll = `mutation { startBulkRun(input: { list: "proposals", action: "accept", matching: { filter: { state: [in_review] } } }) {
  ... on BulkRunStarted { run { id } } } }`;
const decide = `mutation ($ids: [ID!]!) { decideProposals(ids: $ids, decision: accept) { ... on BulkDecisionFinished { decided results { id ok code } } } }`;
type Decided = { decideProposals: { decided: number; results: { id: string; ok: boolean; code: string | null }[] } };

describe('accepting many at once', () => {
  it('leaves the same catalogue, history and questions as accepting one by one', async () => {
    const together = await manyKinds();
    expect(together.length).toBeGreaterThan(8);
    await decideProposals(deps, deciding, together, 'accept');
    const afterBatch = await catalogue();
    await sql`truncate offer, product, brand, shop, backlog, outbox, match_key, waiting_key, change cascade`.execute(
      db,
    );
    for (const id of await manyKinds()) await acceptProposal(deps, deciding, id, undefined);
    expect(afterBatch).toEqual(await catalogue());
  });

  it('makes one product of three offers of one thing, and undo of the first leaves it to the others', async () => {
    for (const name of ['Aurelo kettle one', 'Aurelo kettle two', 'Aurelo kettle three'])
      await shopWith({ sku: name, name, gtin });
    await digEverything(deps);
    const ids = await open();
    await decideProposals(deps, deciding, ids, 'accept');
    const products = async () =>
      (await sql<{ offers: number }>`select offer_count as offers from product where deleted_at is null`.execute(db))
        .rows;
    expect(await products()).toEqual([{ offers: 3 }]);
    await undoDecision(deps, deciding, ids[0] ?? '');
    expect(await products()).toEqual([{ offers: 2 }]);
  });

  it('makes each product once when two people accept the same ones at the same time, and tells the slower one', async () => {
    await shopWith(
      ...Array.from({ length: 30 }, (_, at) => ({ sku: `${at}`, name: `Aurelo part number ${at} of the set` })),
    );
    await digEverything(deps);
    const ids = await open();
    const both = await Promise.all([
      decideProposals(deps, deciding, ids, 'accept'),
      decideProposals(deps, deciding, ids.toReversed(), 'accept'),
    ]);
    const accepted = both.flat().filter(({ ok }) => ok);
    expect(accepted.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(both.flat().flatMap(({ ok, code }) => (ok ? [] : [code])))).toEqual(new Set(['ALREADY_DECIDED']));
    const made = await sql<{ count: number }>`select count(*) as count from product`.execute(db);
    expect(made.rows).toEqual([{ count: 30 }]);
    const noted =
      await sql`select entity_id from change where entity = 'product' and action = 'created' group by 1 having count(*) <> 1`.execute(
        db,
      );
    expect(noted.rows).toEqual([]);
  });

  it('takes everything although excavators look at the offers again between the batches of a run', async () => {
    const administrator = await api.asAdministrator();
    await shopWith(...Array.from({ length: 70 }, (_, at) => ({ sku: `${at}`, name: `Aurelo part number ${at}` })));
    await digEverything(deps);
    const { startBulkRun: started } = await administrator.query<{ startBulkRun: { run: { id: string } } }>(acceptAll);
    const step = () => workOnBulkRun(api.engines, workOnLists);
    await step();
    await step();
    const held = await sql`select 1 from proposal where state = 'in_review' and held_until > now()`.execute(db);
    expect(held.rows).toHaveLength(20);
    await digEverything(deps);
    while (await step()) await digEverything(deps);
    const { bulkRun } = await administrator.query<{ bulkRun: object }>(
      `query ($id: ID!) { bulkRun(id: $id) { state total done refused } }`,
      { id: started.run.id },
    );
    expect(bulkRun).toEqual({ state: 'succeeded', total: 70, done: 70, refused: 0 });
  });

  it('refuses a link to a product that is in the bin, and leaves the question to excavators again', async () => {
    await shopWith({ sku: '1', name: 'Aurelo soap 100 ml', gtin });
    await digEverything(deps);
    await decideProposals(deps, deciding, await open(), 'accept');
    await shopWith({ sku: 'a', name: 'Aurelo soap 6 x 100 ml', gtin });
    await digEverything(deps);
    const [link = ''] = await open();
    await sql`update product set deleted_at = now()`.execute(db);
    const results = await decideProposals(deps, deciding, [link], 'accept');
    expect(results).toMatchObject([{ id: link, ok: false, code: 'TARGET_GONE' }]);
    await sql`insert into backlog (topic, partition_id, subject_id, subject_at)
      select 'snapshot_created', shop_id, current_snapshot_id, current_snapshot_at from offer where product_id is null`.execute(
      db,
    );
    await digEverything(deps);
    const asked = await sql`select kind from proposal where state = 'in_review'`.execute(db);
    expect(asked.rows).toEqual([{ kind: 'create_product' }]);
  });

  it('answers for a proposal that is not there beside those that are', async () => {
    const administrator = await api.asAdministrator();
    await shopWith({ sku: '1', name: 'Aurelo kettle' });
    await digEverything(deps);
    const [id = ''] = await open();
    const unknown = '00000000-0000-7000-8000-00000000dead';
    const { decideProposals: bulk } = await administrator.query<Decided>(decide, { ids: [unknown, id] });
    expect(bulk).toEqual({
      decided: 1,
      results: [
        { id, ok: true, code: null },
        { id: unknown, ok: false, code: 'NOT_FOUND' },
      ],
    });
  });
});

describe('an acceptance that is taken back', () => {
  it('withdraws the questions whether other offers belong to the product that it had made', async () => {
    await shopWith({ sku: '1', name: 'Aurelo Sereno kettle KX-530 steel', brand: 'Aurelo', mpn: 'KX-530' });
    await shopWith({ sku: 'a', name: 'Aurelo Sereno kettle KX530 steel', brand: 'Aurelo', mpn: 'KX530' });
    await digEverything(deps);
    const [first = ''] = await open();
    await acceptProposal(deps, deciding, first, undefined);
    await digEverything(deps);
    await undoDecision(deps, deciding, first);
    await digEverything(deps);
    const asked = await sql`select kind, count(*) from proposal where state = 'in_review' group by 1`.execute(db);
    expect(asked.rows).toEqual([{ kind: 'create_product', count: 2 }]);
    await decideProposals(deps, deciding, await open(), 'accept');
    const inBin =
      await sql`select o.title from offer o join product p on p.id = o.product_id where p.deleted_at is not null`.execute(
        db,
      );
    expect(inBin.rows).toEqual([]);
  });

  it('leaves the identifier to the other offers that state it, so that accepting once more joins them', async () => {
    await shopWith({ sku: '1', name: 'Aurelo kettle KX-530', gtin, brand: 'Aurelo', mpn: 'KX-530' });
    await shopWith({ sku: 'a', name: 'Wasserkocher Aurelo KX-530', gtin, brand: 'Aurelo' });
    await digEverything(deps);
    const [first = ''] = await open();
    await acceptProposal(deps, deciding, first, undefined);
    await digEverything(deps);
    await undoDecision(deps, deciding, first);
    const left =
      await sql`select i.kind, i.value, i.status from variant_identifier i join variant v on v.id = i.variant_id
      join product p on p.id = v.product_id where p.deleted_at is null`.execute(db);
    expect(left.rows).toEqual([{ kind: 'gtin', value: `0${gtin}`, status: 'valid' }]);
    await digEverything(deps);
    await decideProposals(deps, deciding, await open(), 'accept');
    await digEverything(deps);
    const products = await sql`select offer_count from product where deleted_at is null`.execute(db);
    expect(products.rows).toEqual([{ offer_count: 2 }]);
  });

  it('waits for a product again: one that is made later has it looked at', async () => {
    await shopWith({ sku: '1', name: 'Aurelo Sereno kettle KX-530 steel', brand: 'Aurelo', mpn: 'KX-530' });
    await shopWith({ sku: 'a', name: 'Aurelo Sereno kettle KX530 steel', brand: 'Aurelo', mpn: 'KX530' });
    await digEverything(deps);
    const [first = '', second = ''] = await open();
    await acceptProposal(deps, deciding, first, undefined);
    await undoDecision(deps, deciding, first);
    await digEverything(deps);
    await acceptProposal(deps, deciding, second, undefined);
    await digEverything(deps);
    const asked = await sql`select kind from proposal where state = 'in_review'`.execute(db);
    expect(asked.rows).toEqual([{ kind: 'link_offer' }]);
  });
});
