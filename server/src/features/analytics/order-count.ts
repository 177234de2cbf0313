import { createHash } from 'node:crypto';
import { hasRunEnded } from '@quarry/contracts/common';
import { sql } from 'kysely';
import { may, rowScopeOf } from '../../platform/auth/index.ts';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { reachOnly, type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import type { OrderCount, Shape } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import {
  type BatchOutcome,
  commandsOf,
  type HeldRun,
  type JobRun,
  kitCommands,
  kitRows,
  type LongWork,
  type RunKind,
} from '../../platform/runs/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { actorOfUser } from '../access/index.ts';
import { type AskedOrders, type OrderSum, questionOf, sumOrdersPart } from '../orders/index.ts';
import {
  deleteEndedCounts,
  findCountsOfQuestion,
  findHeldCount,
  findOrderCounts,
  holdQuestion,
  insertOrderCount,
  type OrderCountRecord,
  putSums,
} from './order-count.store.ts';

/** A count says how things stood, and for so long that is worth being shown. */
const shownForMs = 24 * 3_600_000;

/** Counts of lists of orders by a worker, each under the rights that its person has at that moment. */
export const orderCounts: RunKind = {
  entity: 'order_count',
  table: 'order_count',
  rowsPerBatch: 20_000,
  sliceMs: 2_000,
  batch: countPart,
};

async function countPart(tx: Tx, deps: Deps, run: HeldRun, most: number): Promise<BatchOutcome> {
  const { ownerId, search, filter, sums } = await findHeldCount(tx, run.id);
  const actor = await actorOfUser(tx, ownerId);
  if (!actor || !may(actor, 'read', 'Order')) return { kind: 'right_gone' };
  await reachOnly(tx, rowScopeOf(actor));
  const question = questionOf({ search, filter }, { actor, deps });
  const part = await sumOrdersPart(tx, question, { afterId: idIn(run.cursor), most });
  if (part.lastId === null) return { kind: 'done' };
  await putSums(tx, run.id, added(sums, part.sums));
  const counted = part.sums.reduce((total, { orders }) => total + orders, 0);
  return counted < most ? { kind: 'done' } : { kind: 'more', cursor: { id: part.lastId } };
}

function idIn(cursor: unknown): string {
  const isPlace = typeof cursor === 'object' && cursor !== null && 'id' in cursor;
  return isPlace ? String(cursor.id) : '00000000-0000-0000-0000-000000000000';
}

function added(sums: OrderCountRecord['sums'], part: readonly OrderSum[]): OrderCountRecord['sums'] {
  const known = new Map(Object.entries(sums));
  for (const sum of part) {
    const before = known.get(sum.currency);
    known.set(sum.currency, before ? plus(before, sum) : sum);
  }
  return Object.fromEntries(known);
}

function plus(one: OrderSum, other: OrderSum): OrderSum {
  return {
    currency: one.currency,
    orders: one.orders + other.orders,
    netMinor: one.netMinor + other.netMinor,
    taxMinor: one.taxMinor + other.taxMinor,
    grossMinor: one.grossMinor + other.grossMinor,
    outstandingMinor: one.outstandingMinor + other.outstandingMinor,
  };
}

function hashOf({ search, filter }: AskedOrders): Buffer {
  return createHash('sha256')
    .update(sortedJson({ search: search?.trim() || null, filter: filter ?? {} }))
    .digest();
}

/** Queues a count; the same question of the same person that is being counted already is not counted twice. */
export function startOrderCount(
  deps: Deps,
  origin: ChangeOrigin,
  asked: AskedOrders,
  ownerId: string,
): Promise<{ kind: 'started'; id: string }> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const questionHash = hashOf(asked);
    await holdQuestion(tx, ownerId, questionHash);
    const [last] = await findCountsOfQuestion(tx, ownerId, questionHash, new Date(now.getTime() - shownForMs));
    if (last && !hasRunEnded(last.state)) return { kind: 'started', id: last.id };
    const id = newId<'order_count'>();
    await insertOrderCount(tx, { ...asked, id, ownerId, questionHash }, now);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'order_count',
      entityId: id,
      action: 'started',
      before: null,
      after: {},
    });
    return { kind: 'started', id };
  });
}

/** The person's newest count of a question, and the newest that came to its end. */
export async function countsOfQuestion({ actor, deps }: RequestContext, asked: AskedOrders) {
  if (actor.userId === null) return { newest: undefined, whole: undefined };
  const since = new Date(deps.clock.now().getTime() - shownForMs);
  const counts = await findCountsOfQuestion(deps.db, actor.userId, hashOf(asked), since);
  return { newest: counts[0], whole: counts.find(({ state }) => state === 'succeeded') };
}

export function answerCount(newest: OrderCountRecord, whole: OrderCountRecord | undefined): Shape<OrderCount> {
  return { id: newest.id, state: newest.state, done: countedIn(newest), finishedAt: whole?.finishedAt ?? null };
}

export async function findOrderCount(
  { actor, deps }: RequestContext,
  id: string,
): Promise<OrderCountRecord | undefined> {
  return actor.userId === null ? undefined : (await findOrderCounts(deps.db, actor.userId, [id]))[0];
}

function countedIn({ sums }: OrderCountRecord): number {
  return Object.values(sums).reduce((total, { orders }) => total + orders, 0);
}

/** Deletes counts that are shown no more. */
export function forgetOrderCounts({ db, clock }: Deps): Promise<void> {
  return deleteEndedCounts(db, new Date(clock.now().getTime() - shownForMs));
}

/** Counts in the list of jobs, each for the person who asked for it. */
export const orderCountWork: LongWork = {
  entity: orderCounts.entity,
  kinds: ['order_count'],
  unit: 'RECORDS',
  rows: kitRows(orderCounts, 'order_count', 'owner_id'),
  readable: ({ actor }, ownerId) => sql`${sql.raw(ownerId)} = ${actor.userId}::uuid`,
  find: async ({ actor, deps }, ids) => {
    const found = actor.userId === null ? [] : await findOrderCounts(deps.db, actor.userId, ids);
    return found.map(jobOf);
  },
  commands: kitCommands(orderCounts),
};

function jobOf(count: OrderCountRecord): JobRun {
  const { id, state, requestedBy, requestedAt, startedAt, finishedAt } = count;
  return {
    id,
    kind: 'order_count',
    state,
    requestedBy,
    requestedAt,
    startedAt,
    finishedAt,
    name: null,
    action: 'orders.count',
    done: countedIn(count),
    total: null,
    commands: commandsOf(state),
    right: () => 'signed_in',
  };
}
