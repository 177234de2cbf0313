import type { IssuesWanted } from '@quarry/contracts/channels';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { readableProducts } from '../products/index.ts';
import { markListingRows } from './listing-check.store.ts';

export type IssueRootKind = 'value' | 'offer' | 'mapping' | 'media' | 'discount';

/** What a check found at a listing, or at a channel as a whole. */
export type FoundIssue = {
  listingId: string | null;
  code: string;
  severity: 'error' | 'warning' | 'info';
  attribute: string | null;
  /** A stored wording. */
  detail: string;
  documentation: string | null;
  rootKind: IssueRootKind;
  rootRef: string | null;
  /** The field as its rules made it, as the sources of rows are kept; null where no rule made it. */
  made: object | null;
  /** The snapshot of the page that the row was compared with. */
  page?: { snapshotId: string; snapshotAt: string };
  /** By it an issue that was ignored comes back when it is another. */
  fingerprint: string;
};

type IssuePlace = { shopId: string; channelId: string };

/** Opens what was found at these listings, and resolves what a check finds there no more. */
export async function syncIssues(
  tx: Tx,
  { shopId, channelId }: IssuePlace,
  listingIds: readonly string[],
  found: readonly FoundIssue[],
  now: Date,
): Promise<void> {
  const given = JSON.stringify(
    found.map(({ page, ...issue }) => ({ ...issue, ...page, id: newId<'channel_issue'>() })),
  );
  const { rows: resolved } = await sql<{ id: string }>`
    update channel_issue i set resolved_at = ${now}
    where i.shop_id = ${shopId} and i.listing_id = any(${listingIds}::uuid[]) and i.origin = 'local' and i.resolved_at is null
      and not exists (select from jsonb_to_recordset(${given}::jsonb) g ("listingId" uuid, code text, attribute text)
        where g."listingId" = i.listing_id and g.code = i.code and g.attribute is not distinct from i.attribute)
    returning i.listing_id as id`.execute(tx);
  const changed = [...resolved.map(({ id }) => id), ...found.flatMap(({ listingId }) => listingId ?? [])];
  await markListingRows(tx, 'listing', [...new Set(changed)]);
  if (found.length === 0) return;
  await sql`
    insert into channel_issue (id, shop_id, channel_id, listing_id, code, severity, attribute, detail, documentation, origin, root_kind,
      root_ref, made, page_snapshot_id, page_snapshot_at, first_seen_at, last_seen_at, fingerprint)
    select id, ${shopId}, ${channelId}, "listingId", code, severity, attribute, detail, documentation, 'local', "rootKind", "rootRef",
      made, "snapshotId", "snapshotAt", ${now}, ${now}, decode(fingerprint, 'hex')
    from jsonb_to_recordset(${given}::jsonb) g (id uuid, "listingId" uuid, code text, severity text, attribute text, detail text,
      documentation text, "rootKind" text, "rootRef" text, made jsonb, "snapshotId" uuid, "snapshotAt" timestamptz, fingerprint text)
    on conflict (channel_id, listing_id, origin, code, attribute, reporting_context) where resolved_at is null do update set
      severity = excluded.severity, detail = excluded.detail, documentation = excluded.documentation, root_kind = excluded.root_kind,
      root_ref = excluded.root_ref, made = excluded.made, page_snapshot_id = excluded.page_snapshot_id,
      page_snapshot_at = excluded.page_snapshot_at, last_seen_at = excluded.last_seen_at, fingerprint = excluded.fingerprint,
      ignored_until = case when channel_issue.fingerprint = excluded.fingerprint then channel_issue.ignored_until end,
      ignored_by = case when channel_issue.fingerprint = excluded.fingerprint then channel_issue.ignored_by end,
      ignored_at = case when channel_issue.fingerprint = excluded.fingerprint then channel_issue.ignored_at end`.execute(
    tx,
  );
}

/** Resolves an issue of a channel as a whole. */
export async function resolveChannelIssue(tx: Tx, channelId: string, code: string, now: Date): Promise<void> {
  await sql`
    update channel_issue set resolved_at = ${now}
    where channel_id = ${channelId} and listing_id is null and code = ${code} and resolved_at is null`.execute(tx);
}

/** Unsolved issues that were asked for, as far as the actor may read their products, on the aliases `i`, `l`, `v` and `p`. */
const wantedIssues = (actor: Actor, channelId: string, { code, field, ids }: IssuesWanted) => sql`
  channel_issue i left join listing l on l.id = i.listing_id left join variant v on v.id = l.variant_id
    left join product p on p.id = v.product_id
  where i.channel_id = ${channelId} and i.code = ${code} and i.attribute is not distinct from ${field} and i.resolved_at is null
    and (${ids}::uuid[] is null or i.id = any(${ids}::uuid[])) and (i.listing_id is null or ${readableProducts(actor)})`;

/** Ignores open issues until they change, which their fingerprints tell; resolves with how many these are. */
export async function ignoreIssues(
  tx: Tx,
  actor: Actor,
  channelId: string,
  wanted: IssuesWanted,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update channel_issue set ignored_until = 'infinity', ignored_by = ${actor.userId}, ignored_at = ${now}
    where id in (select i.id from ${wantedIssues(actor, channelId, wanted)}
      and (i.ignored_until is null or i.ignored_until <= ${now}) for update of i)
    returning id`.execute(tx);
  return rows.length;
}

/** Opens ignored issues again; resolves with how many these are. */
export async function reopenIssues(
  tx: Tx,
  actor: Actor,
  channelId: string,
  wanted: IssuesWanted,
  now: Date,
): Promise<number> {
  const { ignoredAt } = wanted;
  const { rows } = await sql`
    update channel_issue set ignored_until = null, ignored_by = null, ignored_at = null
    where id in (select i.id from ${wantedIssues(actor, channelId, wanted)}
      and i.ignored_until > ${now} and (${ignoredAt}::timestamptz is null or i.ignored_at = ${ignoredAt}) for update of i)
    returning id`.execute(tx);
  return rows.length;
}
