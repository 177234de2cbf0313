import type { ChannelKind } from '@quarry/contracts/feeds';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The hash of the file that a version was written from; undefined where there is no such version. */
export async function findKindHash(
  db: Db | Tx,
  { code, version }: Pick<ChannelKind, 'code' | 'version'>,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ contentHash: string | null }>`
    select content_hash as "contentHash" from channel_kind_version where kind_code = ${code} and version = ${version}`.execute(
    db,
  );
  return rows[0]?.contentHash;
}

/** Writes a version with its fields unless it is there; resolves with the hash of the one that is. */
export async function insertKindVersion(
  tx: Tx,
  id: string,
  kind: ChannelKind,
  hash: string,
): Promise<string | null | undefined> {
  const { code, version, validFrom, source, format } = kind;
  const written = await sql`
    insert into channel_kind_version (id, kind_code, version, valid_from, source, format, content_hash)
    values (${id}, ${code}, ${version}, ${validFrom}, ${source}, ${JSON.stringify(format)}::jsonb, ${hash})
    on conflict (kind_code, version) do nothing returning id`.execute(tx);
  if (written.rows.length === 0) return findKindHash(tx, kind);
  const fields = kind.fields.map((field, position) => ({ ...field, position }));
  await sql`
    insert into channel_field (kind_version_id, name, position, group_name, type, level, required_when, min_len, max_len, min_items,
      max_items, pattern, enum, units, ranges, unique_in_feed, forbids_placeholder, severity, documentation, unconfirmed,
      default_expression)
    select ${id}, name, position, "group", type, level, "requiredWhen", "minLen", "maxLen", "minItems", "maxItems", pattern, enum, units,
      ranges, "isUniqueInFeed", "forbidsPlaceholder", severity, documentation, unconfirmed, "defaultExpression"
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as f (name text, position integer, "group" text, type text, level text,
      "requiredWhen" jsonb, "minLen" integer, "maxLen" integer, "minItems" integer, "maxItems" integer, pattern text, enum jsonb,
      units text[], ranges jsonb, "isUniqueInFeed" boolean, "forbidsPlaceholder" boolean, severity text, documentation text,
      unconfirmed text[], "defaultExpression" jsonb)`.execute(tx);
  return hash;
}

/** The version of a kind, once it holds; undefined where there is none. */
export async function findKindVersion(tx: Tx, code: string, version: number, today: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from channel_kind_version where kind_code = ${code} and version = ${version}
      and valid_from <= (${today}::timestamptz at time zone 'utc')::date`.execute(tx);
  return rows[0]?.id;
}
