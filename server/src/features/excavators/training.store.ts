import type { Model } from '@quarry/matching';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A decided pair of an offer and a variant; `isImplied` when it follows from the offer having been placed elsewhere. */
export type DecidedPair = {
  offerId: string;
  variantId: string;
  productId: string;
  isMatch: boolean;
  isImplied: boolean;
};

/** The newest decisions, and what follows from them: an offer that is one variant is none of the other candidates. */
export async function findDecidedPairs(db: Db, limit: number): Promise<DecidedPair[]> {
  const found = await sql<DecidedPair>`
    with decided as (
      select l.offer_id, l.variant_id, l.verdict from match_label l order by l.at desc, l.id desc limit ${limit})
    select d.offer_id as "offerId", d.variant_id as "variantId", v.product_id as "productId", d.verdict = 'same' as "isMatch", false as "isImplied"
      from decided d join variant v on v.id = d.variant_id
    union all
    select d.offer_id, c.variant_id, v.product_id, false, true
      from decided d join match_candidate c on c.offer_id = d.offer_id and c.variant_id <> d.variant_id join variant v on v.id = c.variant_id
      where d.verdict = 'same' and not exists (select 1 from match_label l where l.offer_id = d.offer_id and l.variant_id = c.variant_id)
    order by 1, 2`.execute(db);
  return found.rows;
}

export type ModelMetrics = {
  precision: number | null;
  recall: number | null;
  threshold: number | null;
  decided: number;
};

/** Keeps a model as text, since its version is a hash of that text. */
export async function insertModel(
  tx: Tx,
  model: Model,
  metrics: ModelMetrics,
  isActive: boolean,
  now: Date,
): Promise<void> {
  if (isActive) await sql`update matcher_model set is_active = false where is_active`.execute(tx);
  await sql`insert into matcher_model (id, model, labels, metrics, is_active, created_at)
    values (${model.version}, to_jsonb(${JSON.stringify(model)}::text), ${model.trainedOn.pairs}, ${JSON.stringify(metrics)}::jsonb, ${isActive}, ${now})
    on conflict (id) do update set metrics = excluded.metrics, is_active = excluded.is_active`.execute(tx);
}

/** Has all offers looked at again that a person was asked about, or that wait for a product. */
export async function wakeUndecidedOffers(tx: Tx): Promise<void> {
  await sql`
    insert into outbox (topic, partition_id, subject_id, subject_at)
    select 'snapshot_created', o.shop_id, o.current_snapshot_id, o.current_snapshot_at
    from offer o where o.product_id is null and o.current_snapshot_id is not null
      and exists (select 1 from proposal p where p.offer_id = o.id and p.state in ('in_review', 'pending', 'conflicted'))
      and not exists (select 1 from outbox x where x.topic = 'snapshot_created' and x.subject_id = o.current_snapshot_id)`.execute(
    tx,
  );
}
