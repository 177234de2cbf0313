import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { readableOffers } from '../products/index.ts';

/** Which offers of an alias a reader of offers sees; none that only a replay stated which was taken back. */
export function visibleOffers(actor: Actor, alias: 'o' | 'e' = 'o'): RawBuilder<boolean> {
  const isObserved = sql<boolean>`${sql.ref(alias)}.origin = 'observed'`;
  const readable = readableOffers(actor, { shopId: `${alias}.shop_id`, productId: `${alias}.product_id`, isObserved });
  return sql<boolean>`(${sql.ref(`${alias}.taken_back_run_id`)} is null and ${readable})`;
}
