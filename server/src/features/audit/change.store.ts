import { sql } from 'kysely';
import { type Db, type KeyRow, type ListPage, listWindow, type Tx } from '../../platform/db/index.ts';

type Fields = Record<string, unknown>;

/** One entry of the audit trail. */
export type ChangeRecord = {
  id: string;
  at: Date;
  /** The person's name; empty for the product itself, and for somebody who was erased. */
  actor: string;
  isActorErased: boolean;
  actorAvatarId: string | null;
  actorId: string | null;
  cause: string;
  causeId: string | null;
  entity: string;
  entityId: string;
  action: string;
  before: Fields | null;
  after: Fields | null;
  requestId: string | null;
  /** What later changes took back of it. */
  reverts: { before: Fields | null; after: Fields | null }[];
};

/** Over `change c` and `app_user u`, its actor. */
export const changeColumns = sql`c.id, c.at, coalesce(nullif(u.full_name, ''), u.username, '') as actor, u.id as "actorId",
  c.actor_id is not null and u.id is null as "isActorErased", u.avatar_id as "actorAvatarId", c.cause, c.cause_id as "causeId", c.entity,
  c.entity_id as "entityId", c.action, c.before, c.after, c.request_id as "requestId",
  coalesce((select jsonb_agg(jsonb_build_object('before', r.before, 'after', r.after)) from change r
    where r.entity = c.entity and r.entity_id = c.entity_id and r.reverts_id = c.id), '[]') as reverts`;

const changeList = {
  from: 'change c',
  id: 'c.id',
  sorts: { at: { column: 'c.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
} as const;

/** The changes of one record, newest first. */
export async function listChanges(
  db: Db,
  entity: string,
  entityId: string,
  window: { first: number; after: string | null },
): Promise<ListPage<ChangeRecord>> {
  const keys = await listWindow(db, changeList, {
    ...window,
    where: [sql`c.entity = ${entity} and c.entity_id = ${entityId}`],
  });
  const found = await sql<ChangeRecord & KeyRow>`
    with key as (${keys.keys})
    select key.sort_values, key.position, ${changeColumns}
    from key join change c on c.id = key.id left join app_user u on u.id = c.actor_id order by key.position`.execute(
    db,
  );
  return keys.page(found.rows);
}

export async function findChange(db: Db | Tx, id: string): Promise<ChangeRecord | undefined> {
  return (await findChanges(db, [id])).get(id);
}

export async function findChanges(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ChangeRecord>> {
  const found = await sql<ChangeRecord>`
    select ${changeColumns} from change c left join app_user u on u.id = c.actor_id where c.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(found.rows.map((change) => [change.id, change]));
}

/** The last change that a bulk run made of each of these records, by the record's id. */
export async function findChangesOfRun(
  tx: Tx,
  runId: string,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeRecord>> {
  const found = await sql<ChangeRecord>`
    select ${changeColumns} from unnest(${entityIds}::uuid[]) as w (id)
      join lateral (select * from change o where o.entity_id = w.id and o.cause = 'bulk_run' and o.cause_id = ${runId}
        order by o.at desc, o.id desc limit 1) c on true
      left join app_user u on u.id = c.actor_id`.execute(tx);
  return new Map(found.rows.map((change) => [change.entityId, change]));
}

/**
 * The changes of records that were made after these ones, of the same kind and with one of the verbs where they are given: the last of
 * each record, by its id.
 */
export async function findLaterChanges(
  tx: Tx,
  changes: readonly Pick<ChangeRecord, 'id'>[],
  actions: readonly string[] | null,
): Promise<ReadonlyMap<string, ChangeRecord>> {
  const ids = changes.map(({ id }) => id);
  const found = await sql<ChangeRecord>`
    select ${changeColumns} from change b
      join lateral (select * from change o where o.entity = b.entity and o.entity_id = b.entity_id and (o.at, o.id) > (b.at, b.id)
        and (${actions}::text[] is null or o.action = any(${actions}::text[])) order by o.at desc, o.id desc limit 1) c on true
      left join app_user u on u.id = c.actor_id
    where b.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(found.rows.map((change) => [change.entityId, change]));
}

/** All changes of records that were made after these ones, of the same kind: those of each record in their order, by its id. */
export async function findChangesSince(
  tx: Tx,
  changes: readonly Pick<ChangeRecord, 'id'>[],
): Promise<ReadonlyMap<string, readonly ChangeRecord[]>> {
  const ids = changes.map(({ id }) => id);
  const found = await sql<ChangeRecord>`
    select ${changeColumns} from change b
      join change c on c.entity = b.entity and c.entity_id = b.entity_id and (c.at, c.id) > (b.at, b.id)
      left join app_user u on u.id = c.actor_id
    where b.id = any(${ids}::uuid[]) order by c.at, c.id`.execute(tx);
  return Map.groupBy(found.rows, ({ entityId }) => entityId);
}

/** Who changed a record last, and when; the name of somebody who was erased is empty. */
export async function findLastChange(
  db: Db | Tx,
  entity: string,
  entityId: string,
): Promise<{ by: string | null; at: Date } | null> {
  const found = await sql<{ by: string | null; at: Date }>`
    select person_name(c.actor_id) as by, c.at from change c
    where c.entity = ${entity} and c.entity_id = ${entityId} order by c.at desc, c.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
