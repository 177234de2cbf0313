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
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { ProposalFilter, ProposalKind, ProposalState } from '../../platform/graphql/index.ts';
import type { ProposalRecord } from './proposal.ts';
import { proposalColumns } from './proposal.store.ts';

export type ProposalFilterRequest = {
  filter: readonly RawBuilder<unknown>[];
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

/** What waits for a person: open questions to decide, decisions by rule to check. */
function waiting(tasks: readonly string[]): RawBuilder<unknown> {
  const conditions = [
    ...(tasks.includes('decision') ? [isOpen] : []),
    ...(tasks.includes('check') ? [isCheckDue] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const kinds: Record<ProposalKind, true> = {
  create_product: true,
  create_variant: true,
  link_offer: true,
  unlink_offer: true,
  rekey: true,
  set_value: true,
  add_media: true,
  set_category: true,
  create_brand: true,
  merge_products: true,
  split_product: true,
  archive_product: true,
  restore_product: true,
};
const states: Record<ProposalState, true> = {
  pending: true,
  in_review: true,
  auto_accepted: true,
  accepted: true,
  rejected: true,
  edited: true,
  applied: true,
  conflicted: true,
  superseded: true,
  expired: true,
  reverted: true,
};

/** The shop's own day of a decision; what is of no shop is decided on days of UTC. */
export const decidedOn = shopDay('p.decided_at', 'p.shop_id');
const decidedDays = dayFields('p.decided_at', decidedOn);

/** What the list of proposals can be asked. */
export const proposalFilter = listFilter<ProposalFilter>({
  kind: { type: 'choice', column: 'p.kind', choices: Object.keys(kinds) },
  state: { type: 'choice', column: 'p.state', choices: Object.keys(states) },
  waitsFor: { type: 'choice', choices: ['decision', 'check'], holds: waiting },
  shopId: { type: 'id', of: 'Shop', column: 'p.shop_id', isNullable: true },
  productId: { type: 'id', of: 'Product', column: 'p.product_id' },
  confidence: { type: 'number', sqlType: 'real', column: 'p.confidence', unit: 'share' },
  minConfidence: { type: 'shorthand', of: 'confidence', operator: 'at_least' },
  createdAt: { type: 'date', column: 'p.created_at' },
  isDecidedByPerson: {
    type: 'flag',
    isHidden: true,
    isTrue: sql`(p.decided_by is not null and p.decided_at is not null)`,
  },
  decidedById: { type: 'id', of: 'User', column: 'p.decided_by', isHidden: true },
  decidedFrom: decidedDays.from,
  decidedUntil: decidedDays.until,
});

/** Whether a proposal that somebody may read is about the offer. */
export async function isProposedFor(db: Db, scope: RawBuilder<boolean>, offerId: string): Promise<boolean> {
  const found = await sql`select 1 from proposal p where p.offer_id = ${offerId} and ${scope} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The one condition behind lists, counts and bulk decisions. */
export function proposalConditions(request: ProposalFilterRequest): RawBuilder<unknown>[] {
  const search = request.search?.trim();
  return [
    request.scope,
    ...request.filter,
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

/** Those among some proposals that still wait for a person, to decide or to check. */
export async function stillWaiting(db: Db, scope: RawBuilder<boolean>, ids: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select p.id from proposal p where p.id = any(${ids}::uuid[]) and (${isOpen} or ${isCheckDue}) and ${scope}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Ids of the open proposals under a filter, in the order of the review queue. */
export async function openProposalIds(db: Db, request: ProposalFilterRequest, limit: number): Promise<string[]> {
  const conditions = sql.join([isOpen, ...proposalConditions(request)], sql` and `);
  const found = await sql<{
    id: string;
  }>`select p.id from proposal p where ${conditions} order by p.priority desc, p.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}
