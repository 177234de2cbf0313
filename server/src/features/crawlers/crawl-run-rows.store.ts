import { type FunnelStage, funnelStages, pageStates, pageTypes, visitOutcomes } from '@quarry/contracts/crawlers';
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

import { listFilter } from '../../platform/filters/index.ts';
import type { CrawlFetchFilter, CrawlRunPageFilter } from '../../platform/graphql/index.ts';

/** The rows behind the figures of a run: its visits, and its pages by how far they came. */

const unasked = 'unasked_';

/** How a visit ended, told apart from one that ended so before the host was asked. */
export const visitOutcome = sql`case when f.was_asked then f.outcome else ${unasked} || f.outcome end`;

/** Names the sentence a fetch keeps of its fault, short enough for an address. */
export const fetchReasonId = sql`md5(coalesce(f.error_detail, f.error_code))`;

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
  pageType: string | null;
  products: number | null;
  /** Whether this very fetch's bytes were kept. */
  isStored: boolean;
  isStoredPageGone: boolean;
};

/** The rows of one run, and what is asked of them. */
export type RunRows = { runId: string; filter: readonly RawBuilder<unknown>[] };

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

/** What the visits of a run can be asked; outcomes as the counts of a run name them. */
export const fetchFilter = listFilter<CrawlFetchFilter>({
  outcome: {
    type: 'choice',
    choices: visitOutcomes,
    holds: (outcomes) => sql`(${sql.join([sql`false`, ...outcomes.map(hasOutcome)], sql` or `)})`,
  },
  code: { type: 'choice', column: 'f.error_code', isNullable: true },
  reason: { type: 'choice', isHidden: true, holds: (ids) => sql`${fetchReasonId} = any(${ids}::text[])` },
  status: { type: 'number', sqlType: 'bigint', column: 'f.status', isNullable: true },
  hasLinksOutOfScope: { type: 'flag', isTrue: sql`f.links_out_of_scope > 0` },
  durationMs: { type: 'number', sqlType: 'bigint', column: 'f.duration_ms', unit: 'milliseconds' },
  bytes: { type: 'number', sqlType: 'bigint', column: 'f.bytes', unit: 'bytes' },
  at: { type: 'date', column: 'f.fetched_at' },
});

function fetchConditions({ runId, filter }: RunRows): RawBuilder<unknown>[] {
  return [sql`f.run_id = ${runId}`, ...filter];
}

function hasOutcome(name: string): RawBuilder<unknown> {
  const wasAsked = !name.startsWith(unasked);
  const outcome = wasAsked ? name : name.slice(unasked.length);
  return sql`(f.outcome = ${outcome} and f.was_asked = ${wasAsked})`;
}

export async function listFetches(db: Db, request: RunRows & Window<'at'>): Promise<ListPage<FetchRow>> {
  const window = await listWindow(db, fetchList, { ...request, where: fetchConditions(request) });
  const found = await sql<FetchRow & KeyRow>`
    with key as (${window.keys})
    select key.id, key.sort_values, key.position, f.fetched_at as at, p.url, f.status, ${visitOutcome} as outcome,
      f.error_code as code, coalesce(f.error_detail, f.error_code, f.redirect_to) as reason, f.duration_ms as "durationMs",
      f.bytes, f.links_new as "linksNew", f.links_out_of_scope as "linksOutOfScope", f.page_type as "pageType", f.products, exists (select from blob b where b.sha256 = f.blob_sha256) as "isStored",
      f.blob_sha256 is not null and not exists (select from blob b where b.sha256 = f.blob_sha256) as "isStoredPageGone"
    from key join page_fetch f on f.id = key.id and f.run_id = ${request.runId} join page p on p.id = f.page_id
    order by key.position`.execute(db);
  return window.page(found.rows);
}

export function countFetchesOf(db: Db, rows: RunRows): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, fetchList, fetchConditions(rows));
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

const pageList = {
  from: 'run_page k',
  isView: true,
  id: 'k.page_id',
  sorts: { foundAt: { column: 'k.found_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'foundAt', direction: 'ASC' }],
} as const;

/** What the pages of a run can be asked. */
export const runPageFilter = listFilter<CrawlRunPageFilter>({
  /** Pages that came so far, or farther. */
  stage: {
    type: 'choice',
    choices: funnelStages,
    isHidden: true,
    holds: (stages) => sql`k.stage >= ${funnelStages.findIndex((stage) => stages.includes(stage))}`,
  },
  state: { type: 'choice', column: 'k.state', choices: pageStates },
  type: { type: 'choice', column: 'k.type', choices: pageTypes },
  host: {
    type: 'id',
    holds: (ids) => sql`exists (select 1 from page h where h.id = k.page_id and h.host_id = any(${ids}::uuid[]))`,
  },
  offers: { type: 'number', sqlType: 'bigint', column: 'k.offers' },
  foundAt: { type: 'date', column: 'k.found_at' },
});

function pageConditions({ runId, filter }: RunRows): RawBuilder<unknown>[] {
  return [sql`k.run_id = ${runId}`, ...filter];
}

export async function listRunPages(db: Db, request: RunRows & Window<'foundAt'>): Promise<ListPage<RunPageRow>> {
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

export function countRunPages(db: Db, rows: RunRows): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, pageList, pageConditions(rows));
}
