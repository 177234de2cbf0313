import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, anyOf, readPrepared } from '../../platform/db/index.ts';
import type { ValueEvidence } from '../products/index.ts';
import { visibleOffers } from './visible-offers.ts';

/** The way back from a catalogue value: shop, page and snapshot field. */
export type ValueSourceRecord = ValueEvidence & {
  shopId: string;
  shopName: string;
  offerTitle: string;
  pageUrl: string | null;
  method: string;
  path: string;
  raw: string;
  /** Whether the bytes of the page are kept. */
  hasBytes: boolean;
  /** It had some, which were deleted when their retention ended. */
  isStoredPageGone: boolean;
};

/** What stands where values were read, in the order of `evidence`; null where the offer is gone (an erased shop), or hidden. */
export async function findValueSources(
  db: Db,
  actor: Actor,
  evidence: readonly ValueEvidence[],
): Promise<(ValueSourceRecord | null)[]> {
  const wanted = JSON.stringify(evidence.map((one, place) => ({ ...one, place })));
  const found = await readPrepared(
    db,
    sql<ValueSourceRecord & { place: number }>`
    select v.place, s.id as "shopId", s.name as "shopName", o.id as "offerId", o.title as "offerTitle", n.id as "snapshotId",
      coalesce(g.url, o.url) as "pageUrl", n.observed_at as "observedAt", v.field,
      coalesce(n.fields #>> array[v.field, 'method'], '') as method, coalesce(n.fields #>> array[v.field, 'path'], '') as path,
      coalesce(n.fields #>> array[v.field, 'raw'], '') as raw, b.sha256 is not null as "hasBytes",
      n.blob_sha256 is not null and b.sha256 is null as "isStoredPageGone"
    from json_to_recordset(${wanted}::json) as v (place integer, "offerId" uuid, "snapshotId" uuid, "observedAt" timestamptz, field text)
      join offer o on o.id = v."offerId" and ${visibleOffers(actor)}
      join shop s on s.id = o.shop_id
      join offer_snapshot n on n.id = v."snapshotId" and n.observed_at = v."observedAt" and n.offer_id = o.id
      left join page g on g.id = n.page_id left join blob b on b.sha256 = n.blob_sha256`,
  );
  const sources = new Map(found.map(({ place, ...source }) => [place, source]));
  return evidence.map((_, place) => sources.get(place) ?? null);
}

/** How many observed offers of each variant are on sale. */
export async function countOffersOfVariants(
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; count: number }>`
    select o.variant_id as id, count(*) as count from offer o
    where o.variant_id = ${anyOf(variantIds)} and o.origin = 'observed' and o.state = 'active' group by o.variant_id`,
  );
  return new Map(found.map(({ id, count }) => [id, count]));
}
