import {
  type AttributeDraft,
  attributeGroups,
  type AttributeRules,
  attributeTypes,
  noRules,
} from '@quarry/contracts/attributes';
import type { LocalTexts } from '@quarry/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readPrepared,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { AttributeFilter } from '../../platform/graphql/index.ts';
import type { AttributeRecord } from './attribute.ts';

export type AttributeSortField = 'NAME' | 'CODE' | 'POSITION' | 'CREATED_AT' | 'UPDATED_AT';
export type AttributeListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<AttributeSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const rule = (name: keyof AttributeRules) => sql.lit(name);

const columns = sql`a.id, a.code, a.name, json_build_object('names', a.names, 'helps', a.helps) as texts, a.aliases,
  a.group_name as "group", a.position, a.type, a.unit_family as "unitFamily", a.unit, a.is_basic as "isBasic",
  a.is_localized as "isLocalized", a.is_channel_level as "isChannelLevel", a.is_variant_level as "isVariantLevel",
  a.is_system as "isSystem", a.rules ->> ${rule('pattern')} as pattern, (a.rules ->> ${rule('minLength')})::integer as "minLength",
  (a.rules ->> ${rule('maxLength')})::integer as "maxLength", a.rules ->> ${rule('minimum')} as minimum,
  a.rules ->> ${rule('maximum')} as maximum, coalesce(a.rules -> ${rule('choices')}, '[]') as choices,
  coalesce((a.rules ->> ${rule('isUnique')})::boolean, false) as "isUnique", a.created_at as "createdAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'labels', o.labels, 'color', o.color)
    order by o.position), '[]') from attribute_option o where o.attribute_id = a.id) as "optionRecords", a.updated_at as "updatedAt", a.deleted_at as "deletedAt", a.version`;

