import { sql } from 'kysely';
import type { ReplyState, SavedReplyDraft } from '@quarry/contracts/comments';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { ReplyRecord, SavedReplyRecord } from './comment.ts';

const replyColumns = sql`y.id, y.shop_id as "shopId", y.comment_id as "commentId", y.state, y.text,
  coalesce(person_name(y.author_id), '') as author, y.published_at as "publishedAt", y.updated_at as "updatedAt", y.version`;

/** Replies to these comments that are not in the bin, the oldest first. */
export async function findRepliesTo(db: Db, commentIds: readonly string[]): Promise<Map<string, ReplyRecord[]>> {
  const rows = await readWithinScope(
    db,
    sql<ReplyRecord>`select ${replyColumns} from comment_reply y where y.comment_id = any(${commentIds}::uuid[])
      order by y.created_at, y.id`,
  );
  return Map.groupBy(rows, ({ commentId }) => commentId);
}

export async function findReply(db: Db, id: string): Promise<ReplyRecord | undefined> {
  const rows = await readWithinScope(
    db,
    sql<ReplyRecord>`select ${replyColumns} from comment_reply y where y.id = ${id}`,
  );
  return rows[0];
}

/** A reply with its comment, both locked until the transaction ends; undefined where the comment is in the bin. */
export async function findReplyForUpdate(tx: Tx, id: string): Promise<ReplyRecord | undefined> {
  await sql`select from comment c where c.id = (select y.comment_id from comment_reply y where y.id = ${id}) for update`.execute(
    tx,
  );
  const { rows } = await sql<ReplyRecord>`select ${replyColumns} from comment_reply y
    join comment c on c.id = y.comment_id and c.deleted_at is null where y.id = ${id} for update of y`.execute(tx);
  return rows[0];
}

export async function countPublished(tx: Tx, commentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comment_reply where comment_id = ${commentId} and state = 'PUBLISHED'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertReply(
  tx: Tx,
  { id, shopId, commentId, text }: { id: string; shopId: string; commentId: string; text: string },
  authorId: string | null,
  now: Date,
): Promise<void> {
  await sql`insert into comment_reply (id, shop_id, comment_id, text, author_id, created_at, updated_at)
    values (${id}, ${shopId}, ${commentId}, ${text}, ${authorId}, ${now}, ${now})`.execute(tx);
}

/** Sets text and state; when it was published last stays with it. */
export async function setReply(
  tx: Tx,
  id: string,
  { state, text }: { state: ReplyState; text: string },
  now: Date,
): Promise<void> {
  await sql`update comment_reply set text = ${text}, state = ${state},
    published_at = case when ${state} = 'PUBLISHED' and state <> 'PUBLISHED' then ${now} else published_at end,
    updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
}

const savedColumns = sql`s.id, s.shop_id as "shopId", s.name, s.locale, s.text, s.version`;

export function findSavedReplies(db: Db, shopId: string): Promise<SavedReplyRecord[]> {
  return readWithinScope(
    db,
    sql<SavedReplyRecord>`select ${savedColumns} from saved_reply s where s.shop_id = ${shopId} order by s.name, s.id`,
  );
}

export async function findSavedReply(db: Db, id: string): Promise<SavedReplyRecord | undefined> {
  const rows = await readWithinScope(
    db,
    sql<SavedReplyRecord>`select ${savedColumns} from saved_reply s where s.id = ${id}`,
  );
  return rows[0];
}

export async function findSavedReplyForUpdate(tx: Tx, id: string): Promise<SavedReplyRecord | undefined> {
  const { rows } =
    await sql<SavedReplyRecord>`select ${savedColumns} from saved_reply s where s.id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function insertSavedReply(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  { name, locale, text }: SavedReplyDraft,
  now: Date,
): Promise<void> {
  await sql`insert into saved_reply (id, shop_id, name, locale, text, created_at, updated_at)
    values (${id}, ${shopId}, ${name}, ${locale}, ${text}, ${now}, ${now})`.execute(tx);
}

export async function updateSavedReplyRow(
  tx: Tx,
  id: string,
  { name, locale, text }: SavedReplyDraft,
  now: Date,
): Promise<void> {
  await sql`update saved_reply set name = ${name}, locale = ${locale}, text = ${text}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

export async function removeSavedReply(tx: Tx, id: string): Promise<void> {
  await sql`delete from saved_reply where id = ${id}`.execute(tx);
}
