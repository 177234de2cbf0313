import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Money } from '../../platform/graphql/index.ts';
import { offerConditions } from './offer-list.store.ts';

export type OfferFigures = {
  offers: number;
  shops: number;
  lowestPrice: Money | null;
  currency: string;
  currencies: string[];
};

type FiguresRow = Pick<OfferFigures, 'offers' | 'shops' | 'currency' | 'currencies'> & { lowest: number | null };

const isPriced = sql<boolean>`o.state = 'active' and o.price_state = 'accepted'`;

/** The figures over a product's list of offers, by the very condition of that list; minor units of the installation's main currency. */
export async function findOfferFigures(db: Db, actor: Actor, productId: string): Promise<OfferFigures> {
  const conditions = sql.join(offerConditions({ actor, filter: [sql`o.product_id = ${productId}::uuid`] }), sql` and `);
  const found = await sql<FiguresRow>`
    with main as (select coalesce((select value #>> '{}' from installation_fact where key = 'main_currency'), 'EUR') as currency)
    select count(*) as offers, count(distinct o.shop_id) as shops, (select currency from main) as currency,
      min(o.price_minor) filter (where ${isPriced} and o.currency = (select currency from main)) as lowest,
      coalesce(array_agg(distinct o.currency order by o.currency) filter (where ${isPriced}), '{}') as currencies
    from offer o where ${conditions}`.execute(db);
  const row = found.rows[0];
  if (!row) throw new Error('An aggregate gave no row.');
  const { lowest, ...figures } = row;
  return { ...figures, lowestPrice: lowest === null ? null : { minor: lowest, currency: figures.currency } };
}
