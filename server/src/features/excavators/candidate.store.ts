import type { BlockingKey } from '@quarry/matching';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { digAgain, isNotWaiting } from '../offers/index.ts';
import { openStates } from './proposal.ts';

/** A variant that shares keys with an offer. */
export type KeyHit = {
  offerId: string;
  variantId: string;
  productId: string;
  /** The name of the product, which orders variants that share as much. */
  order: string;
  keys: BlockingKey[];
};

/** A key that more variants share than this says too little to be followed to the end. */
const variantsPerKey = 100;

/** Variants that share a blocking key with each offer; those in the bin are left out. */
export async function findKeyHits(
  db: Db | Tx,
  keys: readonly (BlockingKey & { offerId: string })[],
): Promise<KeyHit[]> {
  if (keys.length === 0) return [];
  const found = await sql<KeyHit>`
    select k."offerId", m.variant_id as "variantId", m.product_id as "productId", p.name as "order",
      jsonb_agg(jsonb_build_object('kind', k.kind, 'key', k.key)) as keys
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k ("offerId" uuid, kind text, key text)
      cross join lateral (select m.variant_id, m.product_id from match_key m where m.kind = k.kind and m.key = k.key limit ${variantsPerKey}) m
      join product p on p.id = m.product_id and p.deleted_at is null
    group by k."offerId", m.variant_id, m.product_id, p.name`.execute(db);
  return found.rows;
}

/** What the catalogue says of a variant by itself. */
export type VariantRecord = {
  variantId: string;
  productId: string;
  name: string;
  variantName: string;
  brandName: string | null;
  imageUrl: string | null;
  isInBin: boolean;
  gtins: string[];
  /** GTINs that its offers state and that their shops put on several things. */
  misusedGtins: string[];
  partNumbers: string[];
  /** Live offers that hang on it, as "shop" or, on a marketplace, "shop seller". */
  sellers: string[];
};

export async function findVariantRecords(db: Db | Tx, variantIds: readonly string[]): Promise<VariantRecord[]> {
  const found = await sql<VariantRecord>`
    select v.id as "variantId", p.id as "productId", p.name, v.name as "variantName", b.name as "brandName",
      (select '/media/' || m.address_id from media m where m.id = p.image_media_id and m.state = 'stored') as "imageUrl", p.deleted_at is not null as "isInBin",
      array(select i.value from variant_identifier i where i.variant_id = v.id and i.kind = 'gtin' and i.status = 'valid' order by i.value) as gtins,
      array(select i.value from variant_identifier i where i.variant_id = v.id and i.kind = 'gtin' and i.status = 'misused') as "misusedGtins",
      array(select i.display from variant_identifier i where i.variant_id = v.id and i.kind = 'mpn' and i.status = 'valid' order by i.display) as "partNumbers",
      array(select case when s.is_marketplace then o.shop_id || ' ' || coalesce(o.seller, '') else o.shop_id::text end
        from offer o join shop s on s.id = o.shop_id where o.variant_id = v.id and o.state = 'active') as sellers
    from variant v join product p on p.id = v.product_id left join brand b on b.id = p.brand_id
    where v.id = any(${variantIds}::uuid[])`.execute(db);
  return found.rows;
}

/** Pairs that were decided to be different, with the evidence they were decided on. */
export async function findRefusedPairs(
  db: Db | Tx,
  offerIds: readonly string[],
): Promise<{ offerId: string; variantId: string; evidenceHash: Buffer }[]> {
  const found = await sql<{ offerId: string; variantId: string; evidenceHash: Buffer }>`
    select offer_id as "offerId", variant_id as "variantId", evidence_hash as "evidenceHash" from match_label
    where offer_id = any(${offerIds}::uuid[]) and verdict = 'different'`.execute(db);
  return found.rows;
}

/**
 * Offers whose GTIN their own shop (on a marketplace: their own seller) puts on another live offer as well: it identifies nothing there.
 */
