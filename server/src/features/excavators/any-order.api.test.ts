import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything, trainFromDecisions, undoDecision } from './index.ts';

const api = await testApi();
const deciding = { actor: systemActor, cause: 'screen' as const };
/** Minutes of one day, so that offers are seen at times that their order gives. */
const minuteMs = 60_000;
const morning = new Date('2026-03-02T08:00:00Z');

type Seen = SaidOffer & { shop: string };

/** Sees offers one after the other, a minute apart; they are processed after each by two processes in turn, or all together. */
async function see(seen: readonly Seen[], isEachProcessed: boolean): Promise<void> {
  const { deps, engines } = api;
  for (const [at, { shop, ...said }] of seen.entries()) {
    deps.clock.advance(minuteMs);
    await storeOffers(deps, await shopOf(shop), said);
    if (isEachProcessed) await digEverything(at % 2 === 0 ? engines : deps);
  }
  await digEverything(deps);
}

const shops = new Map<string, Awaited<ReturnType<typeof buildObservedShop>>>();

async function shopOf(slug: string) {
  const shop = shops.get(slug) ?? (await buildObservedShop(api.deps, slug));
  shops.set(slug, shop);
  return shop;
}

async function beginAnew(): Promise<void> {
  const { deps } = api;
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key, matcher_model cascade`.execute(
    deps.db,
  );
  shops.clear();
  deps.clock.set(morning);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
}

async function asked(kind: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select q.id from proposal q join offer o on o.id = q.offer_id where q.state = 'in_review' and q.kind = ${kind} order by o.sku`.execute(
    api.deps.db,
  );
  return rows.map(({ id }) => id);
}

/** Makes a product of each of these. */
async function catalogue(...known: Seen[]): Promise<void> {
  for (const one of known) {
    await see([one], true);
    await decideProposals(api.deps, deciding, await asked('link_offer'), 'reject');
    await digEverything(api.deps);
    await decideProposals(api.deps, deciding, await asked('create_product'), 'accept');
    await digEverything(api.deps);
  }
}

/** Where offers stand and what is asked about them, without ids. */
async function outcome(): Promise<unknown[]> {
  const { rows } = await sql`
    select s.slug, o.sku, o.match_state as state, p.name as product, q.kind as asked, a.name as about,
      (select min(i.value) from variant_identifier i where i.variant_id = q.variant_id) as gtin, round(q.confidence::numeric, 4) as confidence,
      array(select e ->> 'code' from jsonb_array_elements(q.evidence) e) as evidence
    from offer o join shop s on s.id = o.shop_id left join product p on p.id = o.product_id
      left join proposal q on q.offer_id = o.id and q.state = 'in_review' and q.kind <> 'set_value' left join product a on a.id = q.product_id
    order by s.slug, o.sku`.execute(api.deps.db);
  return rows;
}

/** What comes of the same offers by an order of them, processed one by one or together. */
async function outcomeOf(known: readonly Seen[], seen: readonly Seen[], isEachProcessed: boolean): Promise<unknown[]> {
  await beginAnew();
  await catalogue(...known);
  await see(seen, isEachProcessed);
  return outcome();
}

async function expectTheSame(known: readonly Seen[], seen: readonly Seen[]): Promise<unknown[]> {
  const first = await outcomeOf(known, seen, false);
  expect(await outcomeOf(known, seen, true)).toEqual(first);
  expect(await outcomeOf(known.toReversed(), seen.toReversed(), false)).toEqual(first);
  expect(await outcomeOf(known.toReversed(), seen.toReversed(), true)).toEqual(first);
  return first;
}

