import { createHash } from 'node:crypto';
import type { LinkFault, LinkKind } from '@quarry/contracts/access';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Db, readWithinScope, type Tx, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from './session.store.ts';

/** A link with the user behind it. */
export type AccountLink = {
  id: string;
  userId: string;
  kind: LinkKind;
  expiresAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
  isDisabled: boolean;
};

const keptAfterEndMs = 30 * 86_400_000;
const kindSchema = z.enum(['invitation', 'reset']);

/** Makes the one link of a user that leads anywhere, and clears away some that are long over. */
export async function insertLink(
  tx: Tx,
  link: { userId: string; kind: LinkKind; token: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, kind, token, now, expiresAt } = link;
  const clearedBefore = new Date(now.getTime() - keptAfterEndMs);
  await sql`delete from account_link where id in (
    select id from account_link where expires_at < ${clearedBefore} order by expires_at limit 20 for update skip locked)`.execute(
    tx,
  );
  await replaceLinks(tx, userId, now);
  await tx
    .insertInto('account_link')
    .values({
      id: newId<'account_link'>(),
      user_id: userId,
      kind,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** Ends the links of a user that are still open. */
export async function replaceLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

export async function findLink(db: Db | Tx, token: string): Promise<AccountLink | undefined> {
  const [link] = await readWithinScope(
    db,
    sql<Omit<AccountLink, 'kind'> & { kind: string }>`
      select l.id, l.user_id as "userId", l.kind, l.expires_at as "expiresAt", l.used_at as "usedAt", l.replaced_at as "replacedAt",
        u.status = 'INACTIVE' as "isDisabled"
      from account_link l join app_user u on u.id = l.user_id where l.token_hash = ${hashToken(token)}`,
  );
  return link && { ...link, kind: kindSchema.parse(link.kind) };
}

/** Why a link leads nowhere; undefined when it leads somewhere. */
export function linkFault(link: AccountLink | undefined, now: Date): LinkFault | undefined {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  if (link.isDisabled) return 'disabled';
  if (link.replacedAt) return 'replaced';
  return link.expiresAt <= now ? 'expired' : undefined;
}

export async function markLinkUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('account_link').set({ used_at: now }).where('id', '=', id).execute();
}

const allowedRequests = 3;
const windowMs = 15 * 60_000;

/** Counts a request for a link to an address, known or not; resolves with how long to wait when there were too many. */
export function countLinkRequest(db: Db, email: string, now: Date): Promise<{ retryAfterMs: number } | undefined> {
  const account = createHash('sha256').update(email.toLowerCase()).digest();
  const since = new Date(now.getTime() - windowMs);
  return withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.toString('hex')}, 0))`.execute(tx);
    await sql`delete from link_request where id in (
      select id from link_request where at <= ${since} order by at limit 20 for update skip locked)`.execute(tx);
    const { rows } = await sql<{ at: Date }>`
      select at from link_request where account = ${account} and at > ${since} order by at`.execute(tx);
    const [oldest] = rows;
    if (oldest && rows.length >= allowedRequests)
      return { retryAfterMs: oldest.at.getTime() + windowMs - now.getTime() };
    await tx.insertInto('link_request').values({ id: newId<'link_request'>(), account, at: now }).execute();
    return undefined;
  });
}
