import { classifyGtin } from '@quarry/extraction/gtin';
import { mergeReadings } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { findReadings } from '../offers/index.ts';
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
    where o.id = any(${offerIds}::uuid[]) and not o.is_shared`.execute(tx);
  const sole = found.rows.map(({ offerId, fields }) => [offerId, earlierOffer(fields)] as const);
  const joint = await findEarlierReadings(tx, offerIds);
  return new Map([...sole, ...joint]);
}

/** What offers of several grabbers were before the one that spoke last said something else, or began to speak. */
async function findEarlierReadings(tx: Tx, offerIds: readonly string[]): Promise<Map<string, EarlierOffer>> {
  const found = await sql<{ offerId: string; newestId: string; fields: SourceOffer['fields'] | null; since: number }>`
    select o.id as "offerId", n.id as "newestId", b.fields, extract(epoch from b.observed_at)::float8 * 1000 as since
    from offer o join offer_snapshot n on n.offer_id = o.id and n.seq = o.snapshot_seq
      left join grab_run r on r.id = n.grab_run_id
      left join lateral (select e.fields, e.observed_at from offer_snapshot e join grab_run q on q.id = e.grab_run_id and q.grabber_id = r.grabber_id
        where e.offer_id = o.id and e.seq < n.seq and e.seq > 0 order by e.seq desc limit 1) b on true
    where o.id = any(${offerIds}::uuid[]) and o.is_shared`.execute(tx);
  const readings = await findReadings(
    tx,
    found.rows.map(({ offerId }) => offerId),
  );
  return new Map(
    found.rows.flatMap(({ offerId, newestId, fields, since }) => {
      const former = (readings.get(offerId) ?? []).flatMap((reading) => {
        if (reading.snapshotId !== newestId) return reading;
        return fields === null ? [] : { ...reading, fields, since };
      });
      return former.length === 0 ? [] : [[offerId, earlierOffer(mergeReadings(former).fields)] as const];
    }),
  );
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
