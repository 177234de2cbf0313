import {
  type CommentStatus,
  commentFlagKinds,
  commentKinds,
  type CommentReason,
  commentStatuses,
} from '@quarry/contracts/comments';
import { type RawBuilder, sql } from 'kysely';
import { scopeCondition, type Actor } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { CommentFilter } from '../../platform/graphql/index.ts';
import type { CommentRecord, FlagRecord } from './comment.ts';

export type CommentSortField = 'SUBMITTED_AT' | 'RATING';
export type CommentListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<CommentSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const ofRevision = (column: 'text' | 'rating' | 'title', n: 'current_revision' | 'waiting_revision') =>
  sql`(select r.${sql.raw(column)} from comment_revision r where r.comment_id = c.id and r.n = c.${sql.raw(n)})`;

const commentColumns = sql`c.id, coalesce(c.title, c.author_name) as name, c.shop_id as "shopId", c.channel_id as "channelId", c.kind,
  c.product_id as "productId", c.author_name as "authorName", c.rating, c.title, ${ofRevision('text', 'current_revision')} as text,
  ${ofRevision('text', 'waiting_revision')} as "waitingText", ${ofRevision('rating', 'waiting_revision')} as "waitingRating",
  ${ofRevision('title', 'waiting_revision')} as "waitingTitle", c.language, c.status, c.reason_code as reason, c.verified as "isVerified",
  c.order_line_id as "orderLineId", (select l.order_id from order_line l where l.shop_id = c.shop_id and l.id = c.order_line_id) as "orderId",
  c.external_id as "externalId", c.submitted_at as "submittedAt", c.decided_at as "decidedAt",
  case when c.decided_by is not null then coalesce(person_name(c.decided_by), '') end as "decidedBy",
  c.current_revision as revision, c.waiting_revision as "waitingRevision", c.report_count as "reportCount",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.version`;

const comments = recordList<CommentRecord, CommentSortField>({
  table: 'comment c',
  columns: commentColumns,
  sorts: {
    SUBMITTED_AT: { column: 'c.submitted_at', type: 'timestamptz' },
    RATING: { column: 'c.rating', type: 'integer', isNullable: true },
  },
  defaultSort: [{ field: 'SUBMITTED_AT', direction: 'DESC' }],
  isScoped: true,
});

const isThere = sql`c.deleted_at is null`;

const hasFlag = (kinds: readonly string[]) => sql`exists (select from comment_flag f where f.comment_id = c.id
  and f.kind = any(${kinds}::text[]) and f.cleared_at is null)`;

/** Those that share a text with one of these, and these themselves. */
const hasTextOf = (ids: readonly string[]) => sql`c.id in (select o.comment_id from comment_revision r
  join comment_revision o on o.shop_id = r.shop_id and o.text_hash = r.text_hash where r.comment_id = any(${ids}::uuid[]))`;

/** The shop's own day on which a comment came. */
export const submittedOn = shopDay('c.submitted_at', 'c.shop_id');
const submittedDays = dayFields('c.submitted_at', submittedOn);

/** What the comment list can be asked. */
export const commentFilter = listFilter<CommentFilter>({
  status: { type: 'choice', column: 'c.status', choices: commentStatuses },
  kind: { type: 'choice', column: 'c.kind', choices: commentKinds },
  shopId: { type: 'id', of: 'Shop', column: 'c.shop_id' },
  channelId: { type: 'id', of: 'Channel', column: 'c.channel_id' },
  productId: { type: 'id', of: 'Product', column: 'c.product_id' },
  sameTextAs: { type: 'id', holds: hasTextOf, isHidden: true },
  flag: { type: 'choice', choices: commentFlagKinds, holds: hasFlag },
  rating: { type: 'number', sqlType: 'bigint', column: 'c.rating', isNullable: true },
  isVerified: { type: 'flag', isTrue: sql`c.verified` },
  isWaiting: {
    type: 'flag',
    isTrue: sql`(c.status = 'PENDING' or c.waiting_revision is not null or c.report_count > 0)`,
  },
  submittedAt: { type: 'date', column: 'c.submitted_at' },
  submittedFrom: submittedDays.from,
  submittedUntil: submittedDays.until,
});

/** The comments that the actor may read, over `comment c`. */
export function readableComments(actor: Actor): RawBuilder<unknown> {
  return sql`${scopeCondition(actor, 'read', 'Comment', { shopId: 'c.shop_id' })} and ${isThere}`;
}

function listConditions({ actor, search, filter }: CommentListRequest): RawBuilder<unknown>[] {
  const text = search?.trim();
  const found = text && containing(text);
  return [
    readableComments(actor),
    ...filter,
    ...(found
      ? [
          sql`(c.author_name ilike ${found} or c.title ilike ${found}
            or exists (select from comment_revision r where r.comment_id = c.id and (r.text ilike ${found} or r.title ilike ${found})))`,
        ]
      : []),
  ];
}

export function listComments(db: Db, request: CommentListRequest): Promise<ListPage<CommentRecord>> {
  return comments.page(db, { ...request, where: listConditions(request) });
}

export function countComments(db: Db, request: CommentListRequest): Promise<{ count: number; isExact: boolean }> {
  return comments.total(db, listConditions(request));
}

