import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import type { TreeChange } from '../../platform/records/index.ts';

/** A category on the way from the root of the tree down to one. */
export type Step = { id: string; name: string; slug: string; taxClass: string | null };

export type MovePlan = TreeChange & {
  /** Those that are there and go to another parent. */
  moved: readonly string[];
  /** The ways to them, in the same order. */
  before: readonly (readonly Step[])[];
  /** The way to the new parent; empty for the root. */
  to: readonly Step[];
  /** How many inherit the tax class of what is above them. */
  inheriting: number;
};

/** What moves and what stands above it, before and afterwards. Two statements, however large the branches are. */
export async function planMove(db: Db, ids: readonly string[], parentId: string | null): Promise<MovePlan> {
  const ways = await findWays(db, [...ids, parentId ?? ''].filter(isId));
  const to = parentId === null ? [] : ways.get(parentId);
  const moved = ids.filter((id) => {
    const way = ways.get(id);
    return to && way && (way.at(-2)?.id ?? null) !== parentId;
  });
  const before = moved.map((id) => ways.get(id) ?? []);
  const branch = await findBranch(db, moved);
  const within = new Set(branch.map(({ id }) => id));
  const above = new Set(before.flatMap((way) => way.slice(0, -1).map(({ id }) => id)));
  const after = new Set(to?.map(({ id }) => id));
  return {
    moved,
    before,
    to: to ?? [],
    branch: [...within],
    left: [...above].filter((id) => !after.has(id) && !within.has(id)),
    joined: [...after].filter((id) => !above.has(id)),
    inheriting: branch.filter(({ inherits }) => inherits).length,
  };
}

/** The ways from the root down to categories that are there. */
export async function findWays(db: Db, ids: readonly string[]): Promise<Map<string, Step[]>> {
  const found = await sql<{ id: string; steps: Step[] }>`
    with recursive way as (
      select c.id, c.id as node, c.parent_id, 0 as depth from category c where c.id = any(${ids}::uuid[]) and c.deleted_at is null
      union all select w.id, c.id, c.parent_id, w.depth + 1 from category c join way w on c.id = w.parent_id)
      cycle id, node set is_cycle using trail
    select w.id, json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', coalesce(c.slug, ''), 'taxClass', c.tax_class)
      order by w.depth desc) as steps
    from way w join category c on c.id = w.node where not w.is_cycle group by w.id`.execute(db);
  return new Map(found.rows.map(({ id, steps }) => [id, steps]));
}

/** What lies in branches; what inherits the tax class of what is above them, or with `isWhole` of them as well. */
export async function findBranch(
  db: Db,
  ids: readonly string[],
  isWhole = false,
): Promise<{ id: string; inherits: boolean }[]> {
  const found = await sql<{ id: string; inherits: boolean }>`
    with recursive branch as (
      select c.id, ${isWhole} or c.tax_class is null as inherits from category c where c.id = any(${ids}::uuid[])
      union select c.id, b.inherits and c.tax_class is null from category c join branch b on c.parent_id = b.id
      where c.deleted_at is null)
    select id, bool_or(inherits) as inherits from branch group by id`.execute(db);
  return found.rows;
}
