import type { Model } from '@quarry/matching';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { digAgain, isNotWaiting } from '../offers/index.ts';

/** How it is known whether an offer is a variant: a person said so, an equal usable GTIN proves it, or it was placed elsewhere. */
export type Knowledge = 'decided' | 'identifier' | 'implied';
export type DecidedPair = {
  offerId: string;
  variantId: string;
  productId: string;
  isMatch: boolean;
  knownBy: Knowledge;
};

/** The newest decisions, and the offers that an identifier placed. */
export async function findDecidedPairs(db: Db, limit: number): Promise<DecidedPair[]> {
  const found = await sql<DecidedPair>`
    with placed as (
      select offer_id, variant_id, verdict = 'same' as is_match, 'decided' as known_by
        from (select * from match_label order by at desc, id desc limit ${limit}) l
      union all
      select p.offer_id, p.variant_id, true, 'identifier'
        from (select * from proposal where kind in ('link_offer', 'create_product') and state = 'applied' order by created_at desc, id desc limit ${limit}) p
          join offer o on o.id = p.offer_id and o.variant_id = p.variant_id and o.match_state = 'matched_auto'
        where exists (select 1 from variant_identifier i where i.variant_id = p.variant_id and i.kind = 'gtin' and i.value = o.gtin14 and i.status = 'valid')
          and not exists (select 1 from match_label l where l.offer_id = p.offer_id and l.variant_id = p.variant_id)
    )
    select k.offer_id as "offerId", k.variant_id as "variantId", v.product_id as "productId", k.is_match as "isMatch", k.known_by as "knownBy"
    from placed k join variant v on v.id = k.variant_id`.execute(db);
  return found.rows;
}

/** Which of these offers were decided to be which variants, or not to be, as "offer variant". */
export async function findLabelledPairs(db: Db, offerIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ pair: string }>`
    select distinct offer_id || ' ' || variant_id as pair from match_label where offer_id = any(${offerIds}::uuid[])`.execute(
    db,
  );
  return new Set(found.rows.map(({ pair }) => pair));
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
  const isAsked = sql`exists (select 1 from proposal p where p.offer_id = o.id and p.state in ('in_review', 'pending', 'conflicted'))`;
  await digAgain(tx, sql`o.product_id is null and ${isAsked} and ${isNotWaiting}`);
}
