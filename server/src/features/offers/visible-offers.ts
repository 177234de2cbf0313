import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { readableOffers } from '../products/index.ts';

/** Which offers (alias `o`) a reader of offers sees. */
export function visibleOffers(actor: Actor): RawBuilder<boolean> {
  const isObserved = sql<boolean>`o.origin = 'observed'`;
  return readableOffers(actor, { shopId: 'o.shop_id', productId: 'o.product_id', isObserved });
}
