import { isAboutAll } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';

/** Which rows of `shop_product a` come of offers that the reader sees, as the feature offers says. */
export function visibleAssortment(actor: Actor): RawBuilder<boolean> {
  if (seesAll(actor)) return sql<boolean>`true`;
  return sql<boolean>`(a.shop_id in (select id from shop where kind = 'observed') or a.shop_id = any(${actor.shopIds}::uuid[])
    or a.product_id in (select id from product where brand_id = any(${actor.brandIds}::uuid[])))`;
}

/** Whether a reader sees all offers, own and partner ones of every shop. */
export function seesAll(actor: Actor): boolean {
  return may(actor, 'manage', 'Offer') && actor.rules.some(isAboutAll);
}