export async function findMisusedGtins(db: Db | Tx, offerIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select o.id from offer o where o.id = any(${offerIds}::uuid[]) and o.is_gtin_usable and exists (
      select 1 from offer t where t.gtin14 = o.gtin14 and t.shop_id = o.shop_id and t.id <> o.id and t.state = 'active'
        and t.seller is not distinct from o.seller and t.title <> o.title)`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

export type StoredCandidate = {
  offerId: string;
  variantId: string;
  productId: string;
  rank: number;
  keyKinds: string[];
  features: Record<string, number | null>;
  score: number;
  why: string[];
  modelId: string | null;
  /** Of what the variant was compared by, hex. */
  comparedHash: string;
};

/** Replaces the candidates that were found for these offers. */
export async function putCandidates(
  tx: Tx,
  offerIds: readonly string[],
  candidates: readonly StoredCandidate[],
): Promise<void> {
  await sql`delete from match_candidate where offer_id = any(${offerIds}::uuid[])`.execute(tx);
  if (candidates.length === 0) return;
  await sql`
    insert into match_candidate (offer_id, variant_id, product_id, rank, key_kinds, features, score, why, model_id, compared_hash)
    select c."offerId", c."variantId", c."productId", c.rank, c."keyKinds", c.features, c.score, c.why, c."modelId",
      decode(c."comparedHash", 'hex')
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as c ("offerId" uuid, "variantId" uuid, "productId" uuid, rank smallint,
      "keyKinds" text[], features jsonb, score real, why text[], "modelId" text, "comparedHash" text)`.execute(tx);
}

/** Remembers the keys of offers that wait for a product, and forgets those of offers that wait no longer. */
export async function putWaitingKeys(
  tx: Tx,
  offerIds: readonly string[],
  keys: readonly (BlockingKey & { offerId: string })[],
): Promise<void> {
  await sql`delete from waiting_key where offer_id = any(${offerIds}::uuid[])`.execute(tx);
  if (keys.length === 0) return;
  await sql`insert into waiting_key (kind, key, offer_id)
    select k.kind, k.key, k."offerId" from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k ("offerId" uuid, kind text, key text)
    on conflict do nothing`.execute(tx);
}

const identifying: readonly BlockingKey['kind'][] = ['gtin14', 'brand-mpn'];

/**
 * Has offers dug through again that wait for a product and share a key with these variants, or were compared with them: an offer that
 * joined a variant changes what the others are compared with, so that their answer would hang on which of them came first.
 */
export async function wakeNearOffers(tx: Tx, variantIds: readonly string[]): Promise<void> {
  await wakeWaitingOffers(tx, variantIds);
  await wakeComparedOffers(tx, variantIds);
}

/** Has offers dug through again that wait for a product and share a key with these variants. */
export async function wakeWaitingOffers(tx: Tx, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await wakeUnplaced(
    tx,
    sql`select w.offer_id from match_key m join waiting_key w on w.kind = m.kind and w.key = m.key
      where m.variant_id = any(${variantIds}::uuid[])`,
  );
}

/**
 * Has offers dug through again whose question rests on what these variants were until now: they are asked about one of them, an
 * identifier led to it, or they were decided to be another thing.
 */
export async function wakeComparedOffers(tx: Tx, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await wakeUnplaced(
    tx,
    sql`select c.offer_id from match_candidate c where c.variant_id = any(${variantIds}::uuid[]) and c.key_kinds && ${identifying}::text[]
      union select l.offer_id from match_label l where l.variant_id = any(${variantIds}::uuid[]) and l.verdict = 'different'
      union select p.offer_id from variant v join proposal p on p.product_id = v.product_id and p.variant_id = v.id
        where v.id = any(${variantIds}::uuid[]) and p.kind = 'link_offer' and p.state = any(${openStates})`,
  );
}

/**
 * Has offers dug through again that were compared with a variant when its offers said something else: another title or price of them
 * changes the answer, which would hang on what was read first.
 */
export async function wakeOutdatedOffers(
  tx: Tx,
  compared: readonly { variantId: string; comparedHash: string }[],
): Promise<void> {
  if (compared.length === 0) return;
  await wakeUnplaced(
    tx,
    sql`select c.offer_id from jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as v ("variantId" uuid, "comparedHash" text)
      join match_candidate c on c.variant_id = v."variantId" and c.compared_hash is distinct from decode(v."comparedHash", 'hex')`,
  );
}

async function wakeUnplaced(tx: Tx, offerIds: RawBuilder<unknown>): Promise<void> {
  await digAgain(tx, sql`o.product_id is null and o.id in (${offerIds}) and ${isNotWaiting}`);
}

/** Has one offer dug through again. */
export async function wakeOffer(tx: Tx, offerId: string): Promise<void> {
  await digAgain(tx, sql`o.id = ${offerId}`);
}
