import { isAboutAll } from '@quarry/contracts/access';
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
 * Which rows come of offers that a reader sees: those that the condition of the right reaches. Without a condition, observed offers are
 * market facts; own and partner ones belong to the shop's people and to the managers of the product's brand.
 */
export function readableOffers(actor: Actor, { shopId, productId, isObserved }: OfferPlace): RawBuilder<boolean> {
  if (!may(actor, 'read', 'Offer', {}) || seesAll(actor)) return scopeCondition(actor, 'read', 'Offer', { shopId });
  const ofBrands =
    productId === null
      ? sql<boolean>`false`
      : sql<boolean>`${sql.ref(productId)} in (select id from product where brand_id = any(${actor.brandIds}::uuid[]))`;
  return sql<boolean>`(${isObserved} or ${sql.ref(shopId)} = any(${actor.shopIds}::uuid[]) or ${ofBrands})`;
}

/** Whether a reader sees all offers, own and partner ones of every shop. */
function seesAll(actor: Actor): boolean {
  return may(actor, 'manage', 'Offer', {}) && actor.rules.some(isAboutAll);
}
