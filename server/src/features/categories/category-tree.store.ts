import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Db, readPrepared, type Tx } from '../../platform/db/index.ts';

/** The name of a category of this alias, in the language that there is. */
export function categoryName(alias: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${alias}.name`)}`;
}

/**
 * The categories with all that lies below them; one that was merged stands for what it went into. Read before the list, for the planner
 * judges a filter by its values.
 */
export async function findBranches(db: Db | Tx, categoryIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with recursive branch as (
      select id from category where id in ${standingAmong(categoryIds)}
      union select c.id from category c join branch on c.parent_id = branch.id) select id from branch`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The way from the root of the tree down to a category, itself the last. */
export type CategoryPath = { ids: string[]; names: string[] };

/** The ways to these categories, however deep they lie. */
export async function findCategoryPaths(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CategoryPath>> {
  const found = await readPrepared(
    db,
    sql<CategoryPath & { id: string }>`
      with recursive ancestor as (
        select c.id, c.id as node, c.parent_id, c.name, 0 as depth from category c where c.id = ${anyOf(ids)}
        union all select a.id, c.id, c.parent_id, c.name, depth + 1 from category c join ancestor a on c.id = a.parent_id)
        cycle id, node set is_cycle using way
      select id, array_agg(node order by depth desc) as ids, array_agg(name order by depth desc) as names
      from ancestor where not is_cycle group by id`,
  );
  return new Map(found.map(({ id, ids: nodes, names }) => [id, { ids: nodes, names }]));
}

/** What these categories and all above them are called, in every language; the nearest first, and each name once. */
export async function findNamesDownTo(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; names: string[] }>`
    with recursive ancestor as (
      select c.id, c.id as node, c.parent_id, c.names, 0 as depth from category c where c.id = any(${[...new Set(ids)]}::uuid[])
      union all select a.id, c.id, c.parent_id, c.names, depth + 1 from category c join ancestor a on c.id = a.parent_id)
      cycle id, node set is_cycle using way
    select id, array_agg(n.value order by depth, n.key) as names
    from ancestor, jsonb_each_text(names) n where not is_cycle group by id`.execute(tx);
  return new Map(found.rows.map(({ id, names }) => [id, [...new Set(names)]]));
}

/**
 * Lets nobody else change the tree until the transaction ends: two moves at once could close a circle, and two siblings take one slug.
 * Taken before any row, for a move also writes the positions of siblings.
 */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category tree', 0))`.execute(tx);
}

const lockOf = (id: RawBuilder<unknown>) => sql`hashtextextended('category:' || ${id}::text, 0)`;

/** Whether the category is there for something to belong to; then it stays there until the transaction ends. */
export async function holdCategory(tx: Tx, id: string): Promise<boolean> {
  return (await holdCategories(tx, [id])).size > 0;
}

/**
 * Those of the categories that are there for something to belong to; they stay there until the transaction ends. Advisory locks, since
 * a lock of the row takes the right to change it; in one order, so that two who hold several do not wait for each other.
 */
export async function holdCategories(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await sql`select pg_advisory_xact_lock_shared(${lockOf(sql`id`)})
    from (select id from unnest(${[...ids].toSorted()}::uuid[]) with ordinality as i (id, place) order by place) held`.execute(
    tx,
  );
  const found = await sql<{ id: string }>`
    select id from category where id = any(${ids}::uuid[]) and deleted_at is null`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}

/**
 * The next step of a way up from a row of this alias (`id`, `parent_id`), for a recursive statement: the category above, and those merged
 * into the one where it is. From a merged one no step leads up, so that the way ends.
 */
export function categoriesAbove(alias: string): RawBuilder<unknown> {
  const [id, parentId] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.parent_id`)];
  return sql`(select a.id, a.parent_id from category a where a.id = ${parentId}
    union all select m.id, null from category m where m.merged_into = ${id} and m.id <> ${id})`;
}

/** The categories of these ids and what they were merged into, as a selection of ids. */
export function standingAmong(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(with recursive standing as (
      select id, merged_into from category where id = any(${ids}::uuid[])
      union select c.id, c.merged_into from category c join standing s on c.id = s.merged_into)
    select id from standing)`;
}

/** What each of the categories stands for: itself, or what it went into by merges; those that are not stored are left out. */
export async function findStanding(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ asked: string; id: string }>`
    with recursive way as (
      select id as asked, id, merged_into from category where id = any(${ids}::uuid[])
      union all select w.asked, c.id, c.merged_into from category c join way w on c.id = w.merged_into)
    select asked, id from way where merged_into is null`.execute(db);
  return new Map(found.rows.map(({ asked, id }) => [asked, id]));
}

/** What each of the categories stands for, where that is there for something to belong to; then it stays there until the transaction ends. */
export async function holdStanding(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const standing = await findStanding(tx, ids);
  const held = await holdCategories(tx, [...new Set(standing.values())]);
  // A merge that was waited for made one of them stand for another.
  const now = await findStanding(tx, [...standing.keys()]);
  if ([...now].some(([asked, id]) => standing.get(asked) !== id)) return holdStanding(tx, ids);
  return new Map([...standing].filter(([, id]) => held.has(id)));
}

/** Waits for those who hold the category, and lets nobody hold it until the transaction ends. */
export async function lockAgainstHolders(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(sql`${id}`)})`.execute(tx);
}

/** Every category that is there with its names in all languages. */
export async function findNamedCategories(db: Db | Tx): Promise<{ id: string; names: string[] }[]> {
  const found = await sql<{ id: string; names: string[] }>`
    select id, array_append(array(select n.value from jsonb_each_text(names) n), name) as names from category where deleted_at is null`.execute(
    db,
  );
  return found.rows;
}
