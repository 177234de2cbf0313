import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { readableOffers } from '../products/index.ts';

/** Which offers of an alias a reader of offers sees. */
export function visibleOffers(actor: Actor, alias: 'o' | 'e' = 'o'): RawBuilder<boolean> {
  const isObserved = sql<boolean>`${sql.ref(alias)}.origin = 'observed'`;
  return readableOffers(actor, { shopId: `${alias}.shop_id`, productId: `${alias}.product_id`, isObserved });
}
