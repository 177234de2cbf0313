import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Money } from '../../platform/graphql/index.ts';
import { pricedElsewhere } from './price-position.ts';
import { visibleOffers } from './visible-offers.ts';

export type OfferFigures = {
  currency: string;
  currencies: string[];
  ownOffers: number;
  ownLowestPrice: Money | null;
};

/** The lowest price of observed offers on sale in each currency, of each product, over those the reader sees. */
export async function findLowestPrices(
  db: Db,
  actor: Actor,
  productIds: readonly string[],
): Promise<Map<string, Money[]>> {
  const found = await sql<Money & { productId: string }>`
    select o.product_id as "productId", min(o.price_minor) as minor, o.currency from offer o
    where o.product_id = any(${productIds}::uuid[]) and ${pricedElsewhere(actor, 'o')}
    group by o.product_id, o.currency order by o.currency`.execute(db);
  const byProduct = Map.groupBy(found.rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, rows]) => [id, rows.map(({ minor, currency }) => ({ minor, currency }))]));
}

type FiguresRow = Omit<OfferFigures, 'ownLowestPrice'> & { ownLowest: number | null };

/**
 * What the figures stored on a product leave out, over its offers on sale that the reader sees: in which currencies observed offers are
 * priced, and how many own ones there are at which lowest price, in minor units of the installation's main currency.
 */
export async function findOfferFigures(db: Db, actor: Actor, productId: string): Promise<OfferFigures> {
  const found = await sql<FiguresRow>`
    with main as (select coalesce((select value #>> '{}' from installation_fact where key = 'main_currency'), 'EUR') as currency)
    select (select currency from main) as currency, count(*) filter (where o.origin <> 'observed') as "ownOffers",
      min(o.price_minor) filter (where o.origin <> 'observed' and o.price_state = 'accepted' and o.currency = (select currency from main)) as "ownLowest",
      coalesce(array_agg(distinct o.currency order by o.currency) filter (where o.origin = 'observed' and o.price_state = 'accepted'), '{}') as currencies
    from offer o where o.product_id = ${productId}::uuid and o.state = 'active' and ${visibleOffers(actor)}`.execute(
    db,
  );
  const row = found.rows[0];
  if (!row) throw new Error('An aggregate gave no row.');
  const { ownLowest, ...figures } = row;
  return { ...figures, ownLowestPrice: ownLowest === null ? null : { minor: ownLowest, currency: figures.currency } };
}
