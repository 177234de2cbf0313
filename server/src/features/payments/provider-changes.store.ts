import type { ProviderProblem } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** How long a worker has to read; longer than the provider may take to answer. */
const leaseMs = 30_000;

/** A provider that a worker reads. */
export type ClaimedChanges = {
  id: string;
  shopId: string;
  code: string;
  endpoint: string | null;
  secretId: string | null;
  cursor: string | null;
  fence: number;
  /** How often in a row it could not be read. */
  failures: number;
};

/** Takes the turn of the provider that waits longest; committed before it is asked, so that after a kill it is asked once more. */
export async function claimChanges(db: Db, now: Date): Promise<ClaimedChanges | undefined> {
  const { rows } = await sql<ClaimedChanges>`
    with due as (
      select id from payment_provider where changes_due_at <= ${now}
      order by changes_due_at limit 1 for no key update skip locked)
    update payment_provider v set changes_fence = v.changes_fence + 1, changes_due_at = ${new Date(now.getTime() + leaseMs)}
    from due where v.id = due.id
    returning v.id, v.shop_id as "shopId", v.code, v.endpoint, v.secret_id as "secretId", v.changes_cursor as cursor,
      v.changes_fence as fence, v.changes_failures as failures`.execute(db);
  return rows[0];
}

type Turn = {
  cursor: string | null;
  dueAt: Date;
  failures: number;
  /** When it was read, or why it was not. */
  outcome: { readAt: Date } | { problem: ProviderProblem };
};

/** Writes how far a provider was read, what became of that and when it is read next; false where somebody else took the turn, or its settings changed. */
export async function endTurn(
  tx: Db | Tx,
  { id, fence }: Pick<ClaimedChanges, 'id' | 'fence'>,
  { cursor, dueAt, failures, outcome }: Turn,
): Promise<boolean> {
  const { readAt, problem } = { readAt: null, problem: null, ...outcome };
  const { rows } = await sql`
    update payment_provider set changes_cursor = ${cursor}, changes_due_at = ${dueAt}, changes_failures = ${failures},
      changes_read_at = coalesce(${readAt}::timestamptz, changes_read_at), changes_problem = ${problem}::text
    where id = ${id} and changes_fence = ${fence} returning id`.execute(tx);
  return rows.length > 0;
}
