import { type FunnelStage, funnelStages } from '@quarry/contracts/crawlers';
import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  type ListSort,
  type ListStart,
  listTotal,
  listWindow,
} from '../../platform/db/index.ts';

/** The rows behind the figures of a run: its visits, and its pages by how far they came. */

const unasked = 'unasked_';

/** How a visit ended, told apart from one that ended so before the host was asked. */
export const visitOutcome = sql`case when f.was_asked then f.outcome else ${unasked} || f.outcome end`;

export type FetchRow = {
  id: string;
  at: Date;
  url: string;
  status: number | null;
  outcome: string;
  code: string | null;
  reason: string | null;
  durationMs: number;
  bytes: number;
  linksNew: number;
  linksOutOfScope: number;
  /** Whether this very fetch's bytes were kept. */
  isStored: boolean;
};

export type FetchFilter = {
  runId: string;
  /** As the counts of a run name them. */
  outcomes?: readonly string[] | null;
  codes?: readonly string[] | null;
  hasLinksOutOfScope?: boolean | null;
};

type Window<Field extends string> = {
  first: number;
  after: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<Field>[] | null;
};

const fetchList = {
  from: 'page_fetch f',
  id: 'f.id',
  sorts: { at: { column: 'f.fetched_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
} as const;

function fetchConditions({ runId, outcomes, codes, hasLinksOutOfScope }: FetchFilter): RawBuilder<unknown>[] {
  return [
    sql`f.run_id = ${runId}`,
    ...(outcomes?.length ? [sql`(${sql.join(outcomes.map(hasOutcome), sql` or `)})`] : []),
    ...(codes?.length ? [sql`f.error_code = any(${codes})`] : []),
    ...(hasLinksOutOfScope == null
      ? []
      : [hasLinksOutOfScope ? sql`f.links_out_of_scope > 0` : sql`f.links_out_of_scope = 0`]),
  ];
}

function hasOutcome(name: string): RawBuilder<unknown> {
  const wasAsked = !name.startsWith(unasked);
  const outcome = wasAsked ? name : name.slice(unasked.length);
  return sql`(f.outcome = ${outcome} and f.was_asked = ${wasAsked})`;
}

export async function listFetches(db: Db, request: FetchFilter & Window<'at'>): Promise<ListPage<FetchRow>> {
  const window = await listWindow(db, fetchList, { ...request, where: fetchConditions(request) });
  const found = await sql<FetchRow & KeyRow>`
    with key as (${window.keys})
    select key.id, key.sort_values, key.position, f.fetched_at as at, p.url, f.status, ${visitOutcome} as outcome,
      f.error_code as code, coalesce(f.error_detail, f.error_code, f.redirect_to) as reason, f.duration_ms as "durationMs",
      f.bytes, f.links_new as "linksNew", f.links_out_of_scope as "linksOutOfScope", (f.blob_sha256 is not null) as "isStored"
    from key join page_fetch f on f.id = key.id and f.run_id = ${request.runId} join page p on p.id = f.page_id
    order by key.position`.execute(db);
  return window.page(found.rows);
}

export function countFetchesOf(db: Db, filter: FetchFilter): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, fetchList, fetchConditions(filter));
}

export type RunPageRow = {
  id: string;
  url: string;
  type: string;
  state: string;
  stage: FunnelStage;
  outcome: string | null;
  offers: number;
  foundAt: Date;
};

export type RunPageFilter = {
  runId: string;
  /** Pages that came so far, or farther. */
  stage?: FunnelStage | null;
  states?: readonly string[] | null;
  hostIds?: readonly string[] | null;
};

const pageList = {
  from: 'run_page k',
  isView: true,
  id: 'k.page_id',
  sorts: { foundAt: { column: 'k.found_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'foundAt', direction: 'ASC' }],
} as const;

function pageConditions({ runId, stage, states, hostIds }: RunPageFilter): RawBuilder<unknown>[] {
  const least = stage ? funnelStages.indexOf(stage) : 0;
  return [
    sql`k.run_id = ${runId}`,
    ...(least > 0 ? [sql`k.stage >= ${least}`] : []),
    ...(states?.length ? [sql`k.state = any(${states})`] : []),
    ...(hostIds == null
      ? []
      : [sql`exists (select 1 from page h where h.id = k.page_id and h.host_id = any(${hostIds}::uuid[]))`]),
  ];
}

export async function listRunPages(db: Db, request: RunPageFilter & Window<'foundAt'>): Promise<ListPage<RunPageRow>> {
  const window = await listWindow(db, pageList, { ...request, where: pageConditions(request) });
  const found = await sql<Omit<RunPageRow, 'stage'> & KeyRow & { stage: number }>`
    with key as (${window.keys})
    select key.id, key.sort_values, key.position, p.url, k.type, k.state, k.stage, k.outcome, k.offers,
      k.found_at as "foundAt"
    from key join page p on p.id = key.id
      join run_page k on k.run_id = ${request.runId} and k.found_at = p.first_seen_at and k.page_id = p.id
    order by key.position`.execute(db);
  const { nodes, pageInfo } = window.page(found.rows);
  return { nodes: nodes.map((row) => ({ ...row, stage: funnelStages[row.stage] ?? 'discovered' })), pageInfo };
}

export function countRunPages(db: Db, filter: RunPageFilter): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, pageList, pageConditions(filter));
}
