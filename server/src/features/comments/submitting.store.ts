import { hash } from 'node:crypto';
import { comparedText, type CommentDraft, type CommentReport, type NoticedFlag } from '@quarry/contracts/comments';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** What a customer wrote, of which a later one waits for a decision of its own. */
export type Written = { text: string; rating: number | null; title: string | null };

/** What waits of `comment c`, else what it says, as `comment_revision r`; a revision that was refused is neither. */
const standingRevision = sql`comment c join comment_revision r on r.comment_id = c.id
  and r.n = coalesce(c.waiting_revision, c.current_revision)`;

export type CommentPlace = { productId: string; variantId: string | null };

type FoundPlace = CommentPlace & { isBinned: boolean };

/** A product, or what it was merged into. */
export async function findReviewedProduct(tx: Tx, id: string): Promise<FoundPlace | undefined> {
  const { rows } = await sql<FoundPlace>`
    select p.id as "productId", null as "variantId", p.deleted_at is not null as "isBinned"
    from product n join product p on p.id = coalesce(n.redirect_to, n.id) where n.id = ${id}`.execute(tx);
  return rows[0];
}

/** What the channel knows by this id. */
export async function findReviewedItem(tx: Tx, channelId: string, item: string): Promise<FoundPlace | undefined> {
  const { rows } = await sql<FoundPlace>`
    select p.id as "productId", v.id as "variantId", p.deleted_at is not null as "isBinned" from listing l left join listing m on m.id = l.merged_into
    join variant v on v.id = coalesce(m.variant_id, l.variant_id) join product p on p.id = v.product_id
    where l.channel_id = ${channelId} and l.external_id = ${item}`.execute(tx);
  return rows[0];
}

/** Adds a comment with its text; false where the channel has sent it before. */
export async function insertComment(
  tx: Tx,
  { id, shopId, channelId }: { id: string; shopId: string; channelId: string },
  { productId, variantId }: CommentPlace,
  draft: CommentDraft,
  customerId: string | null,
  now: Date,
): Promise<boolean> {
  const { kind, authorName, rating, title, language, externalId, submittedAt, text, orderNumber } = draft;
  // The clock of a shop that is ahead would put its comments before all others.
  const at = submittedAt !== null && submittedAt < now ? submittedAt : now;
  const { rows } = await sql`
    insert into comment (id, shop_id, channel_id, kind, product_id, variant_id, author_name, rating, title, language, external_id,
      order_ref, customer_id, submitted_at, created_at, updated_at)
    values (${id}, ${shopId}, ${channelId}, ${kind}, ${productId}, ${variantId}, ${authorName}, ${rating}, ${title ?? null}, ${language},
      ${externalId}, ${orderNumber}, ${customerId}, ${at}, ${now}, ${now})
    on conflict (channel_id, external_id) do nothing returning id`.execute(tx);
  if (rows.length === 0) return false;
  await insertRevision(tx, { id, shopId }, 1, { text, rating, title: title ?? null });
  return true;
}

export async function insertRevision(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  n: number,
  { text, rating, title }: Written,
): Promise<void> {
  await sql`insert into comment_revision (comment_id, n, shop_id, text, text_hash, rating, title, state)
    values (${id}, ${n}, ${shopId}, ${text}, ${textHash(text)}, ${rating}, ${title}, 'PENDING')`.execute(tx);
}

/** A comment that a channel sent before, with what stands of it; the lock holds until the transaction ends. */
export async function findSent(tx: Tx, channelId: string, externalId: string) {
  const { rows } = await sql<Written & { id: string; status: string; version: number; isDeleted: boolean }>`
    select c.id, coalesce(c.status_before, c.status) as status, c.version, r.text, r.rating, r.title, c.deleted_at is not null as "isDeleted"
    from ${standingRevision}
    where c.channel_id = ${channelId} and c.external_id = ${externalId} for update of c`.execute(tx);
  return rows[0];
}

/** A comment of the channel's shop that is not in the bin; the lock holds until the transaction ends. */
export async function findReported(
  tx: Tx,
  { id: channelId, shopId }: { id: string; shopId: string },
  { commentId, externalId }: CommentReport,
): Promise<{ id: string; version: number } | undefined> {
  const { rows } = await sql<{ id: string; version: number }>`
    select c.id, c.version from comment c where c.shop_id = ${shopId} and c.deleted_at is null
      and (${commentId}::uuid is null or c.id = ${commentId})
      and (${externalId}::text is null or (c.channel_id = ${channelId} and c.external_id = ${externalId})) for update`.execute(
    tx,
  );
  return rows[0];
}

export type Standing = Written & { lastN: number };

