import { type RawBuilder, sql } from 'kysely';
import {
  containing,
  type Db,
  type KeyRow,
  type ListPage,
  type ListSort,
  type ListStart,
  listTotal,
  listWindow,
} from '../../platform/db/index.ts';
import type { ProposalKind, ProposalState, ProposalTask } from '../../platform/graphql/index.ts';
import type { ProposalRecord } from './proposal.ts';
import { proposalColumns } from './proposal.store.ts';

export type ProposalFilterRequest = {
  kinds?: readonly ProposalKind[] | null;
  states?: readonly ProposalState[] | null;
  shopIds?: readonly string[] | null;
  productIds?: readonly string[] | null;
  minConfidence?: number | null;
  /** What waits for a person: open questions to decide, decisions by rule to check; nothing said shows what waits and what does not. */
  waitsFor?: readonly ProposalTask[] | null;
  search?: string | null;
  /** What the reader may see. */
  scope: RawBuilder<boolean>;
};
export type ProposalSortField = 'createdAt' | 'confidence';
export type ProposalListRequest = ProposalFilterRequest & {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ProposalSortField>[] | null;
};

const proposalList = {
  from: 'proposal p',
  id: 'p.id',
  sorts: {
    createdAt: { column: 'p.created_at', type: 'timestamptz' },
    confidence: { column: 'p.confidence', type: 'real' },
  },
  defaultSort: [{ field: 'createdAt', direction: 'DESC' }],
} as const;

const isOpen = sql`p.state in ('in_review', 'conflicted')`;
const isCheckDue = sql`(p.is_audit_sample and p.state = 'applied' and p.audit_verdict is null)`;

function waiting(tasks: readonly ProposalTask[]): RawBuilder<unknown> {
  const conditions = [
    ...(tasks.includes('decision') ? [isOpen] : []),
    ...(tasks.includes('check') ? [isCheckDue] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The one condition behind lists, counts and bulk decisions. */
export function proposalConditions(request: ProposalFilterRequest): RawBuilder<unknown>[] {
  const search = request.search?.trim();
  return [
    request.scope,
    ...(request.kinds?.length ? [sql`p.kind = any(${request.kinds})`] : []),
    ...(request.states?.length ? [sql`p.state = any(${request.states})`] : []),
    ...(request.shopIds ? [sql`p.shop_id = any(${request.shopIds}::uuid[])`] : []),
    ...(request.productIds ? [sql`p.product_id = any(${request.productIds}::uuid[])`] : []),
    ...(request.minConfidence == null ? [] : [sql`p.confidence >= ${request.minConfidence}`]),
    ...(request.waitsFor?.length ? [waiting(request.waitsFor)] : []),
    ...(search
      ? [sql`exists (select 1 from offer o where o.id = p.offer_id and o.title ilike ${containing(search)})`]
      : []),
  ];
}

export async function listProposals(db: Db, request: ProposalListRequest): Promise<ListPage<ProposalRecord>> {
  const window = await listWindow(db, proposalList, { ...request, where: proposalConditions(request) });
  const found = await sql<ProposalRecord & KeyRow>`
    with key as (${window.keys})
    select key.sort_values, key.position, ${proposalColumns} from key join proposal p on p.id = key.id order by key.position`.execute(
    db,
  );
  return window.page(found.rows);
}

export function countProposals(db: Db, request: ProposalFilterRequest): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, proposalList, proposalConditions(request));
}

/** The next proposals: those to decide before those to check, of each the most valuable first. */
export async function nextProposals(
  db: Db,
  request: ProposalFilterRequest,
  first: number,
  skipIds: readonly string[],
): Promise<ProposalRecord[]> {
  const conditions = sql.join(proposalConditions(request), sql` and `);
  const next = (state: RawBuilder<unknown>) =>
    sql`(select p.id from proposal p where ${state} and ${conditions} and not (p.id = any(${skipIds}::uuid[])) order by p.priority desc, p.id limit ${first})`;
  const found = await sql<ProposalRecord>`
    select ${proposalColumns} from proposal p where p.id in (${next(isOpen)} union all ${next(isCheckDue)})
    order by ${isCheckDue}, p.priority desc, p.id limit ${first}`.execute(db);
  return found.rows;
}

/** Ids of the open proposals under a filter, in the order of the review queue. */
export async function openProposalIds(db: Db, request: ProposalFilterRequest, limit: number): Promise<string[]> {
  const conditions = sql.join([isOpen, ...proposalConditions(request)], sql` and `);
  const found = await sql<{
    id: string;
  }>`select p.id from proposal p where ${conditions} order by p.priority desc, p.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}
