import { isAboutAll } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';

/**
 * Which offers (alias `o`) a reader of offers sees: observed ones are market facts; own and partner offers belong to the shop's people
 * and to the managers of the product's brand.
 */
export function visibleOffers(actor: Actor): RawBuilder<boolean> {
  if (seesAll(actor)) return sql<boolean>`true`;
  return sql<boolean>`(o.origin = 'observed' or o.shop_id = any(${actor.shopIds}::uuid[])
    or o.product_id in (select id from product where brand_id = any(${actor.brandIds}::uuid[])))`;
}

/** Which rows of `shop_product a` come of such offers. */
export function visibleAssortment(actor: Actor): RawBuilder<boolean> {
  if (seesAll(actor)) return sql<boolean>`true`;
  return sql<boolean>`(a.shop_id in (select id from shop where kind = 'observed') or a.shop_id = any(${actor.shopIds}::uuid[])
    or a.product_id in (select id from product where brand_id = any(${actor.brandIds}::uuid[])))`;
}

function seesAll(actor: Actor): boolean {
  return may(actor, 'manage', 'Offer') && actor.rules.some(isAboutAll);
}
