import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { seesAllOffers } from '../products/index.ts';

/**
 * Which offers (alias `o`) a reader of offers sees: observed ones are market facts; own and partner offers belong to the shop's people
 * and to the managers of the product's brand.
 */
export function visibleOffers(actor: Actor): RawBuilder<boolean> {
  if (seesAllOffers(actor)) return sql<boolean>`true`;
  return sql<boolean>`(o.origin = 'observed' or o.shop_id = any(${actor.shopIds}::uuid[])
    or o.product_id in (select id from product where brand_id = any(${actor.brandIds}::uuid[])))`;
}