describe('offers of one day in any order', () => {
  it('are asked about the same one of two products that fit equally', async () => {
    const twins: Seen[] = [
      { shop: 'mill', sku: '1', name: 'Aurelo Sereno kettle KX-530 steel', brand: 'Aurelo', gtin: '4006381333931' },
      { shop: 'forge', sku: '2', name: 'Aurelo Sereno kettle KX-530 steel', brand: 'Aurelo', gtin: '4006381333948' },
    ];
    const found = await expectTheSame(twins, [
      { shop: 'hill', sku: '3', name: 'Aurelo Sereno kettle KX-530', brand: 'Aurelo' },
    ]);
    expect(found).toHaveLength(3);
  });

  it('are compared with the same offers of a product, whichever joined first', async () => {
    const gtin = '4006381333931';
    const names = [
      'Aurelo kettle KX-530',
      'Kettle Aurelo KX 530 steel',
      'Aurelo KX-530 water kettle 1.7 l',
      'Aurelo water boiler KX-530',
      'Aurelo kettle',
    ];
    const seen = names.map((name, at): Seen => ({
      shop: `shop-${'cbade'[at]}`,
      sku: `${at}`,
      name,
      brand: 'Aurelo',
      gtin,
    }));
    const doubtful: Seen = { shop: 'late', sku: '9', name: 'Aurelo kettle 1.7 l steel', brand: 'Aurelo' };
    const known: Seen[] = [{ shop: 'first', sku: '0', name: 'Aurelo kettle KX-530', brand: 'Aurelo', gtin }];
    const found = await expectTheSame(known, [doubtful, ...seen]);
    expect(found).toContainEqual(expect.objectContaining({ slug: 'late', asked: 'link_offer' }));
  });

  it('of one seller join a product as the first of them alone, processed one by one or together', async () => {
    const gtin = '4006381333931';
    const name = 'Aurelo kettle KX-530';
    const known: Seen[] = [{ shop: 'mill', sku: '0', name, brand: 'Aurelo', gtin }];
    const seen = ['1', '2', '3'].map((sku): Seen => ({ shop: 'hill', sku, name, brand: 'Aurelo', gtin }));
    const first = await outcomeOf(known, seen, false);
    expect(first).toMatchObject([
      { slug: 'hill', sku: '1', state: 'matched_auto' },
      { slug: 'hill', sku: '2', state: 'in_review' },
      { slug: 'hill', sku: '3', state: 'in_review' },
      { slug: 'mill', sku: '0', state: 'matched' },
    ]);
    expect(await outcomeOf(known, seen, true)).toEqual(first);
    expect(await outcomeOf(known, seen.toReversed(), false)).toEqual(first);
  });
});

describe('a value that gives way', () => {
  it('goes to the same one of those that are as good, whichever was processed first', async () => {
    const gtin = '4006381333931';
    const said = (shop: string, sku: string, name: string): Seen => ({ shop, sku, name, brand: 'Aurelo', gtin });
    const rivals = [
      said('forge', '2', 'Aurelo KX-530 kettle'),
      said('hill', '3', 'Kettle Aurelo KX-530'),
      said('alder', '1', 'Kettle KX-530 Aurelo'),
    ];
    const left = async (seen: readonly Seen[]) => {
      await beginAnew();
      await catalogue(said('mill', '0', 'Aurelo kettle KX-530'));
      await see(seen, true);
      const { rows } = await sql<{ id: string }>`
        select q.id from proposal q join offer o on o.id = q.offer_id where q.state = 'applied' and o.sku = '0'`.execute(
        api.deps.db,
      );
      for (const { id } of rows) expect(await undoDecision(api.deps, deciding, id)).toMatchObject({ kind: 'decided' });
      const values = await sql`select v.value, s.slug from product_value v join attribute a on a.id = v.attribute_id
        join offer o on o.id = v.offer_id join shop s on s.id = o.shop_id where a.code = 'name'`.execute(api.deps.db);
      return values.rows;
    };
    expect(await left(rivals)).toEqual([{ value: 'Kettle KX-530 Aurelo', slug: 'alder' }]);
    expect(await left(rivals.toReversed())).toEqual([{ value: 'Kettle KX-530 Aurelo', slug: 'alder' }]);
  });
});

