import type { ChangeCause } from '@quarry/contracts/common';
import type { CurrencyRule } from '@quarry/contracts/offers';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Two savers of one shop take turns, so that neither works on what the other is about to change. */
export async function lockShopOffers(tx: Tx, shopId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('offers:' || ${shopId}, 0))`.execute(tx);
}

/** Columns of `offer` that a snapshot writes, as JSON names them. */
export type OfferColumns = {
  id: string;
  shop_id: string;
  offer_key: string;
  origin: string;
  is_shared: boolean;
  is_quarantined: boolean;
  quarantine_reason: string | null;
  grabber_id: string | null;
  page_id: string | null;
  current_snapshot_id: string;
  current_snapshot_at: Date;
  snapshot_seq: number;
  title: string;
  brand_text: string | null;
  brand_key: string | null;
  gtin14: string | null;
  is_gtin_usable: boolean;
  mpn_key: string | null;
  sku: string | null;
  seller: string | null;
  item_group: string | null;
  url: string | null;
  image_url: string | null;
  category_text: string | null;
  price_minor: number | null;
  currency: string | null;
  list_price_minor: number | null;
  low_price_minor: number | null;
  high_price_minor: number | null;
  recurring_price_minor: number | null;
  recurring_period: string | null;
  is_tax_included: boolean;
  price_state: string | null;
  availability: string | null;
  condition: string | null;
  seen_at: Date;
  changed_at: Date;
};

/** `OfferColumns` as columns of rows that come as JSON. */
export const offerRecord = sql`id uuid, shop_id uuid, offer_key text, origin text,
      is_shared boolean, is_quarantined boolean, quarantine_reason text, grabber_id uuid, page_id uuid, current_snapshot_id uuid,
      current_snapshot_at timestamptz, snapshot_seq integer, title text, brand_text text, brand_key text, gtin14 text,
      is_gtin_usable boolean, mpn_key text, sku text, seller text, item_group text, url text, image_url text, category_text text,
      price_minor bigint, currency text, list_price_minor bigint, low_price_minor bigint, high_price_minor bigint,
      recurring_price_minor bigint, recurring_period text, is_tax_included boolean, price_state text, availability text, condition text, seen_at timestamptz, changed_at timestamptz`;

/** Inserts offers out of a source that has the columns of `offerRecord`. */
export function insertOffers(source: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`insert into offer (id, shop_id, offer_key, origin, is_shared, is_quarantined, quarantine_reason, grabber_id, page_id,
      current_snapshot_id, current_snapshot_at, snapshot_seq, title, brand_text, brand_key, gtin14, is_gtin_usable, mpn_key, sku,
      seller, item_group, url, image_url, category_text, price_minor, currency, list_price_minor, low_price_minor, high_price_minor,
      recurring_price_minor, recurring_period, is_tax_included, price_state, availability, condition, first_seen_at, last_seen_at, last_changed_at, created_at, updated_at)
    select id, shop_id, offer_key, origin, is_shared, is_quarantined, quarantine_reason, grabber_id, page_id,
      current_snapshot_id, current_snapshot_at, snapshot_seq, title, brand_text, brand_key, gtin14, is_gtin_usable, mpn_key, sku,
      seller, item_group, url, image_url, category_text, price_minor, currency, list_price_minor, low_price_minor, high_price_minor,
      recurring_price_minor, recurring_period, is_tax_included, price_state, availability, condition, seen_at, seen_at, changed_at, ${now}::timestamptz, ${now}::timestamptz
    from ${source}`;
}

const today = sql`(excluded.updated_at at time zone 'UTC')::date`;
const isWordedAlike = sql`(offer.title, offer.brand_text, offer.category_text)
        is not distinct from (excluded.title, excluded.brand_text, excluded.category_text)`;

/** Inserts the offers or gives them what their newest snapshot says. What their words were before the day is kept beside them. */
export async function writeOffers(tx: Tx, rows: readonly OfferColumns[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    ${insertOffers(sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (${offerRecord})`, now)}
    on conflict (id) do update set
      state = 'active', missing_runs = 0, is_shared = offer.is_shared or excluded.is_shared, is_quarantined = excluded.is_quarantined, quarantine_reason = excluded.quarantine_reason,
      grabber_id = excluded.grabber_id, page_id = coalesce(excluded.page_id, offer.page_id),
      current_snapshot_id = excluded.current_snapshot_id, current_snapshot_at = excluded.current_snapshot_at,
      words_since = case when ${isWordedAlike} then offer.words_since else ${today} end,
      words_before = case when ${isWordedAlike} or offer.words_since = ${today} then offer.words_before
        else jsonb_build_object('title', offer.title, 'brand', offer.brand_text, 'category', offer.category_text) end,
      snapshot_seq = excluded.snapshot_seq, title = excluded.title, brand_text = excluded.brand_text, brand_key = excluded.brand_key,
      gtin14 = excluded.gtin14, is_gtin_usable = excluded.is_gtin_usable, mpn_key = excluded.mpn_key, sku = excluded.sku,
      seller = excluded.seller, item_group = excluded.item_group, url = excluded.url, image_url = excluded.image_url,
      category_text = excluded.category_text, price_minor = excluded.price_minor, currency = excluded.currency,
      list_price_minor = excluded.list_price_minor, low_price_minor = excluded.low_price_minor,
      high_price_minor = excluded.high_price_minor, recurring_price_minor = excluded.recurring_price_minor,
      recurring_period = excluded.recurring_period, is_tax_included = excluded.is_tax_included, price_state = excluded.price_state,
      availability = excluded.availability, condition = excluded.condition,
      last_seen_at = greatest(offer.last_seen_at, excluded.last_seen_at), last_changed_at = excluded.last_changed_at,
      updated_at = excluded.updated_at, version = offer.version + 1`.execute(tx);
}

export type SeenOffer = {
  id: string;
  snapshot_id: string | null;
  snapshot_at: Date | null;
  seen_at: Date;
  grabber_id: string | null;
  page_id: string | null;
  price_minor: number | null;
  list_price_minor: number | null;
  price_state: string | null;
};

/** Offers that say what they said before: seen again, alive, their snapshot confirmed. */
export async function confirmOffers(tx: Tx, rows: readonly SeenOffer[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with seen as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, snapshot_id uuid, snapshot_at timestamptz,
        seen_at timestamptz, grabber_id uuid, page_id uuid, price_minor bigint, list_price_minor bigint, price_state text)
    ), confirmed as (
      update offer_snapshot s set last_confirmed_at = greatest(s.last_confirmed_at, seen.seen_at)
      from seen where s.id = seen.snapshot_id and s.observed_at = seen.snapshot_at
    )
    update offer o set state = 'active', missing_runs = 0, last_seen_at = greatest(o.last_seen_at, seen.seen_at),
      grabber_id = coalesce(seen.grabber_id, o.grabber_id), page_id = coalesce(seen.page_id, o.page_id),
      price_minor = seen.price_minor, list_price_minor = seen.list_price_minor, price_state = seen.price_state
    from seen where o.id = seen.id`.execute(tx);
}

