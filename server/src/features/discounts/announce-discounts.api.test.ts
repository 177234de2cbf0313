import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { announceDiscounts } from './announce-discounts.ts';
import { buildPerson, buildShop, discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const start = new Date('2026-11-28T12:00:00Z');
const hourMs = 3_600_000;

let manager: TestClient;
const { live, update, intend } = discountDoors(() => manager);
const shopId = await buildShop(api, { timeZone: 'UTC' });
const person = await buildPerson(api, 'shop_manager', shopId);

beforeEach(async () => {
  clock.set(start);
  manager = await api.as(person);
});

const tenPercent = { name: 'Ten', kind: 'AMOUNT_OFF_PRODUCT', method: 'AUTOMATIC', percent: '10' };
const inAnHour = { ...tenPercent, startsAt: '2026-11-28T13:00Z', endsAt: '2026-11-28T15:00Z' };

async function toldOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ changed: string[]; shopId: string; cause: string }>`
    select changed, shop_id as "shopId", cause from outbox where topic = 'discount_announced' and aggregate_id = ${id}
    order by outbox.id`.execute(db);
  for (const row of rows) expect([row.shopId, row.cause]).toEqual([shopId, 'schedule']);
  return rows.flatMap(({ changed }) => changed);
}

/** The minute job, at a time, at which the person logs in anew. */
const announceAt = async (hours: number) => {
  clock.set(new Date(start.getTime() + hours * hourMs));
  manager = await api.as(person);
  return announceDiscounts(api.deps);
};

const useUp = (id: string, used: number) =>
  sql`update discount_counter set used = ${used} where discount_id = ${id}`.execute(db);

describe('a discount', () => {
  it('is told of once as it begins and once as it ends, by whichever of two workers is first', async () => {
    const { id } = await live(shopId, inAnHour);
    await announceAt(0.9);
    expect(await toldOf(id)).toEqual([]);
    clock.set(new Date(start.getTime() + hourMs));
    const both = await Promise.all([announceDiscounts(api.deps), announceDiscounts(api.deps)]);
    expect(both.toSorted()).toEqual([0, 1]);
    // A worker that starts again knows what was told.
    expect(await announceAt(2.9)).toBe(0);
    expect(await announceAt(3)).toBe(1);
    expect(await announceAt(4)).toBe(0);
    expect(await toldOf(id)).toEqual(['begun', 'ended']);
  });

  it('is told of in order where no worker ran from before its beginning until after its end', async () => {
    const { id } = await live(shopId, inAnHour);
    expect(await announceAt(24)).toBe(2);
    expect(await toldOf(id)).toEqual(['begun', 'ended']);
  });

  it('is not told of where the transaction fails, but the next time', async () => {
    const { id } = await live(shopId, inAnHour);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert on outbox for each row execute function refuse()`.execute(db);
    await expect(announceAt(1)).rejects.toThrow('no');
    await sql`drop trigger refuse on outbox`.execute(db);
    await announceAt(1);
    expect(await toldOf(id)).toEqual(['begun']);
  });

  it('begins anew where its start was moved, and ends once where people end what was paused over its end', async () => {
    const { id } = await live(shopId, inAnHour);
    await announceAt(1);
    const moved = { ...tenPercent, startsAt: '2026-11-28T14:00Z', endsAt: '2026-11-28T16:00Z' };
    expect((await update(id, moved)).__typename).toBe('DiscountSaved');
    await announceAt(1.5);
    expect(await toldOf(id)).toEqual(['begun']);
    await announceAt(2);
    await intend(id, 'PAUSED');
    await announceAt(3);
    expect(await toldOf(id)).toEqual(['begun', 'begun']);
    await announceAt(5);
    await intend(id, 'ENDED', true);
    await announceAt(6);
    expect(await toldOf(id)).toEqual(['begun', 'begun', 'ended']);
  });

  it('is told of as used up by orders, not by carts, and once for each limit', async () => {
    const { id } = await live(shopId, { ...tenPercent, limitTotal: 2 });
    await announceAt(0.1);
    await useUp(id, 2);
    await sql`insert into discount_use (id, shop_id, discount_id, reservation_key, state, amount_minor, currency, expires_at, at)
      values (gen_random_uuid(), ${shopId}, ${id}, 'cart', 'RESERVED', 1, 'EUR', ${new Date(start.getTime() + hourMs)}, ${start})`.execute(
      db,
    );
    await announceAt(0.2);
    expect(await toldOf(id)).toEqual(['begun']);
    await sql`update discount_use set state = 'COMMITTED' where discount_id = ${id}`.execute(db);
    await announceAt(0.3);
    await announceAt(0.4);
    expect(await toldOf(id)).toEqual(['begun', 'exhausted']);
    expect((await update(id, { ...tenPercent, limitTotal: 3 })).__typename).toBe('DiscountSaved');
    await announceAt(0.5);
    await useUp(id, 3);
    await announceAt(0.6);
    expect(await toldOf(id)).toEqual(['begun', 'exhausted', 'exhausted']);
  });
});
