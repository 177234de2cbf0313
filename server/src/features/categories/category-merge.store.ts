import type { LocalTexts } from '@quarry/contracts/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A merge with the place that the merged category had. */
export type CategoryMerge = {
  id: string;
  survivorId: string;
  mergedId: string;
  formerParentId: string | null;
  formerPosition: number;
  isUndone: boolean;
};

/** A category below one that is merged, or that went with it. */
export type MovedChild = { id: string; position: number; slugs: LocalTexts; isThere: boolean };

export async function insertMerge(tx: Tx, merge: Omit<CategoryMerge, 'isUndone'>, now: Date): Promise<void> {
  const { id, survivorId, mergedId, formerParentId, formerPosition } = merge;
  await sql`insert into category_merge (id, survivor_id, merged_id, former_parent_id, former_position, merged_at)
    values (${id}, ${survivorId}, ${mergedId}, ${formerParentId}, ${formerPosition}, ${now})`.execute(tx);
}

/** Under the lock of the tree, so that no two get one number. */
export async function endMerge(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update category_merge set undone_at = ${now},
    undone_number = (select coalesce(max(undone_number), 0) + 1 from category_merge) where id = ${id}`.execute(tx);
}

const columns = sql`m.id, m.survivor_id as "survivorId", m.merged_id as "mergedId", m.former_parent_id as "formerParentId",
  m.former_position as "formerPosition", m.undone_at is not null as "isUndone"`;

/** The merges of these categories into the survivor that were not taken back. */
export async function findStandingMerges(
  db: Db | Tx,
  survivorId: string,
  mergedIds: readonly string[],
): Promise<CategoryMerge[]> {
  const found = await sql<CategoryMerge>`select ${columns} from category_merge m
    where m.survivor_id = ${survivorId} and m.merged_id = any(${mergedIds}::uuid[]) and m.undone_at is null
    order by m.id`.execute(db);
  return found.rows;
}

/**
 * The merges that products still have to follow: back, of all that were taken back, and then forth, of a category and of what it went into.
 * The log keeps no order between categories, and products that are to leave one again must not go on with it.
 */
export async function findMergesToFollow(tx: Tx, categoryId: string): Promise<CategoryMerge[]> {
  const found = await sql<CategoryMerge>`
    with recursive forth as (
      select m.id, m.survivor_id, 0 as step from category_merge m where m.merged_id = ${categoryId} and m.undone_at is null
      union all select m.id, m.survivor_id, f.step + 1 from category_merge m join forth f on m.merged_id = f.survivor_id
      where m.undone_at is null)
    select ${columns} from category_merge m left join forth f using (id)
    where f.id is not null or (m.undone_at is not null and exists (
      select from category_merge_part p where p.merge_id = m.id and p.kind in ('product', 'alternative')))
    order by f.step nulls first, m.undone_number`.execute(tx);
  return found.rows;
}

export async function markMerged(tx: Tx, mergedId: string, survivorId: string, now: Date): Promise<void> {
  await sql`update category set merged_into = ${survivorId}, parent_id = ${survivorId}, deleted_at = ${now}, updated_at = ${now},
    version = version + 1 where id = ${mergedId}`.execute(tx);
}

export async function unmarkMerged(
  tx: Tx,
  mergedId: string,
  { parentId, position, slugs }: { parentId: string | null; position: number; slugs: LocalTexts },
  now: Date,
): Promise<void> {
  await sql`update category set merged_into = null, deleted_at = null, parent_id = ${parentId}, position = ${position},
    slugs = ${JSON.stringify(slugs)}::jsonb, updated_at = ${now}, version = version + 1 where id = ${mergedId}`.execute(
    tx,
  );
}

/** What lies directly below a category in its order, also what lies in the bin; merged ones stay with what they went into. */
export async function findChildren(tx: Db | Tx, parentId: string): Promise<MovedChild[]> {
  const found = await sql<MovedChild>`
    select id, position, slugs, deleted_at is null as "isThere" from category
    where parent_id = ${parentId} and merged_into is null order by position, id`.execute(tx);
  return found.rows;
}

/** The languages in which children have to make way below the parent, for somebody there who is not about to go has their slug. */
export async function findTakenSlugs(
  tx: Db | Tx,
  parentId: string,
  childIds: readonly string[],
  goneIds: readonly string[] = [],
): Promise<{ id: string; locale: string }[]> {
  const found = await sql<{ id: string; locale: string }>`
    select distinct c.id, s.locale from category c cross join lateral jsonb_each_text(c.slugs) s (locale, slug)
      join category o on o.parent_id = ${parentId} and o.deleted_at is null and o.slugs ->> s.locale = s.slug
    where c.id = any(${childIds}::uuid[]) and o.id <> all(${[...childIds, ...goneIds]}::uuid[])`.execute(tx);
  return found.rows;
}

export type PlacedChild = { id: string; parentId: string; position: number; slugs: LocalTexts };

/** Puts categories below parents, in one statement. */
export async function placeChildren(tx: Tx, children: readonly PlacedChild[], now: Date): Promise<void> {
  await sql`update category c set parent_id = r."parentId", position = r.position, slugs = r.slugs, updated_at = ${now},
    version = version + 1 from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as r (id uuid, "parentId" uuid, position integer, slugs jsonb)
    where c.id = r.id`.execute(tx);
}

/** What moved by a merge, as it is put back. */
export type MergePart = {
  kind: 'category' | 'shelf' | 'product' | 'alternative';
  recordId: string;
  formerPosition?: number | null;
  formerSlugs?: LocalTexts | null;
  givenSlugs?: LocalTexts | null;
  valueVersion?: number | null;
};

export async function keepParts(tx: Tx, mergeId: string, parts: readonly MergePart[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    insert into category_merge_part (merge_id, kind, record_id, former_position, former_slugs, given_slugs, value_version)
    select ${mergeId}, r.kind, r."recordId", r."formerPosition", r."formerSlugs", r."givenSlugs", r."valueVersion"
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as r (kind text, "recordId" uuid, "formerPosition" integer,
      "formerSlugs" jsonb, "givenSlugs" jsonb, "valueVersion" integer)
    on conflict (merge_id, kind, record_id) do update set value_version = excluded.value_version`.execute(tx);
}

/** Keeps parts of other merges as unchanged as they were, where a merge gave the values of these products their next version. */
export async function keepUnchanged(
  tx: Tx,
  products: readonly { id: string; valueVersion: number | null }[],
): Promise<void> {
  await sql`update category_merge_part p set value_version = r."valueVersion"
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r (id uuid, "valueVersion" integer)
    where p.record_id = r.id and p.kind = 'product' and p.value_version = r."valueVersion" - 1`.execute(tx);
}

/** The next parts of a kind in the order of their ids; all of them without a limit. */
export async function findParts(
  tx: Tx,
  mergeId: string,
  kind: MergePart['kind'],
  limit: number | null,
): Promise<Required<MergePart>[]> {
  const found = await sql<Required<MergePart>>`
    select kind, record_id as "recordId", former_position as "formerPosition", former_slugs as "formerSlugs", given_slugs as "givenSlugs",
      value_version as "valueVersion"
    from category_merge_part where merge_id = ${mergeId} and kind = ${kind} order by record_id limit ${limit}::integer`.execute(
    tx,
  );
  return found.rows;
}

export async function dropParts(
  tx: Tx,
  mergeId: string,
  kind: MergePart['kind'],
  recordIds: readonly string[],
): Promise<void> {
  await sql`delete from category_merge_part where merge_id = ${mergeId} and kind = ${kind}
    and record_id = any(${recordIds}::uuid[])`.execute(tx);
}