export type SnapshotColumns = {
  id: string;
  offer_id: string;
  seq: number;
  observed_at: Date;
  page_id: string | null;
  page_fetch_id: string | null;
  blob: string | null;
  /** As JSON. */
  fields: string;
  fields_hash: string;
  warnings: unknown;
};

export type SnapshotSource = {
  kind: 'grab' | 'form' | 'import' | 'api';
  grabRunId: string | null;
  extractorVersion: string;
  /** How the log names where they come from. */
  cause: ChangeCause;
};

export async function insertSnapshots(tx: Tx, source: SnapshotSource, rows: readonly SnapshotColumns[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = rows.map(({ fields: _fields, ...others }) => others);
  // JSON holds no line end, so the fields go over as lines, and each is read once.
  const fields = rows.map((row) => row.fields).join('\n');
  await sql`
    insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, grab_run_id, page_id, page_fetch_id,
      blob_sha256, fields, fields_hash, extractor_version, warnings)
    select id, offer_id, seq, ${source.kind}, observed_at, observed_at, ${source.grabRunId}::uuid, page_id, page_fetch_id,
      decode(blob, 'hex'), fields::jsonb, decode(fields_hash, 'hex'), ${source.extractorVersion}, warnings
    from rows from (
      json_to_recordset(${JSON.stringify(columns)}::json) as (id uuid, offer_id uuid, seq integer, observed_at timestamptz,
        page_id uuid, page_fetch_id uuid, blob text, fields_hash text, warnings jsonb),
      string_to_table(${fields}, E'\\n')
    ) as row (id, offer_id, seq, observed_at, page_id, page_fetch_id, blob, fields_hash, warnings, fields)
    on conflict do nothing`.execute(tx);
}

export type ClosedPoint = { id: string; valid_to: Date; state: string; reason: string | null };
export type ChangedPoint = {
  id: string;
  last_confirmed_at: Date;
  state: string;
  reason: string | null;
  lost_at: Date | null;
  waits_for_run_id: string | null;
  is_held: boolean;
};
export type OpenedPoint = {
  id: string;
  offer_id: string;
  kind: string;
  valid_from: Date;
  amount_minor: number;
  currency: string;
  exponent: number;
  currency_rule: CurrencyRule | null;
  list_amount_minor: number | null;
  shipping_minor: number | null;
  is_tax_included: boolean | null;
  availability: string | null;
  condition: string | null;
  snapshot_id: string | null;
  snapshot_at: Date | null;
  state: string;
  reason: string | null;
  waits_for_run_id: string | null;
};

export async function closePricePoints(tx: Tx, rows: readonly ClosedPoint[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update price_point p set valid_to = row.valid_to, state = row.state, reason = row.reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, valid_to timestamptz, state text, reason text)
    where p.id = row.id`.execute(tx);
}

export async function changePricePoints(tx: Tx, rows: readonly ChangedPoint[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update price_point p set last_confirmed_at = greatest(p.last_confirmed_at, row.last_confirmed_at), state = row.state, reason = row.reason,
      lost_at = row.lost_at, waits_for_run_id = row.waits_for_run_id, is_held = row.is_held
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, last_confirmed_at timestamptz, state text, reason text,
      lost_at timestamptz, waits_for_run_id uuid, is_held boolean)
    where p.id = row.id`.execute(tx);
}

export async function openPricePoints(tx: Tx, rows: readonly OpenedPoint[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, amount_minor, currency, exponent, currency_rule,
      list_amount_minor, shipping_minor, is_tax_included, availability, condition, snapshot_id, snapshot_at, state, reason, waits_for_run_id)
    select id, offer_id, kind, valid_from, valid_from, amount_minor, currency, exponent, currency_rule, list_amount_minor, shipping_minor,
      is_tax_included, availability, condition, snapshot_id, snapshot_at, state, reason, waits_for_run_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, offer_id uuid, kind text, valid_from timestamptz,
      amount_minor bigint, currency text, exponent smallint, currency_rule text, list_amount_minor bigint, shipping_minor bigint, is_tax_included boolean,
      availability text, condition text, snapshot_id uuid, snapshot_at timestamptz, state text, reason text,
      waits_for_run_id uuid)`.execute(tx);
}
