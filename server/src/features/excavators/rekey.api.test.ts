import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { markAbsentOffers, type OfferShop } from '../offers/index.ts';
import { acceptProposal, createExcavator, digEverything, rejectProposal, undoDecision } from './index.ts';

const { deps } = await testApi();
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
let shop: OfferShop;

beforeEach(async () => {
  await sql`truncate offer, offer_snapshot, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  shop = await buildObservedShop(deps);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

async function open(kind: string): Promise<{ id: string; title: string }[]> {
  const found = await sql<{
    id: string;
    title: string;
  }>`select p.id, p.evidence -> 0 ->> 'text' as title from proposal p
    where p.kind = ${kind} and p.state in ('in_review', 'conflicted') order by p.id`.execute(db);
  return found.rows;
}

/** A shop that shows the kettle of its catalogue under another number from the second day on. */
async function relaunched(): Promise<{ id: string; title: string }> {
  const kettle = { sku: 'OLD-1', name: 'Aurelo kettle KX-530', brand: 'Aurelo', gtin: '4006381333931' };
  const [old = ''] = await storeOffers(deps, shop, kettle);
  await digEverything(deps);
  const [creation] = await open('create_product');
  await acceptProposal(deps, deciding, creation?.id ?? '', undefined);
  clock.advance(86_400_000);
  await storeOffers(deps, shop, { ...kettle, sku: 'NEW-7', price: '19.00' });
  await withTransaction(db, (tx) =>
    markAbsentOffers(tx, deps, { id: null, shop, grabberId: newId() }, [{ id: old, at: clock.now() }]),
  );
  await digEverything(deps);
  const [question] = await open('rekey');
  if (!question) throw new Error('Nothing was asked.');
  return question;
}

async function histories(): Promise<unknown[]> {
  const found = await sql`select o.sku, o.product_id is not null as linked,
      (select count(*) from price_point p where p.offer_id = o.id) as prices,
      (select array_agg(n.seq order by n.seq) from offer_snapshot n where n.offer_id = o.id) as snapshots
    from offer o order by o.sku desc`.execute(db);
  return found.rows;
}

const apart = [
  { sku: 'OLD-1', linked: true, prices: 1, snapshots: [1] },
  { sku: 'NEW-7', linked: true, prices: 1, snapshots: [1] },
];

describe('an offer that its shop shows under another key', () => {
  it('is asked about once, with what both share', async () => {
    const { title } = await relaunched();
    expect(title).toBe('the shop\'s offer "Aurelo kettle KX-530" went missing and had the same gtin');
    await digEverything(deps);
    expect(await open('rekey')).toHaveLength(1);
  });

  it('goes on with history and product of the old one when accepted, and every value leads to an offer of the product', async () => {
    const { id } = await relaunched();
    expect(await acceptProposal(deps, deciding, id, undefined)).toMatchObject({ kind: 'decided' });
    expect(await histories()).toEqual([
      { sku: 'OLD-1', linked: false, prices: 0, snapshots: null },
      { sku: 'NEW-7', linked: true, prices: 2, snapshots: [1, 2] },
    ]);
    const strays =
      await sql`select 1 from product_value v join offer o on o.id = v.offer_id where o.product_id is distinct from v.product_id`.execute(
        db,
      );
    expect(strays.rows).toEqual([]);
  });

  it('gives the history back with undo', async () => {
    const { id } = await relaunched();
    expect(await histories()).toEqual(apart);
    await acceptProposal(deps, deciding, id, undefined);
    await undoDecision(deps, deciding, id);
    expect(await histories()).toEqual(apart);
    expect(await open('rekey')).toMatchObject([{ id }]);
  });

  it('is not asked about again once that was denied', async () => {
    const { id } = await relaunched();
    await rejectProposal(deps, deciding, id, undefined, null);
    await digEverything(deps);
    expect(await open('rekey')).toEqual([]);
  });

  it('is asked about while another pair of its shop cannot be, which is told and tried three times in an hour', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const codes = { A: '4006381333931', B: '5901234123457', C: '4012345678901' };
    const shown = (under: string) =>
      Object.entries(codes).map(([code, gtin]) => ({ sku: `${under}-${code}`, name: `Aurelo lamp ${code}`, gtin }));
    const old = await storeOffers(deps, shop, ...shown('OLD'));
    clock.advance(86_400_000);
    await storeOffers(deps, shop, ...shown('NEW'));
    await withTransaction(db, (tx) =>
      markAbsentOffers(
        tx,
        deps,
        { id: null, shop, grabberId: newId() },
        old.map((id) => ({ id, at: clock.now() })),
      ),
    );
    await sql`create function refuse_pair() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = 'data_exception'; end $$`.execute(db);
    await sql`create trigger refused before insert on proposal for each row
      when (new.kind = 'rekey' and new.evidence::text like '%lamp B%') execute function refuse_pair()`.execute(db);
    for (let turn = 0; turn < 5; turn += 1) await digEverything(deps);
    expect((await open('rekey')).map(({ title }) => title.slice(18, 31)).toSorted()).toEqual([
      'Aurelo lamp A',
      'Aurelo lamp C',
    ]);
    const calls: unknown[][] = told.mock.calls;
    const lines = calls.filter(([line]) => JSON.stringify(line).includes('"rekey.not-asked"'));
    expect(lines).toHaveLength(3);
    expect(lines[0]?.[0]).toMatchObject({ reason: 'refused', offerId: expect.any(String) });
    await sql`drop function refuse_pair() cascade`.execute(db);
    clock.advance(3_600_000);
    await digEverything(deps);
    expect(await open('rekey')).toHaveLength(3);
  });
});