const attributes = recordList<AttributeRecord, AttributeSortField>({
  table: 'attribute a',
  columns,
  sorts: {
    NAME: { column: 'a.name', type: 'text' },
    CODE: { column: 'a.code', type: 'text' },
    POSITION: { column: 'a.position', type: 'integer' },
    CREATED_AT: { column: 'a.created_at', type: 'timestamptz' },
    UPDATED_AT: { column: 'a.updated_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'POSITION', direction: 'ASC' }],
});

const isUsed = sql`is_attribute_used(a.id)`;

/** What the list of attributes can be asked. */
export const attributeFilter = listFilter<AttributeFilter>({
  name: { type: 'text', column: 'a.name' },
  code: { type: 'code', column: 'a.code' },
  type: { type: 'choice', column: 'a.type', choices: attributeTypes },
  group: { type: 'choice', column: 'a.group_name', choices: attributeGroups },
  isUsed: { type: 'flag', isTrue: isUsed },
  isSystem: { type: 'flag', isTrue: sql`a.is_system` },
  createdAt: { type: 'date', column: 'a.created_at' },
  updatedAt: { type: 'date', column: 'a.updated_at' },
});

const isThere = sql`a.deleted_at is null`;

const mostWords = 12;

/** Each word of a search stands in a name in any language, in the code or in an alias, whatever its accents. */
function areNamed(search: string): RawBuilder<unknown>[] {
  const words = search.normalize('NFKD').split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map(
    (word) => sql`searched_name(concat_ws(' ', in_all_locales(a.names), a.code, array_to_string(a.aliases, ' ')))
      like searched_name(${containing(word)})`,
  );
}

function listConditions({ search, filter }: AttributeListRequest): RawBuilder<unknown>[] {
  return [isThere, ...filter, ...areNamed(search ?? '')];
}

export function listAttributes(db: Db, request: AttributeListRequest): Promise<ListPage<AttributeRecord>> {
  return attributes.page(db, { ...request, where: listConditions(request) });
}

export function countAttributes(db: Db, request: AttributeListRequest): Promise<{ count: number; isExact: boolean }> {
  return attributes.total(db, listConditions(request));
}

/** All attributes that do not lie in the bin, in the order of a product. */
export async function findAllAttributes(db: Db): Promise<AttributeRecord[]> {
  return readPrepared(
    db,
    sql<AttributeRecord>`select ${columns} from attribute a where ${isThere} order by a.position, a.code`,
  );
}

/** Attributes that do not lie in the bin, by id. */
export function findAttributes(db: Db | Tx, ids: readonly string[]): Promise<Map<string, AttributeRecord>> {
  return attributes.find(db, ids, [isThere]);
}

/** An attribute that does not lie in the bin, locked until the transaction ends; no value of it is added meanwhile. */
export async function findAttributeForUpdate(tx: Tx, id: string): Promise<AttributeRecord | undefined> {
  const attribute = await attributes.lock(tx, id);
  return attribute?.deletedAt === null ? attribute : undefined;
}

/** One from the bin. */
export async function findBinnedAttribute(tx: Tx, id: string): Promise<AttributeRecord | undefined> {
  const attribute = await attributes.lock(tx, id);
  return attribute?.deletedAt === null ? undefined : attribute;
}

/** Which of the attributes have a value, one that lost to another included. */
export async function findUsedAttributes(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`select a.id from unnest(${ids}::uuid[]) a (id) where ${isUsed}`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** Lets nobody else give attributes their words until the transaction ends. */
export async function lockWords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('attribute words', 0))`.execute(tx);
}

export type WordOwner = { id: string; name: string; code: string; aliases: string[]; isBinned: boolean };

/** By which words the other attributes are known, those in the bin included. */
export async function findWordOwners(tx: Tx, ownId: string): Promise<WordOwner[]> {
  const found = await sql<WordOwner>`select id, name, code, aliases, deleted_at is not null as "isBinned" from attribute
    where id <> ${ownId} order by position, code`.execute(tx);
  return found.rows;
}

export type AttributeSet = Omit<AttributeDraft, 'names' | 'helps' | 'position' | 'options'> & {
  names: LocalTexts;
  helps: LocalTexts;
  /** Null for behind the others. */
  position: number | null;
};

export async function insertAttribute(tx: Tx, id: string, set: AttributeSet, now: Date): Promise<void> {
  const { position, ...named } = columnsOf(set);
  await tx
    .insertInto('attribute')
    .values({
      id,
      ...named,
      position: position ?? sql<number>`(select coalesce(max(o.position), 0) + 1 from attribute o)`,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateAttributeRow(tx: Tx, id: string, set: AttributeSet, now: Date): Promise<void> {
  const { position, ...named } = columnsOf(set);
  await tx
    .updateTable('attribute')
    .set((of) => ({
      ...named,
      ...(position !== null && { position }),
      updated_at: now,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(set: AttributeSet) {
  const rules = Object.fromEntries((Object.keys(noRules) as (keyof AttributeRules)[]).map((name) => [name, set[name]]));
  return {
    code: set.code,
    names: JSON.stringify(set.names),
    helps: JSON.stringify(set.helps),
    aliases: set.aliases,
    group_name: set.group,
    position: set.position,
    type: set.type,
    unit_family: set.unitFamily,
    unit: set.unit,
    is_localized: set.isLocalized,
    is_channel_level: set.isChannelLevel,
    is_variant_level: set.isVariantLevel,
    rules: JSON.stringify(rules),
  };
}

export async function setAttributeDeleted(tx: Tx, id: string, deletedAt: Date | null, now: Date): Promise<void> {
  await tx
    .updateTable('attribute')
    .set((of) => ({ deleted_at: deletedAt, updated_at: now, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeAttributes(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from attribute where id = any(${ids}::uuid[]) and deleted_at is not null`.execute(tx);
}

/** Keeps an attribute where it is until the transaction ends; resolves with its code, undefined where it is gone. */
export async function holdAttribute(tx: Tx, id: string): Promise<string | undefined> {
  const found = await sql<{ code: string }>`
    select code from attribute where id = ${id} and deleted_at is null for key share`.execute(tx);
  return found.rows[0]?.code;
}
