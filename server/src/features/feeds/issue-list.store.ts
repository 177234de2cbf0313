import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, type KeyRow, type ListPage, readWithinScope, recordList } from '../../platform/db/index.ts';
import type { FoundIssue, IssueRootKind } from '../channels/index.ts';
import { readableProducts } from '../products/index.ts';
import type { RowSource } from './feed.ts';

/** Issues with one code at one field. */
export type IssueCause = {
  code: string;
  field: string | null;
  severity: FoundIssue['severity'];
  rootKind: IssueRootKind;
  detail: string;
  documentation: string | null;
  count: number;
  firstSeenAt: Date;
};

/** Of an issue that waits for somebody, or that people ignore, on the alias `i`. */
const isUnsolved = (ignored: boolean, now: Date) =>
  ignored
    ? sql`i.resolved_at is null and i.ignored_until > ${now}`
    : sql`i.resolved_at is null and (i.ignored_until is null or i.ignored_until <= ${now})`;

/** Open or ignored issues of a channel by cause; anyone who asks knows that the actor may see the channel. */
export function findIssueCauses(
  db: Db,
  actor: Actor,
  { id, shopId, ignored, now }: { id: string; shopId: string; ignored: boolean; now: Date },
): Promise<IssueCause[]> {
  return readWithinScope(
    db,
    sql<IssueCause>`
      with cause as (
        select i.severity, i.code, i.attribute, count(*)::integer as count, min(i.first_seen_at) as first_seen_at,
          (array_agg(i.id))[1] as one_id
        from channel_issue i left join listing l on l.id = i.listing_id left join variant v on v.id = l.variant_id
          left join product p on p.id = v.product_id
        where i.shop_id = ${shopId} and i.channel_id = ${id} and ${isUnsolved(ignored, now)} and (i.listing_id is null or ${readableProducts(actor)})
        group by 1, 2, 3)
      select c.code, c.attribute as field, c.severity, i.root_kind as "rootKind", i.detail, i.documentation, c.count,
        c.first_seen_at as "firstSeenAt"
      from cause c join channel_issue i on i.id = c.one_id
      order by array_position(array['error', 'warning', 'info'], c.severity), c.count desc, c.code, c.attribute nulls first`,
  );
}

export type IssueRecord = {
  id: string;
  code: string;
  field: string | null;
  severity: FoundIssue['severity'];
  detail: string;
  documentation: string | null;
  productId: string | null;
  variantId: string | null;
  externalId: string | null;
  rootKind: IssueRootKind;
  rootRef: string | null;
  made: RowSource | null;
  pageSnapshotId: string | null;
  pageSnapshotAt: Date | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  ignoredAt: Date | null;
  ignoredBy: string | null;
};

const issues = recordList<IssueRecord, 'LAST_SEEN'>({
  table: 'channel_issue i',
  columns: sql`i.id, i.code, i.attribute as field, i.severity, i.detail, i.documentation, v.product_id as "productId",
    v.id as "variantId", l.external_id as "externalId", i.root_kind as "rootKind", i.root_ref as "rootRef", i.made,
    i.page_snapshot_id as "pageSnapshotId", i.page_snapshot_at as "pageSnapshotAt", i.first_seen_at as "firstSeenAt", i.last_seen_at as "lastSeenAt",
    i.ignored_at as "ignoredAt", person_name(i.ignored_by) as "ignoredBy"`,
  filtersRelations: `left join listing l on l.id = i.listing_id left join variant v on v.id = l.variant_id
    left join product p on p.id = v.product_id`,
  sorts: { LAST_SEEN: { column: 'i.last_seen_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'LAST_SEEN', direction: 'DESC' }],
  isScoped: true,
});

export type IssueRequest = {
  actor: Actor;
  channelId: string;
  now: Date;
  first: number;
  after: string | null;
  code: string | null;
  field: string | null;
  ignored: boolean;
};

/** Open or ignored issues of a channel, the newest first; anyone who asks knows that the actor may see the channel. */
export function listIssues(
  db: Db,
  { actor, channelId, now, first, after, code, field, ignored }: IssueRequest,
): Promise<ListPage<IssueRecord & KeyRow>> {
  const where = [
    isUnsolved(ignored, now),
    sql`(i.listing_id is null or ${readableProducts(actor)})`,
    ...(code === null ? [] : [sql`i.code = ${code}`]),
    ...(field === null ? [] : [sql`i.attribute = ${field}`]),
  ];
  return issues.page(db, { first, after, where, parent: sql`i.channel_id = ${channelId}` });
}
