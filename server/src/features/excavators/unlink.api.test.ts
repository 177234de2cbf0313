import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import type { OfferShop } from '../offers/index.ts';
import { acceptProposal, createExcavator, digEverything, rejectProposal, undoDecision } from './index.ts';

const { deps } = await testApi();
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const kettle = { sku: '1', name: 'Aurelo kettle KX-530', brand: 'Aurelo', gtin: '4006381333931' };
const lamp = { sku: '1', name: 'Brixxon desk lamp', brand: 'Brixxon', gtin: '4012345678901' };
let shop: OfferShop;

beforeEach(async () => {
  await sql`truncate offer, offer_snapshot, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  shop = await buildObservedShop(deps);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

async function open(kind: string): Promise<{ id: string; codes: string[] }[]> {
  const found = await sql<{
    id: string;
    codes: string[];
  }>`select p.id, array(select e ->> 'code' from jsonb_array_elements(p.evidence) e) as codes
    from proposal p where p.kind = ${kind} and p.state = 'in_review'`.execute(db);
  return found.rows;
}

async function see(said: typeof kettle & { price?: string }): Promise<void> {
  clock.advance(86_400_000);
  await storeOffers(deps, shop, said);
  await digEverything(deps);
}

/** A shop that puts a lamp where its kettle was. */
async function reused(): Promise<string> {
  await see(kettle);
  const [creation] = await open('create_product');
  await acceptProposal(deps, deciding, creation?.id ?? '', undefined);
  await see(lamp);
  const [question] = await open('unlink_offer');
  if (!question) throw new Error('Nothing was asked.');
  return question.id;
}

async function offer(): Promise<unknown> {
  const found =
    await sql`select o.match_state as state, p.name as product from offer o left join product p on p.id = o.product_id`.execute(
      db,
    );
  return found.rows[0];
}

const names = async () =>
  (
    await sql<{
      value: unknown;
    }>`select v.value from product_value v join attribute a on a.id = v.attribute_id and a.code = 'name'`.execute(db)
  ).rows.map(({ value }) => value);

describe('an offer that became something else under its key', () => {
  it('is marked as conflicting and asked about, and gives the product nothing of what it says', async () => {
    await reused();
    expect(await open('unlink_offer')).toMatchObject([{ codes: expect.arrayContaining(['gtin_differs']) }]);
    expect(await offer()).toEqual({ state: 'conflicted', product: kettle.name });
    expect(await names()).toEqual([kettle.name]);
  });

  it('stays asked about while only its price changes', async () => {
    await reused();
    await see({ ...lamp, price: '12.00' });
    expect(await open('unlink_offer')).toHaveLength(1);
    expect(await names()).toEqual([kettle.name]);
  });

  it('is no question any more when the shop takes it back', async () => {
    await reused();
    await see(kettle);
    expect(await open('unlink_offer')).toEqual([]);
    expect(await offer()).toEqual({ state: 'matched', product: kettle.name });
  });

  it('leaves the product when accepted and is proposed anew, until undo hangs it back', async () => {
    const id = await reused();
    await acceptProposal(deps, deciding, id, undefined);
    await digEverything(deps);
    expect(await offer()).toEqual({ state: 'no_match', product: null });
    expect(await open('create_product')).toHaveLength(1);
    await undoDecision(deps, deciding, id);
    expect(await offer()).toEqual({ state: 'conflicted', product: kettle.name });
    expect(await open('create_product')).toEqual([]);
  });

  it('stays when a person says so, and is not asked about again', async () => {
    const id = await reused();
    await rejectProposal(deps, deciding, id, undefined, null);
    await digEverything(deps);
    // The product is called what its only value says by now.
    expect(await offer()).toEqual({ state: 'matched', product: lamp.name });
    expect(await open('unlink_offer')).toEqual([]);
    expect(await names()).toEqual([lamp.name]);
  });
});
