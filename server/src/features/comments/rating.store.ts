import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

export type RatingRecord = { shopId: string; counts: number[] };

/** Counts the approved reviews of a product in a shop anew, in the transaction that changed one of them. */
export async function recountRatings(tx: Tx, shopId: string, productId: string | null): Promise<void> {
  if (productId === null) return;
  await sql`insert into rating_summary (shop_id, product_id) values (${shopId}, ${productId}) on conflict do nothing`.execute(
    tx,
  );
  // Who counts waits for anyone else who does, and so sees what that one decided.
  await sql`select from rating_summary where shop_id = ${shopId} and product_id = ${productId} for update`.execute(tx);
  await sql`update rating_summary s set n1 = r.n1, n2 = r.n2, n3 = r.n3, n4 = r.n4, n5 = r.n5 from (
      select count(*) filter (where rating = 1) as n1, count(*) filter (where rating = 2) as n2,
        count(*) filter (where rating = 3) as n3, count(*) filter (where rating = 4) as n4, count(*) filter (where rating = 5) as n5
      from comment where shop_id = ${shopId} and product_id = ${productId} and status = 'APPROVED') r
    where s.shop_id = ${shopId} and s.product_id = ${productId}`.execute(tx);
}

/** The summaries of a product in the shops whose comments the actor reads, without those that count none. */
export function findRatings(db: Db, actor: Actor, productId: string): Promise<RatingRecord[]> {
  return readWithinScope(
    db,
    sql<RatingRecord>`select s.shop_id as "shopId", array[s.n1, s.n2, s.n3, s.n4, s.n5] as counts from rating_summary s
      where s.product_id = ${productId} and s.n1 + s.n2 + s.n3 + s.n4 + s.n5 > 0
        and ${scopeCondition(actor, 'read', 'Comment', { shopId: 's.shop_id' })} order by s.shop_id`,
  );
}
