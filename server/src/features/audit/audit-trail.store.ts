import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import {
  type KeyRow,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
} from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ChangeFilter } from '../../platform/graphql/index.ts';
import { readableChanges } from './audit-trail.policy.ts';
import { changeColumns, type ChangeRecord } from './change.store.ts';

export type AuditTrailRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'at'>[] | null;
  /** What the filters and the search ask. */
  filter: readonly RawBuilder<unknown>[];
};

const trail = recordList<ChangeRecord, 'at'>({
  table: 'change c',
  columns: changeColumns,
  relations: sql`left join app_user u on u.id = c.actor_id`,
  sorts: { at: { column: 'c.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
  // Conditions ask where records belong, also those that are somebody's own.
  isScoped: true,
});

/** What the trail can be asked. */
export const changeFilter = listFilter<ChangeFilter>({
  actorId: { type: 'id', of: 'User', column: 'c.actor_id', isNullable: true },
  entity: { type: 'choice', column: 'c.entity' },
  entityId: { type: 'id', column: 'c.entity_id' },
  action: { type: 'choice', column: 'c.action' },
  cause: { type: 'choice', column: 'c.cause' },
  at: { type: 'date', column: 'c.at' },
  requestId: { type: 'code', column: 'c.request_id', isNullable: true },
  since: { type: 'shorthand', of: 'at', operator: 'after' },
  until: { type: 'shorthand', of: 'at', operator: 'before' },
});

type TrailDeps = Pick<Deps, 'db' | 'records'>;

function listConditions({ records }: TrailDeps, { actor, filter }: AuditTrailRequest): RawBuilder<unknown>[] {
  return [...readableChanges(actor, records), ...filter];
}

/** The changes of all records that the actor may read about, newest first. */
export function listAuditTrail(deps: TrailDeps, request: AuditTrailRequest): Promise<ListPage<ChangeRecord & KeyRow>> {
  return trail.page(deps.db, { ...request, where: listConditions(deps, request) });
}

export function countAuditTrail(
  deps: TrailDeps,
  request: AuditTrailRequest,
): Promise<{ count: number; isExact: boolean }> {
  return trail.total(deps.db, listConditions(deps, request));
}

/** What was erased is no text any more. */
const textIn = (fields: string, name: string) =>
  sql.raw(`case when jsonb_typeof(${fields} -> '${name}') = 'string' then nullif(${fields} ->> '${name}', '') end`);
const localNameIn = (fields: string) =>
  sql.raw(`case when jsonb_typeof(${fields} -> 'names') = 'object' then in_first_locale(${fields} -> 'names') end`);
const nameIn = (fields: string) =>
  sql`coalesce(${textIn(fields, 'name')}, ${textIn(fields, 'fullName')}, ${localNameIn(fields)})`;
const tellsName = (fields: string) => sql`${sql.raw(fields)} ?| array['name', 'fullName', 'names']`;

/** What the records of changes were called when they were changed, by the change's id; null for what has no name. */
export async function findNamesThen(
  { db, records }: TrailDeps,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  // Of these the trail itself tells the name: a change of it, or the creation.
  const namedKinds = records.all.filter((kind) => kind.isNamedInTrail).map(({ entity }) => entity);
  const rows = await readWithinScope(
    db,
    sql<{ id: string; name: string | null }>`
    select c.id, coalesce(
      ${nameIn('c.after')}, ${nameIn('c.before')},
      case when c.entity = any(${namedKinds}::text[]) then coalesce(
        (select ${nameIn('n.after')} from change n where n.entity = c.entity and n.entity_id = c.entity_id
          and (n.at, n.id) < (c.at, c.id) and ${tellsName('n.after')} order by n.at desc, n.id desc limit 1),
        (select ${nameIn('n.before')} from change n where n.entity = c.entity and n.entity_id = c.entity_id
          and (n.at, n.id) > (c.at, c.id) and ${tellsName('n.before')} order by n.at, n.id limit 1)) end,
      (select nullif(r.name, '') from changed_record r where r.entity = c.entity and r.id = c.entity_id)) as name
    from change c where c.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
