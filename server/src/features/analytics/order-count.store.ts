import { type RawBuilder, sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { OrderFilter, RunState } from '../../platform/graphql/index.ts';
import type { AskedOrders, OrderSum } from '../orders/index.ts';

/** A count of a list of orders, for the person whose list it is. */
export type OrderCountRecord = {
  id: string;
  ownerId: string;
  search: string | null;
  filter: OrderFilter;
  sums: Record<string, OrderSum>;
  state: RunState;
  requestedBy: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

const columns =
  sql.raw(`c.id, c.owner_id as "ownerId", c.search, c.filter, c.sums, run_state(c.state, c.heartbeat_at) as state,
  person_name(c.requested_by) as "requestedBy", c.requested_at as "requestedAt", c.started_at as "startedAt", c.finished_at as "finishedAt"`);

function ofOwner(ownerId: string, condition: RawBuilder<unknown>): RawBuilder<OrderCountRecord> {
  return sql<OrderCountRecord>`select ${columns} from order_count c where c.owner_id = ${ownerId} and ${condition}
    order by c.requested_at desc`;
}

/** Those of these ids that are the person's. */
export function findOrderCounts(db: Db, ownerId: string, ids: readonly string[]): Promise<OrderCountRecord[]> {
  return readWithinScope(db, ofOwner(ownerId, sql`c.id = any(${ids}::uuid[])`));
}

/** The person's counts of a question since a time, the newest first. */
export async function findCountsOfQuestion(
  db: Db | Tx,
  ownerId: string,
  questionHash: Buffer,
  since: Date,
): Promise<OrderCountRecord[]> {
  return readWithinScope(db, ofOwner(ownerId, sql`c.question_hash = ${questionHash} and c.requested_at >= ${since}`));
}

/** Holds others who ask the same back until the transaction ends. */
export async function holdQuestion(tx: Tx, ownerId: string, questionHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order_count:${ownerId}:${questionHash.toString('hex')}`}, 0))`.execute(
    tx,
  );
}

export async function insertOrderCount(
  tx: Tx,
  { id, ownerId, search, filter, questionHash }: AskedOrders & { id: string; ownerId: string; questionHash: Buffer },
  now: Date,
): Promise<void> {
  await sql`
    insert into order_count (id, owner_id, search, filter, question_hash, requested_by, requested_at)
    values (${id}, ${ownerId}, ${search ?? null}, ${JSON.stringify(filter ?? {})}::jsonb, ${questionHash}, ${ownerId}, ${now})`.execute(
    tx,
  );
}

/** What a worker counts. */
export async function findHeldCount(tx: Tx, id: string): Promise<OrderCountRecord> {
  const { rows } = await sql<OrderCountRecord>`select ${columns} from order_count c where c.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`The count ${id} is held and is not there.`);
  return found;
}

export async function putSums(tx: Tx, id: string, sums: OrderCountRecord['sums']): Promise<void> {
  await sql`update order_count set sums = ${JSON.stringify(sums)}::jsonb where id = ${id}`.execute(tx);
}

/** Deletes counts that ended before a time: what they were asked for may name a person. */
export async function deleteEndedCounts(db: Db, before: Date): Promise<void> {
  await sql`delete from order_count where finished_at < ${before} or (state = 'paused' and requested_at < ${before})`.execute(
    db,
  );
}
