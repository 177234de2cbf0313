import { isAboutAll } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';

/**
 * Which shelves (alias `h`) a reader of offers sees: those that the condition of the right reaches. Without a condition, what observed
 * shops show everybody, and the shelves of the reader's own shops.
 */
export function visibleShelves(actor: Actor): RawBuilder<boolean> {
  const seesAll = may(actor, 'manage', 'Offer', {}) && actor.rules.some(isAboutAll);
  if (!may(actor, 'read', 'Offer', {}) || seesAll)
    return scopeCondition(actor, 'read', 'Offer', { shopId: 'h.shop_id' });
  return sql<boolean>`(h.shop_id = any(${actor.shopIds}::uuid[]) or h.shop_id in (select id from shop where kind = 'observed'))`;
}
