import { classifyGtin } from '@quarry/extraction/gtin';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { SourceOffer } from '../products/index.ts';

/** What an offer was before its newest snapshot. */
export type EarlierOffer = Pick<SourceOffer, 'title' | 'brandName' | 'gtin14' | 'fields'>;

/** The snapshot before the newest of each offer that has one. */
export async function findEarlierSnapshots(
  tx: Tx,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierOffer>> {
  const found = await sql<{ offerId: string; fields: SourceOffer['fields'] }>`
    select o.id as "offerId", n.fields from offer o join offer_snapshot n on n.offer_id = o.id and n.seq = o.snapshot_seq - 1
    where o.id = any(${offerIds}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ offerId, fields }) => [offerId, earlierOffer(fields)]));
}

function earlierOffer(fields: SourceOffer['fields']): EarlierOffer {
  const gtin = fields.gtin === undefined ? null : classifyGtin(fields.gtin.value);
  return {
    fields,
    title: fields.name?.value ?? '',
    brandName: fields.brand?.value ?? null,
    gtin14: gtin?.usable ? gtin.gtin14 : null,
  };
}

/** Says of offers that hang on the catalogue how sure their place is; with `only`, of those in that state alone. */
export async function setLinkedState(
  tx: Tx,
  offerIds: readonly string[],
  matchState: 'matched' | 'conflicted',
  only?: 'conflicted',
): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set match_state = ${matchState} where id = any(${offerIds}::uuid[]) and product_id is not null
    and ${only === undefined ? sql`true` : sql`match_state = ${only}`}`.execute(tx);
}
