import { type RawBuilder, sql } from 'kysely';
import { insertBacklog, insertEvents } from '../../platform/events/index.ts';
import { insertPictures } from '../media/index.ts';
import {
  insertOffers,
  type OfferColumns,
  offerRecord,
  type OpenedPoint,
  type SnapshotColumns,
  type SnapshotSource,
} from './save-offers.store.ts';
import { offerChanged } from './offer.topics.ts';

/** An offer that nobody knew, with its first snapshot, its first price where it names one, and the picture to fetch for it. */
export type NewOffer = {
  offer: OfferColumns;
  snapshot: SnapshotColumns;
  point: OpenedPoint | undefined;
  pictureId: string | undefined;
};

/**
 * Inserts all there is of new offers, and tells of them, in one statement: the server is busy until it is done, and the caller
 * has that time for the next ones. Columns that two tables share go over once.
 */
export function insertNewOffers(
  rows: readonly NewOffer[],
  { kind, grabRunId, extractorVersion, cause }: SnapshotSource,
  now: Date,
): RawBuilder<unknown> {
  // JSON holds no line end, so the fields go over as lines, and each is read once.
  const fields = rows.map(({ snapshot }) => snapshot.fields).join('\n');
  return sql`
    with row as materialized (
      select record.*, string_to_table as fields from rows from (
        json_to_recordset(${JSON.stringify(rows.map(asRecord))}::json) as (${offerRecord}, page_fetch_id uuid, blob text,
          fields_hash text, warnings jsonb, picture_id uuid, point_id uuid, point_kind text, point_minor bigint, point_currency text,
          point_exponent smallint, point_currency_rule text, point_list_minor bigint, point_shipping_minor bigint, point_state text, point_reason text),
        string_to_table(${fields}, E'\\n')
      ) as record
    ), made_offer as (
      ${insertOffers(sql`row`, now)}
    ), made_snapshot as (
      insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, grab_run_id, page_id, page_fetch_id,
        blob_sha256, fields, fields_hash, extractor_version, warnings)
      select current_snapshot_id, id, snapshot_seq, ${kind}, current_snapshot_at, current_snapshot_at, ${grabRunId}::uuid, page_id,
        page_fetch_id, decode(blob, 'hex'), fields::jsonb, decode(fields_hash, 'hex'), ${extractorVersion}, warnings
      from row
      -- The snapshot of an offer that was deleted since stays.
      on conflict do nothing
    ), made_point as (
      insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, amount_minor, currency, exponent, currency_rule,
        list_amount_minor, shipping_minor, is_tax_included, availability, condition, snapshot_id, snapshot_at, state, reason)
      select point_id, id, point_kind, seen_at, seen_at, point_minor, point_currency, point_exponent, point_currency_rule, point_list_minor,
        point_shipping_minor, is_tax_included, availability, condition, current_snapshot_id, current_snapshot_at, point_state, point_reason
      from row where point_id is not null
    ), left_snapshot as (
      ${insertBacklog(sql`select 'snapshot_created', shop_id, current_snapshot_id, current_snapshot_at, ${grabRunId}::uuid from row`)}
    ), told as (
      ${insertEvents(sql`select ${offerChanged.name}, ${offerChanged.aggregate}, id, shop_id, null::uuid, '{created}'::text[], null::uuid, ${cause},
        ${grabRunId}::uuid from row`)}
    )
    ${insertPictures(sql`select picture_id, image_url from row where picture_id is not null`, now)}`;
}

function asRecord({ offer, snapshot, point, pictureId }: NewOffer): Record<string, unknown> {
  return {
    ...offer,
    page_fetch_id: snapshot.page_fetch_id,
    blob: snapshot.blob,
    fields_hash: snapshot.fields_hash,
    warnings: snapshot.warnings,
    picture_id: pictureId,
    point_id: point?.id,
    point_kind: point?.kind,
    point_minor: point?.amount_minor,
    point_currency: point?.currency,
    point_exponent: point?.exponent,
    point_currency_rule: point?.currency_rule,
    point_list_minor: point?.list_amount_minor,
    point_shipping_minor: point?.shipping_minor,
    point_state: point?.state,
    point_reason: point?.reason,
  };
}