/** What stands of a comment, with the number of its last revision. */
export async function findStanding(tx: Tx, id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select max(l.n) from comment_revision l where l.comment_id = c.id) as "lastN", r.text, r.rating, r.title
    from ${standingRevision} where c.id = ${id}`.execute(tx);
  const [standing] = rows;
  if (!standing) throw new Error(`The comment ${id} says nothing.`);
  return standing;
}

export type ImportedComment = Written & {
  id: string;
  name: string;
  version: number;
  /** The number of what waits or stands. */
  revision: number;
  isDeleted: boolean;
};

/** What a channel sent under these ids, those in the bin among them. */
export async function findImportedComments(
  db: Db,
  channelId: string,
  externalIds: readonly string[],
): Promise<Map<string, ImportedComment>> {
  const rows = await readWithinScope(
    db,
    sql<ImportedComment & { externalId: string }>`
      select c.id, c.external_id as "externalId", coalesce(c.title, c.author_name) as name, c.version, r.text, r.rating, r.title,
        r.n as revision, c.deleted_at is not null as "isDeleted"
      from ${standingRevision}
      where c.channel_id = ${channelId} and c.external_id = any(${externalIds}::text[])`,
  );
  return new Map(rows.map(({ externalId, ...comment }) => [externalId, comment]));
}

/** Puts what was noticed in a text in the place of what machines noticed in one before; what was sent twice is flagged on both. */
export async function setFlags(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  text: string,
  noticed: readonly NoticedFlag[],
): Promise<void> {
  await sql`delete from comment_flag where comment_id = ${id} and source = 'machine'`.execute(tx);
  if (noticed.length > 0)
    await sql`insert into comment_flag (comment_id, kind, source, shop_id, detail)
      select ${id}, f.kind, 'machine', ${shopId}, f.detail from jsonb_to_recordset(${JSON.stringify(noticed)}::jsonb) as f (kind text, detail text)`.execute(
      tx,
    );
  if (comparedText(text).length < leastOfDuplicate) return;
  const same = textHash(text);
  // Two that come at once would not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${shopId} ${same.toString('hex')}`}, 0))`.execute(tx);
  await sql`
    insert into comment_flag (comment_id, kind, source, shop_id)
    select distinct r.comment_id, 'DUPLICATE', 'machine', r.shop_id from comment_revision r
    where r.shop_id = ${shopId} and r.text_hash = ${same}
      and exists (select from comment_revision o where o.shop_id = ${shopId} and o.text_hash = ${same} and o.comment_id <> r.comment_id)
    on conflict (comment_id, kind, source) do nothing`.execute(tx);
}

/** The language that a comment came with, and that of its channel. */
export async function findLanguages(
  tx: Tx,
  id: string,
): Promise<{ language: string | null; channelLocale: string | null }> {
  const { rows } = await sql<{ language: string | null; channelLocale: string | null }>`
    select c.language, h.locale as "channelLocale" from comment c left join channel h on h.id = c.channel_id
    where c.id = ${id}`.execute(tx);
  return rows[0] ?? { language: null, channelLocale: null };
}

/**
 * Flags the best and the worst reviews of a product that came within an hour from people who were not there the day before, once they are
 * more than five. What was written long ago and comes in by a file is no burst.
 */
export async function flagBurst(tx: Tx, { id, shopId }: { id: string; shopId: string }, now: Date): Promise<void> {
  await sql`
    with burst as (
      select o.id from comment c join comment o on o.shop_id = c.shop_id and o.product_id = c.product_id and o.rating in (1, 5)
        and o.deleted_at is null and o.submitted_at > c.submitted_at - interval '1 hour' and o.submitted_at <= c.submitted_at
      where c.id = ${id} and c.rating in (1, 5) and c.submitted_at > ${now}::timestamptz - interval '1 day'
        and not exists (select from comment e where e.shop_id = o.shop_id and e.author_name = o.author_name
          and e.submitted_at < o.submitted_at - interval '1 day')
        and not exists (select from customer n where n.id = o.customer_id
          and least(n.created_at, n.first_order_at) < o.submitted_at - interval '1 day'))
    insert into comment_flag (comment_id, kind, source, shop_id, detail)
    select b.id, 'BURST', 'machine', ${shopId}, (select count(*) from burst)::text from burst b
    where (select count(*) from burst) > ${mostAtOnce}
    on conflict (comment_id, kind, source) do update set detail = excluded.detail`.execute(tx);
}

const mostAtOnce = 5;

/** Many say "Very good, thank you" without copying anybody. */
const leastOfDuplicate = 25;

function textHash(text: string): Buffer {
  return hash('sha256', comparedText(text), 'buffer');
}
