import { readSentence } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ConfigurableState, ExcavatorFilter } from '../../platform/graphql/index.ts';
import { visibleOffers } from '../offers/index.ts';
import {
  type ExcavationRunRecord,
  type ExcavatorConfig,
  type ExcavatorRecord,
  type ExcavatorScope,
} from './excavator.ts';

export type ExcavatorListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  sort?: readonly ListSort<'name'>[] | null;
};

const columns = sql`e.id, e.name, e.state, jsonb_build_object('shopIds', coalesce(e.scope -> 'shopIds', '[]'), 'brandIds', coalesce(e.scope -> 'brandIds', '[]')) as scope,
  c.config, c.id as "configId", e.last_run_id as "lastRunId", e.created_at as "createdAt", e.updated_at as "updatedAt", e.version`;
const relations = sql`join excavator_config c on c.id = e.config_id`;

const excavators = recordList<ExcavatorRecord, 'name'>({
  table: 'excavator e',
  columns,
  relations,
  sorts: { name: { column: 'e.name', type: 'text' } },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

const runColumns = sql`r.id, r.excavator_id as "excavatorId", r.trigger, run_state(r.state, r.heartbeat_at) as state, r.stop_reason as "stopReason", r.requested_at as "requestedAt",
  r.started_at as "startedAt", r.finished_at as "finishedAt", r.items_gone_at as "itemsGoneAt",
  person_name(r.requested_by) as "requestedBy"`;

/** What the excavator list can be asked. */
export const excavatorFilter = listFilter<ExcavatorFilter>({
  name: { type: 'text', column: 'e.name' },
  state: { type: 'choice', column: 'e.state', unlessAsked: sql`e.state <> 'archived'` },
  createdAt: { type: 'date', column: 'e.created_at' },
});

function listConditions({ search, filter }: ExcavatorListRequest): RawBuilder<unknown>[] {
  const text = search?.trim();
  return [...filter, ...(text ? [sql`e.name ilike ${containing(text)}`] : [])];
}

export function listExcavators(db: Db, request: ExcavatorListRequest): Promise<ListPage<ExcavatorRecord>> {
  return excavators.page(db, { ...request, where: listConditions(request) });
}

export function countExcavators(db: Db, request: ExcavatorListRequest): Promise<{ count: number; isExact: boolean }> {
  return excavators.total(db, listConditions(request));
}

/** Excavators by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findExcavators, lock: findExcavatorForUpdate } = excavators;

/** Whether no excavator was ever added; if so, nobody else adds one until the transaction ends. */
export async function lockIfThereIsNone(tx: Tx): Promise<boolean> {
  await sql`lock table excavator in share row exclusive mode`.execute(tx);
  const found = await sql`select 1 from excavator limit 1`.execute(tx);
  return found.rows.length === 0;
}

export async function findActiveExcavators(db: Db | Tx): Promise<ExcavatorRecord[]> {
  const found = await sql<ExcavatorRecord>`
    select ${columns} from excavator e ${relations} where e.state = 'active' order by e.id`.execute(db);
  return found.rows;
}

export type ExcavatorRow = {
  id: string;
  name: string;
  state: ConfigurableState;
  scope: ExcavatorScope;
  config: ExcavatorConfig;
  configId: string;
};

export async function insertExcavator(tx: Tx, row: ExcavatorRow, by: string | null, now: Date): Promise<void> {
  await sql`insert into excavator (id, name, state, scope, config_id, created_at, updated_at)
    values (${row.id}, ${row.name}, ${row.state}, ${JSON.stringify(row.scope)}::jsonb, ${row.configId}, ${now}, ${now})`.execute(
    tx,
  );
  await insertConfig(tx, row, by, now);
}

export async function updateExcavatorRow(tx: Tx, row: ExcavatorRow, by: string | null, now: Date): Promise<void> {
  await insertConfig(tx, row, by, now);
  await sql`update excavator set name = ${row.name}, state = ${row.state}, scope = ${JSON.stringify(row.scope)}::jsonb, config_id = ${row.configId},
    updated_at = ${now}, version = version + 1 where id = ${row.id}`.execute(tx);
}

export async function setExcavatorState(tx: Tx, id: string, state: ConfigurableState, now: Date): Promise<void> {
  await sql`update excavator set state = ${state}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

async function insertConfig(
  tx: Tx,
  { id, config, configId }: ExcavatorRow,
  by: string | null,
  now: Date,
): Promise<void> {
  await sql`insert into excavator_config (id, excavator_id, version, config, created_at, created_by)
    select ${configId}, ${id}, coalesce(max(version), 0) + 1, ${JSON.stringify(config)}::jsonb, ${now}, ${by} from excavator_config where excavator_id = ${id}`.execute(
    tx,
  );
}

/** Which offers (alias `o`) a scope covers. */
export function inScope({ shopIds, brandIds }: ExcavatorScope): RawBuilder<unknown> {
  const conditions = [
    ...(shopIds.length > 0 ? [sql`o.shop_id = any(${shopIds}::uuid[])`] : []),
    ...(brandIds.length > 0
      ? [
          sql`o.brand_key in (select name_key from brand where id = any(${brandIds}::uuid[])
            union select alias_key from brand_alias where brand_id = any(${brandIds}::uuid[]))`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

export async function countScope(
  db: Db,
  scope: ExcavatorScope,
  actor: Actor,
): Promise<{ offers: number; unmatched: number }> {
  const found = await sql<{ offers: number; unmatched: number }>`
    select count(*) as offers, count(*) filter (where product_id is null) as unmatched from offer o where ${inScope(scope)}
      and ${visibleOffers(actor)}`.execute(db);
  return found.rows[0] ?? { offers: 0, unmatched: 0 };
}

/** Offers of a scope whose newest snapshot nobody has dug through. */
export async function countBacklog(db: Db, scope: ExcavatorScope): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct o.id) as count from backlog x join offer_snapshot n on n.id = x.subject_id and n.observed_at = x.subject_at join offer o on o.id = n.offer_id
    where x.topic = 'snapshot_created' and ${inScope(scope)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** What an excavator brought in since a time: proposals by kind, and by what became of them. */
export async function countYield(db: Db, excavatorId: string, since: Date): Promise<{ name: string; count: number }[]> {
  const found = await sql<{ name: string; count: number }>`
    select name, count(*) as count from proposal p, lateral (values (p.kind), (p.state)) as n (name)
    where p.excavator_id = ${excavatorId} and p.created_at >= ${since} group by name order by name`.execute(db);
  return found.rows;
}

export async function findRuns(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ExcavationRunRecord>> {
  const found = await sql<RunRow>`select ${runColumns} from excavation_run r where r.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.id, runOf(row)]));
}