/** The comments of these ids that the actor may read. */
export function findComments(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, CommentRecord>> {
  return comments.find(db, ids, [readableComments(actor)]);
}

/** One that is not in the bin, locked against a second decision until the transaction ends. */
export async function findCommentForUpdate(tx: Tx, id: string): Promise<CommentRecord | undefined> {
  const held = await sql`select from comment c where c.id = ${id} and ${isThere} for update`.execute(tx);
  return held.rows.length === 0 ? undefined : comments.lock(tx, id);
}

/** Others of the same customer or under the same name in the same shop, the latest first, at most ten of each. */
export async function findEarlier(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, CommentRecord[]>> {
  const rows = await readWithinScope(
    db,
    sql<{ of: string; id: string }>`select a.id as of, c.id from comment a cross join lateral (
      select c.id, c.submitted_at from comment c where c.shop_id = a.shop_id and (c.author_name = a.author_name or c.customer_id = a.customer_id) and c.id <> a.id
        and ${readableComments(actor)} order by c.submitted_at desc, c.id desc limit 10) c
      where a.id = any(${ids}::uuid[]) order by a.id, c.submitted_at desc, c.id desc`,
  );
  const found = await findComments(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  const grouped = Map.groupBy(rows, ({ of }) => of);
  return new Map([...grouped].map(([of, all]) => [of, all.flatMap(({ id }) => found.get(id) ?? [])]));
}

export async function findFlags(db: Db, ids: readonly string[]): Promise<Map<string, FlagRecord[]>> {
  const rows = await readWithinScope(
    db,
    sql<
      FlagRecord & { commentId: string }
    >`select f.comment_id as "commentId", f.kind, f.source = 'machine' as "isByMachine",
      case when f.kind = 'DUPLICATE' then (select count(distinct o.comment_id)::text from comment_revision r
        join comment_revision o on o.shop_id = r.shop_id and o.text_hash = r.text_hash and o.comment_id <> r.comment_id
        where r.comment_id = f.comment_id) else f.detail end as detail
      from comment_flag f where f.comment_id = any(${ids}::uuid[]) and f.cleared_at is null order by f.kind, f.source`,
  );
  return Map.groupBy(rows, ({ commentId }) => commentId);
}

/** Whether somebody or something noticed anything in a comment. */
export async function hasOpenFlag(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from comment_flag where comment_id = ${id} and cleared_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sets what was decided, and of the text that it was decided about. */
export async function setStatus(
  tx: Tx,
  { id, revision }: CommentRecord,
  { status, reason, by }: { status: CommentStatus; reason: CommentReason | null; by: string | null },
  now: Date,
): Promise<void> {
  const isOpen = status === 'PENDING';
  await sql`update comment set status = ${status}, reason_code = ${reason}, decided_at = ${isOpen ? null : now},
    decided_by = ${isOpen ? null : by}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
  const state = isOpen ? 'PENDING' : status === 'APPROVED' || status === 'HIDDEN' ? 'SHOWN' : 'REFUSED';
  await setRevisionState(tx, id, revision, state);
}

export async function setRevisionState(tx: Tx, id: string, n: number, state: 'PENDING' | 'SHOWN' | 'REFUSED') {
  await sql`update comment_revision set state = ${state} where comment_id = ${id} and n = ${n}`.execute(tx);
}

/** Sets which text is shown, and which one waits; title and stars are those of the shown one. */
export async function setRevisions(
  tx: Tx,
  id: string,
  { revision, waitingRevision }: { revision: number; waitingRevision: number | null },
  now: Date,
): Promise<void> {
  await sql`update comment set current_revision = ${revision}, waiting_revision = ${waitingRevision}, updated_at = ${now},
    (rating, title) = (select r.rating, r.title from comment_revision r where r.comment_id = ${id} and r.n = ${revision}),
    version = version + 1 where id = ${id}`.execute(tx);
}

/** Sets how often readers reported it since a person decided, with the flag that says so. What people decide on stays as it was. */
export async function setReports(
  tx: Tx,
  { id, shopId }: Pick<CommentRecord, 'id' | 'shopId'>,
  count: number,
  now: Date,
): Promise<void> {
  await sql`update comment set report_count = ${count}, updated_at = ${now} where id = ${id}`.execute(tx);
  await sql`insert into comment_flag (comment_id, kind, source, shop_id, detail, cleared_at)
    values (${id}, 'REPORTED', 'person', ${shopId}, ${String(count)}, ${count === 0 ? now : null})
    on conflict (comment_id, kind, source) do update set detail = excluded.detail, cleared_at = excluded.cleared_at`.execute(
    tx,
  );
}

/** Makes the person who saw it before look again. */
export async function raiseVersion(tx: Tx, id: string): Promise<void> {
  await sql`update comment set version = version + 1 where id = ${id}`.execute(tx);
}

export async function trashComment(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update comment set status_before = status, status = 'TRASHED', deleted_at = ${now}, updated_at = ${now},
    version = version + 1 where id = ${id}`.execute(tx);
}

/** Takes one out of the bin as it was; undefined where it is not there. */
export async function untrashComment(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ shopId: string; productId: string | null } | undefined> {
  const { rows } = await sql<{ shopId: string; productId: string | null }>`
    update comment set status = status_before, status_before = null, deleted_at = null, updated_at = ${now}, version = version + 1
    where id = ${id} and deleted_at is not null returning shop_id as "shopId", product_id as "productId"`.execute(tx);
  return rows[0];
}

export async function removeComments(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from comment where id = any(${ids}::uuid[])`.execute(tx);
}