describe('a value that several offers state alike', () => {
  it('is that of the offer whose shop and key come first on the day, whichever was processed first', async () => {
    const gtin = '4006381333931';
    const seen = ['mill', 'alder', 'forge'].map((shop, at): Seen => ({
      shop,
      sku: `${at}`,
      name: 'Aurelo kettle KX-530',
      brand: 'Aurelo',
      gtin,
      color: 'black',
    }));
    const givers = async (all: readonly Seen[]) => {
      await beginAnew();
      await catalogue(...all);
      const { rows } = await sql`select a.code, s.slug from product_value v join attribute a on a.id = v.attribute_id
        join offer o on o.id = v.offer_id join shop s on s.id = o.shop_id order by a.code`.execute(api.deps.db);
      return rows;
    };
    const given = ['brand', 'color', 'gtin', 'name'].map((code) => ({ code, slug: 'alder' }));
    expect(await givers(seen)).toEqual(given);
    expect(await givers(seen.toReversed())).toEqual(given);
  });
});

describe('a model', () => {
  it('has the same version, whatever order its decisions came in', async () => {
    const things = Array.from(
      { length: 24 },
      (_, at) => `${goods[at % goods.length]} ${goods[at % goods.length]?.slice(0, 2).toUpperCase()}-${530 + 17 * at}`,
    );
    const said = (shop: string, name: string, at: number): Seen => ({
      shop,
      sku: `${at + 10}`,
      name: `Aurelo Sereno ${name} steel`,
      brand: 'Aurelo',
    });
    const known = things.map((name, at) => ({ ...said('mill', name, at), mpn: name.split(' ')[1] ?? '' }));
    const seen = things.map((name, at) => said('forge', name.replace('-', ''), at));
    const version = async (isTurned: boolean) => {
      const turn = <One>(all: readonly One[]) => (isTurned ? all.toReversed() : all);
      await beginAnew();
      await see(turn(known), isTurned);
      await decideProposals(api.deps, deciding, turn(await asked('create_product')), 'accept');
      await see(turn(seen), isTurned);
      const links = await asked('link_offer');
      await decideProposals(api.deps, deciding, turn(links.slice(0, 12)), 'accept');
      await decideProposals(api.deps, deciding, turn(links.slice(12)), 'reject');
      const trained = await trainFromDecisions(api.deps, deciding);
      const models = await sql<{ id: string }>`select id from matcher_model`.execute(api.deps.db);
      return { trained, models: models.rows };
    };
    const first = await version(false);
    expect(first.trained.kind).toBe('trained');
    expect(await version(true)).toEqual(first);
  });

  it('has the same version, whether an offer was placed before or after a thing that is like it was known', async () => {
    const gtin = (at: number) => {
      const digits = `4006381${String(at).padStart(5, '0')}`;
      const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
      return `${digits}${(10 - (sum % 10)) % 10}`;
    };
    const said = (shop: string, at: number): Seen => ({
      shop,
      sku: `${at + 10}`,
      name: `Aurelo Sereno ${goods[at % goods.length]} ${at < goods.length ? 'steel' : 'white'} 1.7 l`,
      brand: 'Aurelo',
      gtin: gtin(at),
    });
    const all = Array.from({ length: 2 * goods.length }, (_, at) => at);
    const [steel, white] = [all.slice(0, goods.length), all.slice(goods.length)];
    const know = async (which: readonly number[]) => {
      await see(
        which.map((at) => said('mill', at)),
        false,
      );
      await decideProposals(api.deps, deciding, await asked('link_offer'), 'reject');
      await digEverything(api.deps);
      await decideProposals(api.deps, deciding, await asked('create_product'), 'accept');
    };
    const place = (which: readonly number[]) =>
      see(
        ['forge', 'hill', 'alder'].flatMap((shop) => which.map((at) => said(shop, at))),
        false,
      );
    const version = async (steps: readonly (() => Promise<void>)[]) => {
      await beginAnew();
      for (const step of steps) await step();
      const trained = await trainFromDecisions(api.deps, deciding);
      const models = await sql<{ id: string }>`select id from matcher_model`.execute(api.deps.db);
      return { trained, models: models.rows };
    };
    const first = await version([() => know(steel), () => know(white), () => place(all)]);
    expect(first.trained.kind).toBe('trained');
    expect(await version([() => know(steel), () => place(steel), () => know(white), () => place(white)])).toEqual(
      first,
    );
  });
});

const goods = ['kettle', 'lamp', 'toaster', 'mixer', 'scale', 'grill', 'iron', 'fan'];
