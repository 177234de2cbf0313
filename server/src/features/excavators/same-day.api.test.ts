import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const api = await testApi();
const deciding = { actor: systemActor, cause: 'screen' as const };
const dayMs = 86_400_000;
const minuteMs = 60_000;
let firstDay = Date.parse('2026-03-02T08:00:00Z');

type Seen = SaidOffer & { shop: string };

/** A catalogue of its own: what a process keeps of a day is not that of an earlier case. */
async function beginAnew(): Promise<void> {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key, matcher_model cascade`.execute(
    api.deps.db,
  );
  shops.clear();
  firstDay += 10 * dayMs;
  api.deps.clock.set(new Date(firstDay));
  await createExcavator(api.deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
}

const shops = new Map<string, Awaited<ReturnType<typeof buildObservedShop>>>();

async function see(...seen: readonly Seen[]): Promise<void> {
  for (const [slug, said] of Map.groupBy(seen, ({ shop }) => shop)) {
    const shop = shops.get(slug) ?? (await buildObservedShop(api.deps, slug));
    shops.set(slug, shop);
    await storeOffers(api.deps, shop, ...said);
  }
}

/** Makes a product of each of these on the first day. */
async function catalogue(...known: readonly Seen[]): Promise<void> {
  await see(...known);
  await digEverything(api.deps);
  const { rows } = await sql<{ id: string }>`
    select q.id from proposal q join offer o on o.id = q.offer_id
    where q.state = 'in_review' and q.kind = 'create_product' and o.sku = any(${known.map(({ sku }) => sku)}) order by o.sku`.execute(
    api.deps.db,
  );
  await decideProposals(
    api.deps,
    deciding,
    rows.map(({ id }) => id),
    'accept',
  );
  await digEverything(api.deps);
}

/** Where an offer stands, what is asked about it and how like the variants are. */
async function placeOf(sku: string): Promise<unknown> {
  const { rows } = await sql`
    select o.match_state as state, p.name as product,
      array(select q.kind || ' ' || round(q.confidence::numeric, 5) from proposal q
        where q.offer_id = o.id and q.state = 'in_review' and q.kind <> 'set_value') as asked,
      array(select n.name || ' ' || round(c.score::numeric, 5) from match_candidate c join product n on n.id = c.product_id
        where c.offer_id = o.id order by c.rank) as candidates
    from offer o left join product p on p.id = o.product_id where o.sku = ${sku}`.execute(api.deps.db);
  return rows[0];
}

/** What is decided about an offer of the second day, where other offers say something new on that day before it is processed, or after. */
async function placesAround(
  given: () => Promise<void>,
  offer: Seen,
  others: readonly Seen[],
): Promise<{ before: unknown; after: unknown }> {
  const place = async (steps: readonly (readonly Seen[])[]) => {
    await beginAnew();
    await given();
    api.deps.clock.set(new Date(firstDay + dayMs));
    for (const step of steps) {
      api.deps.clock.advance(minuteMs);
      await see(...step);
      await digEverything(api.deps);
    }
    return placeOf(offer.sku);
  };
  return { before: await place([others, [offer]]), after: await place([[offer], others]) };
}

const kettle: Seen = { shop: 'mill', sku: 'K', name: 'Aurelo kettle KX-530 steel 1.7 l', brand: 'Aurelo' };
const doubtful: Seen = { shop: 'late', sku: 'O', name: 'Aurelo Sereno kettle steel', brand: 'Aurelo' };

describe('an offer of a day on which others say something new', () => {
  it('is weighed by the words that were known before the day', async () => {
    const lamp = (at: number, name: string): Seen => ({ shop: 'lamps', sku: `L${at}`, name: `${name} ${at}` });
    const lamps = Array.from({ length: 220 }, (_, at) => lamp(at, 'Lumo lamp'));
    const renamed = lamps.map((_, at) => lamp(at, 'Sereno steel lamp'));
    const given = async () => {
      await catalogue(kettle);
      await see(...lamps);
      await digEverything(api.deps);
    };
    const { before, after } = await placesAround(given, doubtful, renamed);
    expect(before).toMatchObject({ candidates: [expect.stringContaining('KX-530')] });
    expect(after).toEqual(before);
  });

  it('is compared with what the offers of a product say at the end of it', async () => {
    const given = () => catalogue(kettle);
    const changed = { ...kettle, name: 'Aurelo Sereno kettle KX-530', price: '45.00' };
    const { before, after } = await placesAround(given, doubtful, [changed]);
    expect(before).toMatchObject({ candidates: [expect.stringContaining('KX-530')] });
    expect(after).toEqual(before);
  });
});
