import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { OpenMatter } from '../orders/index.ts';

export type ErasureRecord = {
  id: string;
  shopId: string;
  customerId: string;
  state: 'REQUESTED' | 'WAITING';
  requestedById: string | null;
  requestedByName: string | null;
  requestedAt: Date;
  dueAt: Date;
  openMatters: OpenMatter[];
};

const columns = sql`e.id, e.shop_id as "shopId", e.customer_id as "customerId", e.state, e.requested_by as "requestedById",
  person_name(e.requested_by) as "requestedByName", e.requested_at as "requestedAt", e.due_at as "dueAt", e.blockers as "openMatters"`;
const isOpen = sql`e.state in ('REQUESTED', 'WAITING')`;

/** The requests of these customers that have not been carried out. */
export function findErasures(db: Db | Tx, customerIds: readonly string[]): Promise<ErasureRecord[]> {
  return readWithinScope(
    db,
    sql<ErasureRecord>`select ${columns} from erasure e where e.customer_id = ${anyOf(customerIds)} and ${isOpen}`,
  );
}

/** Requests behind a place that have not been carried out, the oldest first. */
export async function findErasuresToDo(db: Db, after: string | null, limit: number): Promise<ErasureRecord[]> {
  const { rows } = await sql<ErasureRecord>`select ${columns} from erasure e
    where ${isOpen} and (${after}::uuid is null or e.id > ${after}::uuid) order by e.id limit ${limit}`.execute(db);
  return rows;
}

export async function insertErasure(
  tx: Tx,
  asked: { shopId: string; customerId: string; requestedBy: string | null; at: Date; dueAt: Date },
  openMatters: readonly OpenMatter[],
): Promise<void> {
  const { shopId, customerId, requestedBy, at, dueAt } = asked;
  const state = openMatters.length > 0 ? 'WAITING' : 'REQUESTED';
  await sql`insert into erasure (id, shop_id, customer_id, state, requested_by, requested_at, due_at, blockers)
    values (${newId()}, ${shopId}, ${customerId}, ${state}, ${requestedBy}, ${at}, ${dueAt}, ${JSON.stringify(openMatters)}::jsonb)
    on conflict do nothing`.execute(tx);
}

/** Notes what a request waits for. */
export async function setWaiting(db: Db | Tx, id: string, openMatters: readonly OpenMatter[]): Promise<void> {
  await sql`update erasure e set state = 'WAITING', blockers = ${JSON.stringify(openMatters)}::jsonb
    where e.id = ${id} and ${isOpen}`.execute(db);
}

/** Ends the requests of these customers, as carried out or as withdrawn; resolves with how many there were. */
export async function endErasures(
  tx: Tx,
  customerIds: readonly string[],
  end: { state: 'DONE'; at: Date } | { state: 'WITHDRAWN' },
): Promise<number> {
  const doneAt = end.state === 'DONE' ? end.at : null;
  const { numAffectedRows = 0n } =
    await sql`update erasure e set state = ${end.state}, done_at = ${doneAt}, blockers = '[]'
    where e.customer_id = any(${[...customerIds]}::uuid[]) and ${isOpen}`.execute(tx);
  return Number(numAffectedRows);
}

type ErasureCounts = {
  mergedCustomers: number;
  addresses: number;
  consents: number;
  orders: number;
  comments: number;
};

/** What there is of a person. */
export async function countOfPerson(
  db: Db,
  { customerIds, orderIds }: { customerIds: readonly string[]; orderIds: readonly string[] },
): Promise<ErasureCounts> {
  const ids = sql`any(${[...customerIds]}::uuid[])`;
  const rows = await readWithinScope(
    db,
    sql<Pick<ErasureCounts, 'addresses' | 'consents' | 'comments'>>`
      select (select count(*)::int from customer_address where customer_id = ${ids}) as addresses,
        (select count(*)::int from customer_consent where customer_id = ${ids}) as consents,
        (select count(*)::int from comment where customer_id = ${ids}) as comments`,
  );
  const { addresses, consents, comments } = rows[0] ?? { addresses: 0, consents: 0, comments: 0 };
  return { mergedCustomers: customerIds.length - 1, addresses, consents, comments, orders: orderIds.length };
}
