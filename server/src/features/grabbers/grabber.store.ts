import type { Schedule } from '@quarry/contracts/common';
import { type GrabberConfig, type GrabberDraft, grabberKinds } from '@quarry/contracts/grabbers';
import { type RawBuilder, sql } from 'kysely';
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
import type { GrabberFilter } from '../../platform/graphql/index.ts';
import { shownState } from './grab-run-list.store.ts';
import type { ConfigurableState, GrabberRecord } from './grabber.ts';
import { hasBreak } from './grab-turn.store.ts';

export type GrabberListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'name'>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  /** What the actor may read, of the alias `g`. */
  scope: RawBuilder<unknown>;
};

const grabbers = recordList<GrabberRecord, 'name'>({
  table: 'grabber g',
  columns: sql`g.id, g.shop_id as "shopId", g.name, g.kind, g.crawler_id as "crawlerId", w.name as "crawlerName",
    g.feed_url as "feedUrl", g.state, g.config_id as "configId", c.config, c.version as "configVersion", g.schedule,
    g.next_run_at as "nextRunAt", g.last_run_id as "lastRunId", g.created_at as "createdAt", g.updated_at as "updatedAt", g.version`,
  relations: sql`join grabber_config c on c.id = g.config_id left join crawler w on w.id = g.crawler_id`,
  sorts: { name: { column: 'g.name', type: 'text' } },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

/** How the last run ended; one that somebody took as the new normal counts as succeeded. */
function lastRunIs(states: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select 1 from grab_run r where r.id = g.last_run_id and case
    when r.state = 'degraded' and r.accepted_as_normal_by is not null then 'succeeded' else ${shownState} end = any(${states}))`;
}

/** What the grabber list can be asked. */
export const grabberFilter = listFilter<GrabberFilter>({
  name: { type: 'text', column: 'g.name' },
  shopId: { type: 'id', of: 'Shop', column: 'g.shop_id' },
  state: { type: 'choice', column: 'g.state' },
  kind: { type: 'choice', column: 'g.kind', choices: grabberKinds },
  lastRunState: { type: 'choice', holds: lastRunIs },
  hasBreak: { type: 'flag', isTrue: hasBreak },
});

/** The condition of the grabber list over `grabber g`, also for anyone who counts what the list shows. */
export function grabberConditions(request: Omit<GrabberListRequest, 'first'>): RawBuilder<unknown>[] {
  const search = request.search?.trim();
  return [request.scope, ...request.filter, ...(search ? [sql`g.name ilike ${containing(search)}`] : [])];
}

export function listGrabbers(db: Db, request: GrabberListRequest): Promise<ListPage<GrabberRecord>> {
  return grabbers.page(db, { ...request, where: grabberConditions(request) });
}

export function countGrabbers(db: Db, request: GrabberListRequest): Promise<{ count: number; isExact: boolean }> {
  return grabbers.total(db, grabberConditions(request));
}

/** Grabbers by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findGrabbers, lock: findGrabberForUpdate } = grabbers;

export async function insertGrabber(
  tx: Tx,
  id: string,
  draft: GrabberDraft,
  state: ConfigurableState,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('grabber')
    .values({
      id,
      shop_id: draft.shopId,
      name: draft.name,
      kind: draft.kind,
      crawler_id: draft.crawlerId,
      feed_url: draft.feedUrl,
      state,
      schedule: JSON.stringify(draft.schedule),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Gives the grabber a configuration, unless it equals the newest: versions are immutable and a running run keeps its own. */
export async function addConfig(
  tx: Tx,
  grabberId: string,
  config: { id: string; value: GrabberConfig; createdBy: string | null },
  now: Date,
): Promise<void> {
  const value = JSON.stringify(config.value);
  await sql`
    with added as (
      insert into grabber_config (id, grabber_id, version, config, created_at, created_by)
      select ${config.id}::uuid, ${grabberId}::uuid, coalesce(max(version), 0) + 1, ${value}::jsonb, ${now}::timestamptz, ${config.createdBy}::uuid
      from grabber_config where grabber_id = ${grabberId}
      having not exists (select 1 from grabber g join grabber_config c on c.id = g.config_id
        where g.id = ${grabberId} and c.config = ${value}::jsonb)
      returning id
    )
    update grabber g set config_id = added.id from added where g.id = ${grabberId}`.execute(tx);
}

export async function updateGrabberRow(
  tx: Tx,
  id: string,
  fields: {
    name: string;
    crawlerId: string | null;
    feedUrl: string | null;
    schedule: Schedule;
    nextRunAt: Date | null;
  },
  now: Date,
): Promise<void> {
  await sql`
    update grabber set name = ${fields.name}, crawler_id = ${fields.crawlerId}, feed_url = ${fields.feedUrl},
      schedule = ${JSON.stringify(fields.schedule)}::jsonb, next_run_at = ${fields.nextRunAt}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

export async function setGrabberState(
  tx: Tx,
  id: string,
  state: ConfigurableState,
  nextRunAt: Date | null,
  now: Date,
): Promise<void> {
  await sql`
    update grabber set state = ${state}, next_run_at = ${nextRunAt}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Whether the shop exists, and the crawler beside it belongs to it. */
export async function isSourceOfShop(tx: Tx, shopId: string, crawlerId: string | null): Promise<boolean> {
  const found = await sql`
    select 1 from shop s where s.id = ${shopId}
      and (${crawlerId}::uuid is null or exists (select 1 from crawler c where c.id = ${crawlerId} and c.shop_id = s.id))`.execute(
    tx,
  );
  return found.rows.length > 0;
}

export async function setNextRun(tx: Tx, id: string, nextRunAt: Date | null): Promise<void> {
  await sql`update grabber set next_run_at = ${nextRunAt}, retry_at = null where id = ${id}`.execute(tx);
}

/** Leaves the turn of a feed due and has it tried again at a time. */
export async function retryLater(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update grabber set retry_at = ${at} where id = ${id}`.execute(tx);
}
