import { type PricePosition, pricePositions, unsaidCondition } from '@quarry/contracts/offers';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { visibleOffers } from './visible-offers.ts';

/** Which offers of an alias are observed ones on sale whose price counts, over those the reader sees. */
export function pricedElsewhere(actor: Actor, alias: 'o' | 'e'): RawBuilder<boolean> {
  const e = sql.ref(alias);
  return sql<boolean>`(${e}.state = 'active' and ${e}.origin = 'observed' and ${e}.price_state = 'accepted'
    and ${e}.price_minor is not null and ${e}.currency is not null and ${visibleOffers(actor, alias)})`;
}

/** In what condition an offer sells: new where it says none. Written as `offer_elsewhere_index` has it. */
const conditionOf = (alias: 'o' | 'e') => sql`coalesce(${sql.ref(alias)}.condition, ${sql.lit(unsaidCondition)})`;

/**
 * Which offers (alias `e`) an own one (alias `o`) is compared with: in its currency, tax treatment and condition. A price whose tax
 * treatment is not known is compared with none.
 */
export function comparedWith(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(e.product_id = o.product_id and e.currency = o.currency and e.is_tax_included = o.is_tax_included
    and ${conditionOf('e')} = ${conditionOf('o')}
    and ${pricedElsewhere(actor, 'e')})`;
}

/** The lowest price that an own offer (alias `o`) is compared with, of some shops or of all; null where there is none. */
export function lowestElsewhere(actor: Actor, shopIds?: readonly string[]): RawBuilder<number | null> {
  const ofShops = shopIds ? sql`and e.shop_id = any(${shopIds}::uuid[])` : sql``;
  return sql<number | null>`(select min(e.price_minor) from offer e where ${comparedWith(actor)} ${ofShops})`;
}

/**
 * Own offers on sale whose price counts; what hangs on a product of the bin is of none. `exists` would become a join, whose size is misjudged
 * where two such conditions meet.
 */
const isOwnOnSale = sql<boolean>`(o.origin <> 'observed' and o.state = 'active' and o.price_state = 'accepted'
  and (select q.deleted_at is null from product q where q.id = o.product_id))`;

export function inPosition(positions: readonly string[], actor: Actor): RawBuilder<boolean> {
  const signs = pricePositions.flatMap((one: PricePosition, at) => (positions.includes(one) ? [at - 1] : []));
  return sql<boolean>`(${isOwnOnSale} and sign(o.price_minor - ${lowestElsewhere(actor)})::int = any(${signs}::int[]))`;
}

export function undercutBy(shopIds: readonly string[], actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(${isOwnOnSale} and ${lowestElsewhere(actor, shopIds)} < o.price_minor)`;
}
