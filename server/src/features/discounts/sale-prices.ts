import { type CartLine, evaluateDiscounts } from '@quarry/contracts/discounts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findCandidates, runningOn } from './candidates.store.ts';
import { findCartGoods } from './cart-goods.store.ts';
import { evaluatedDiscount } from './discount.ts';

/** What one unit comes to, and while it does. */
export type SalePrice = { minor: number; discountId: string; from: Date; until: Date | null };

type SoldChannel = { id: string; shopId: string; currency: string };

const isSale = (channelId: string | RawBuilder<unknown>, now: Date) =>
  sql`d.method = 'AUTOMATIC' and d.class = 'PRODUCT' and ${runningOn(channelId, now)}`;

/** The best price of each variant by one of the automatic discounts of products that run on a channel; without those that none reduces. */
export async function findSalePrices(
  db: Db | Tx,
  { id: channelId, shopId, currency }: SoldChannel,
  priced: readonly { variantId: string; unitMinor: number }[],
  now: Date,
): Promise<Map<string, SalePrice>> {
  const cart = { currency, channelId, customerKey: null, codes: [], shippingMinor: 0 };
  const found = await findCandidates(db, { shopId, cart, now }, isSale(channelId, now), { isEach: false });
  const discounts = found.discounts.flatMap((one) => evaluatedDiscount(one) ?? []);
  const sales = new Map<string, SalePrice>();
  if (discounts.length === 0) return sales;
  const goods = await findCartGoods(
    db,
    priced.map(({ variantId }) => variantId),
  );
  for (const { variantId, unitMinor } of priced) {
    const place = goods.get(variantId);
    if (!place) continue;
    const { productId, brandId, categoryIds } = place;
    const line: CartLine = { id: variantId, productId, variantId, brandId, categoryIds, quantity: 1, unitMinor };
    for (const discount of discounts) {
      const input = { cart: { ...cart, lines: [line] }, discounts: [discount], counters: found.counters, at: now };
      const minor = evaluateDiscounts(input).lines[0]?.afterMinor ?? unitMinor;
      if (minor < (sales.get(variantId)?.minor ?? unitMinor))
        sales.set(variantId, { minor, discountId: discount.id, from: discount.startsAt, until: discount.endsAt });
    }
  }
  return sales;
}

/** A hash of what `findSalePrices` hangs on besides goods and prices, for the channel `sold`: it is another once a discount begins, ends or changes. */
export function salesHash(now: Date): RawBuilder<unknown> {
  return sql`(
    select sha256(convert_to(coalesce(string_agg(concat_ws(' ', d.id, d.version), ',' order by d.id), ''), 'UTF8'))
    from discount d left join discount_counter k on k.discount_id = d.id
    where d.shop_id = sold.shop_id and d.deleted_at is null and ${isSale(sql`sold.id`, now)}
      and (d.limit_total is null or coalesce(k.used, 0) < d.limit_total))`;
}
