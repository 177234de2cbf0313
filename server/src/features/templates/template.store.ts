import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Db, readPrepared, type Tx } from '../../platform/db/index.ts';
import type { StandingEntry, TemplateEntryRecord } from './template.ts';

const entryColumns = sql`e.attribute_id as "attributeId", e.state, e.makes_variants as "makesVariants", e.group_name as "group"`;

/** What categories themselves say, each in its order; attributes in the bin included, so that they come back to their place. One statement. */
export async function findOwnEntries(
  db: Db | Tx,
  categoryIds: readonly string[],
): Promise<Map<string, TemplateEntryRecord[]>> {
  const { rows } =
    await sql<TemplateUse>`select e.category_id as "categoryId", ${entryColumns} from category_attribute e
    where e.category_id = any(${categoryIds}::uuid[]) and e.channel_id is null order by e.category_id, e.position, e.attribute_id`.execute(
      db,
    );
  const found = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return new Map(
    categoryIds.map((id) => [id, (found.get(id) ?? []).map(({ categoryId: _of, ...entry }) => entry)] as const),
  );
}

/** Puts these entries in the place of all that the category says. */
export async function putEntries(tx: Tx, categoryId: string, entries: readonly TemplateEntryRecord[]): Promise<void> {
  const ids = entries.map(({ attributeId }) => attributeId);
  await sql`delete from category_attribute where category_id = ${categoryId} and channel_id is null
    and attribute_id <> all(${ids}::uuid[])`.execute(tx);
  await sql`insert into category_attribute (category_id, attribute_id, state, makes_variants, group_name, position)
    select ${categoryId}::uuid, r."attributeId", r.state, r."makesVariants", r."group", r.position
    from jsonb_to_recordset(${JSON.stringify(entries.map((entry, position) => ({ ...entry, position })))}::jsonb)
      as r ("attributeId" uuid, state text, "makesVariants" boolean, "group" text, position integer)
    on conflict (category_id, attribute_id, channel_id) do update set state = excluded.state,
      makes_variants = excluded.makes_variants, group_name = excluded.group_name, position = excluded.position`.execute(
    tx,
  );
}

/** Entries that are to be in the place of a category's own, before they are. */
export type WouldBe = { categoryId: string; entries: readonly TemplateEntryRecord[] };

const stored = sql`select e.category_id, e.attribute_id, e.state, e.makes_variants, e.group_name, e.position
  from category_attribute e where e.channel_id is null`;

function entriesWith({ categoryId, entries }: WouldBe): RawBuilder<unknown> {
  return sql`${stored} and e.category_id <> ${categoryId}::uuid
    union all select ${categoryId}::uuid, r."attributeId", r.state, r."makesVariants", r."group", r.position
      from jsonb_to_recordset(${JSON.stringify(entries.map((entry, position) => ({ ...entry, position })))}::jsonb)
        as r ("attributeId" uuid, state text, "makesVariants" boolean, "group" text, position integer)`;
}

/**
 * The entries that stand on the ways down to categories, as rows `category_id, attribute_id, state, makes_variants, group_name,
 * position, set_by, distance`. `categories` selects `id`. Attributes in the bin are left out.
 */
export function standingEntries(categories: RawBuilder<unknown>, wouldBe?: WouldBe): RawBuilder<unknown> {
  return sql`(with recursive way as (
      select c.id as category_id, c.id as node, c.parent_id, 0 as distance from category c where c.id in (${categories})
      union all select w.category_id, c.id, c.parent_id, w.distance + 1 from category c join way w on c.id = w.parent_id)
      cycle category_id, node set is_cycle using trail
    select w.category_id, e.attribute_id, e.state, e.makes_variants, e.group_name, e.position, w.node as set_by, w.distance
    from way w join (${wouldBe ? entriesWith(wouldBe) : stored}) e on e.category_id = w.node
    join attribute a on a.id = e.attribute_id and a.deleted_at is null where not w.is_cycle)`;
}

/** The same with the nearest entry of each attribute alone: the templates of categories, what is OFF included. */
export function resolvedTemplates(categories: RawBuilder<unknown>, wouldBe?: WouldBe): RawBuilder<unknown> {
  return sql`(select distinct on (s.category_id, s.attribute_id) s.* from ${standingEntries(categories, wouldBe)} s
    order by s.category_id, s.attribute_id, s.distance)`;
}

/** All entries on the ways down to categories, the nearest of each attribute first. One statement. */
export function findStanding(db: Db, categoryIds: readonly string[]): Promise<StandingEntry[]> {
  return readPrepared(
    db,
    sql<StandingEntry>`select s.category_id as "categoryId", s.set_by as "setBy", s.distance, s.attribute_id as "attributeId", s.state,
        s.makes_variants as "makesVariants", s.group_name as "group"
      from ${standingEntries(sql`select i.id from category i where i.id = ${anyOf(categoryIds)}`)} s
      window nearest as (partition by s.category_id, s.attribute_id order by s.distance)
      order by s.category_id, first_value(s.distance) over nearest desc, first_value(s.position) over nearest, s.attribute_id, s.distance`,
  );
}

export type TemplateUse = TemplateEntryRecord & { categoryId: string };

/** Which categories themselves say something of attributes; by the names of the categories. */
export async function findUses(db: Db | Tx, attributeIds: readonly string[]): Promise<TemplateUse[]> {
  const { rows } = await sql<TemplateUse>`select e.category_id as "categoryId", ${entryColumns}
    from category_attribute e join category c on c.id = e.category_id and c.deleted_at is null
    where e.attribute_id = any(${attributeIds}::uuid[]) and e.channel_id is null order by c.name, c.id`.execute(db);
  return rows;
}

export type KnownAttribute = { id: string; isBasic: boolean; isVariantLevel: boolean };

/** Attributes that do not lie in the bin, which stay out of it until the transaction ends. */
export async function holdAttributes(tx: Tx, ids: readonly string[]): Promise<Map<string, KnownAttribute>> {
  const { rows } = await sql<KnownAttribute>`select id, is_basic as "isBasic", is_variant_level as "isVariantLevel"
    from attribute where id = any(${ids}::uuid[]) and deleted_at is null order by id for key share`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Categories that name attributes, those in the bin included, locked until the transaction ends. */
export async function lockUsers(tx: Tx, attributeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from category c where c.id in (
    select category_id from category_attribute where attribute_id = any(${attributeIds}::uuid[])) order by c.id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function removeEntriesOf(tx: Tx, attributeIds: readonly string[]): Promise<void> {
  await sql`delete from category_attribute where attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
}