export async function findRunsOf(db: Db, excavatorId: string, first: number): Promise<ExcavationRunRecord[]> {
  const found = await sql<RunRow>`
    select ${runColumns} from excavation_run r where r.excavator_id = ${excavatorId} order by r.requested_at desc, r.id desc limit ${first}`.execute(
    db,
  );
  return found.rows.map(runOf);
}

type RunRow = Omit<ExcavationRunRecord, 'stopReason'> & { stopReason: string | null };

function runOf({ stopReason, ...row }: RunRow): ExcavationRunRecord {
  return { ...row, stopReason: stopReason === null ? null : readSentence(stopReason) };
}

/** How the offers of each run ended. */
export async function countOutcomes(
  db: Db,
  runIds: readonly string[],
): Promise<{ runId: string; name: string; count: number }[]> {
  const found = await sql<{ runId: string; name: string; count: number }>`
    select run_id as "runId", outcome as name, count(*) as count from excavation_item
    where run_id in (select id from excavation_run where id = any(${runIds}::uuid[]) and figures is null) group by run_id, outcome
    union all
    select r.id, f.name, f.count from excavation_run r, jsonb_to_recordset(r.figures) as f (name text, count bigint)
    where r.id = any(${runIds}::uuid[]) order by name`.execute(db);
  return found.rows;
}
