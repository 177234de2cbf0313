import { productStates } from '@quarry/contracts/products';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ArchiveEffects } from '../../platform/graphql/index.ts';
import { readableProposals } from '../excavators/index.ts';
import { visibleOffers } from '../offers/index.ts';

const archivable = productStates.actions.find(({ action }) => action === 'archive')?.from ?? [];

/** So many products as the address of a list still holds. */
const mostNamed = 20;

function some(productId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((array_agg(distinct ${productId}))[1:${sql.lit(mostNamed)}], '{}')`;
}

/** Counts what hangs on the products that the conditions over `product p` select. */
export async function findArchiveEffects(
  db: Db,
  actor: Actor,
  chosen: readonly RawBuilder<unknown>[],
): Promise<ArchiveEffects> {
  const found = await sql<ArchiveEffects>`
    with chosen as materialized (select p.id, p.status from product p where ${sql.join(chosen, sql` and `)}),
      hanging as (select count(*) as offers, count(distinct o.shop_id) as shops, ${some(sql`o.product_id`)} as "offerProductIds"
        from offer o where o.product_id in (select id from chosen) and ${visibleOffers(actor)}),
      waiting as (select count(*) as proposals, ${some(sql`p.product_id`)} as "proposalProductIds" from proposal p
        where p.product_id in (select id from chosen) and p.state in ('in_review', 'conflicted') and ${readableProposals(actor)})
    select (select count(*) from chosen) as products,
      (select count(*) from chosen where status <> all(${[...archivable, 'ARCHIVED']}::text[])) as refused,
      offers, shops, "offerProductIds", proposals, "proposalProductIds" from hanging, waiting`.execute(db);
  const [effects] = found.rows;
  if (!effects) throw new Error('A count has always one row.');
  return effects;
}
