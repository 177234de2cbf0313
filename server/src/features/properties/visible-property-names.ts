import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';

/** Which names (alias `h`) a reader of offers sees: what observed shops show everybody, and those of shops that the right reaches. */
export function visiblePropertyNames(actor: Actor): RawBuilder<boolean> {
  const ofShops = scopeCondition(actor, 'read', 'Offer', { shopId: 'h.shop_id' });
  if (!may(actor, 'read', 'Offer') || may(actor, 'read', 'Offer', {})) return ofShops;
  return sql<boolean>`(${ofShops} or h.shop_id in (select id from shop where kind = 'observed'))`;
}
