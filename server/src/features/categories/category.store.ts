import { type RawBuilder, sql } from 'kysely';
import { anyOf, containing, type Db, readPrepared } from '../../platform/db/index.ts';

/** The name of a category of this alias, in the language that there is. */
export function categoryName(alias: string): RawBuilder<string> {
  const names = sql.ref(`${alias}.names`);
  return sql<string>`coalesce(${names} ->> 'en', (select value from jsonb_each_text(${names}) limit 1))`;
}

/** The categories with all that lies below them. Read before the list, for the planner judges a filter by its values. */
export async function findBranches(db: Db, categoryIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with recursive branch as (
      select id from category where id = any(${categoryIds}::uuid[])
      union select c.id from category c join branch on c.parent_id = branch.id) select id from branch`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The names from the root of the tree down to each of these categories. */
export async function findCategoryPaths(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; path: string[] }>`
      with recursive ancestor as (
        select c.id, c.parent_id, c.names, 0 as depth from category c where c.id = ${anyOf(ids)}
        union all select a.id, c.parent_id, c.names, depth + 1 from category c join ancestor a on c.id = a.parent_id where depth < 20)
      select id, array_agg(${categoryName('ancestor')} order by depth desc) as path from ancestor group by id`,
  );
  return new Map(found.map(({ id, path }) => [id, path]));
}

/** Categories by name, each called by the names from the root of the tree down to it. */
export async function listCategories(
  db: Db,
  request: { first: number; search: string | null; filter: readonly RawBuilder<unknown>[] },
): Promise<{ id: string; name: string }[]> {
  const { search } = request;
  const words =
    search === null
      ? []
      : [sql`exists (select from jsonb_each_text(c.names) n where n.value ilike ${containing(search)})`];
  const found = await sql<{ id: string }>`
    select c.id from category c where ${sql.join([sql`true`, ...request.filter, ...words], sql` and `)}
    order by ${categoryName('c')}, c.id limit ${request.first}`.execute(db);
  const ids = found.rows.map(({ id }) => id);
  const paths = await findCategoryPaths(db, ids);
  return ids.map((id) => ({ id, name: (paths.get(id) ?? []).join(' › ') }));
}
