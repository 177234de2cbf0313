import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';

/** Where a row that comes of an offer says its shop and its product, and whether the offer was observed. */
type OfferPlace = {
  shopId: string;
  /** Null where rows are of many products. */
  productId: string | null;
  isObserved: RawBuilder<boolean>;
};

/** Which rows of `shop_product a` come of offers that the reader sees. */
export function visibleAssortment(actor: Actor): RawBuilder<boolean> {
  const isObserved = sql<boolean>`a.shop_id in (select id from shop where kind = 'observed')`;
  return readableOffers(actor, { shopId: 'a.shop_id', productId: 'a.product_id', isObserved });
}

/**
 * Which rows come of offers that a reader sees. Observed offers are market facts for everybody who reads offers; own and partner ones are
 * those that a rule of the right reaches: of own shops, of products of own brands, or all where it has no condition.
 */
export function readableOffers(actor: Actor, { shopId, productId, isObserved }: OfferPlace): RawBuilder<boolean> {
  if (!may(actor, 'read', 'Offer')) return sql<boolean>`false`;
  if (may(actor, 'read', 'Offer', {})) return sql<boolean>`true`;
  const ofShops = scopeCondition(actor, 'read', 'Offer', { shopId });
  if (productId === null) return sql<boolean>`(${isObserved} or ${ofShops})`;
  const ofBrands = scopeCondition(actor, 'read', 'Offer', { brandId: 'q.brand_id' });
  return sql<boolean>`(${isObserved} or ${ofShops} or ${sql.ref(productId)} in (select q.id from product q where ${ofBrands}))`;
}
