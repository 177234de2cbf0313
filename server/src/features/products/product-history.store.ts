import { sql } from 'kysely';
import { type Db, type KeyRow, type ListPage, listWindow, type Tx } from '../../platform/db/index.ts';

/** One entry of a product's history. */
export type ChangeRecord = {
  id: string;
  at: Date;
  /** The person's name; empty for the product itself. */
  actor: string;
  cause: string;
  entity: string;
  entityId: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  isReverted: boolean;
};

const changeColumns = sql`c.id, c.at, coalesce(nullif(u.full_name, ''), u.username, '') as actor, c.cause, c.entity,
  c.entity_id as "entityId", c.action, c.before, c.after,
  exists (select 1 from change r where r.entity = c.entity and r.entity_id = c.entity_id and r.reverts_id = c.id) as "isReverted"`;

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
  const found = await sql<ChangeRecord>`
    select ${changeColumns} from change c left join app_user u on u.id = c.actor_id where c.id = ${id}`.execute(db);
  return found.rows[0];
}
