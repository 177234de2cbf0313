import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
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
import type { PropertyNameFilter } from '../../platform/graphql/index.ts';
import { propertyNameStatuses } from '@quarry/contracts/properties';
import type { PropertyNameRecord, PropertyNameState } from './property-name.ts';
import { visiblePropertyNames } from './visible-property-names.ts';

export type PropertyNameSortField = 'OFFER_COUNT' | 'TEXT' | 'CREATED_AT';
export type PropertyNameListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<PropertyNameSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const propertyNames = recordList<PropertyNameRecord, PropertyNameSortField>({
  table: 'property_name h',
  columns: sql`h.id, h.shop_id as "shopId", s.name as "shopName", h.text, h.examples, h.state, h.offer_count as "offerCount",
    h.attribute_id as "attributeId", c.name as "attributeName", p.id as "proposedAttributeId", p.name as "proposedAttributeName", h.proposal, h.confidence, h.is_by_rule as "isByRule",
    h.decided_at as "decidedAt", h.created_at as "createdAt",
    h.updated_at as "updatedAt", h.version`,
  relations: sql`join shop s on s.id = h.shop_id
    left join attribute c on c.id = h.attribute_id and c.deleted_at is null
    left join attribute p on p.id = h.proposed_attribute_id and p.deleted_at is null`,
  sorts: {
    OFFER_COUNT: { column: 'h.offer_count', type: 'integer' },
    TEXT: { column: 'h.text', type: 'text' },
    CREATED_AT: { column: 'h.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'OFFER_COUNT', direction: 'DESC' }],
});

/** What the list of names can be asked. */
export const propertyNameFilter = listFilter<PropertyNameFilter>({
  text: { type: 'text', column: 'h.text' },
  state: { type: 'choice', column: 'h.state', choices: [...propertyNameStatuses] },
  shopId: { type: 'id', of: 'Shop', column: 'h.shop_id' },
  attributeId: { type: 'id', of: 'Attribute', column: 'h.attribute_id', isNullable: true },
  hasProposal: { type: 'flag', isTrue: sql`h.proposed_attribute_id is not null` },
  isByRule: { type: 'flag', isTrue: sql`h.is_by_rule` },
  offerCount: { type: 'number', column: 'h.offer_count', sqlType: 'bigint' },
  createdAt: { type: 'date', column: 'h.created_at' },
});

function listConditions({ actor, search, filter }: PropertyNameListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [visiblePropertyNames(actor), ...filter, ...(words ? [sql`h.text ilike ${containing(words)}`] : [])];
}

export function listPropertyNames(db: Db, request: PropertyNameListRequest): Promise<ListPage<PropertyNameRecord>> {
  return propertyNames.page(db, { ...request, where: listConditions(request) });
}

export function countPropertyNames(
  db: Db,
  request: PropertyNameListRequest,
): Promise<{ count: number; isExact: boolean }> {
  return propertyNames.total(db, listConditions(request));
}

/** Names by id, as far as the actor sees them. */
export function findPropertyNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, PropertyNameRecord>> {
  return propertyNames.find(db, ids, [visiblePropertyNames(actor)]);
}

/** A name, locked against a second editor until the transaction ends. */
export const { lock: findPropertyNameForUpdate } = propertyNames;

/** Who decides about a name; null where it is a rule. */
export type Decision = { state: PropertyNameState; attributeId: string | null; by: string | null };

export async function decidePropertyNameRow(
  tx: Tx,
  id: string,
  { state, attributeId, by }: Decision,
  now: Date,
): Promise<void> {
  await sql`update property_name set state = ${state}, attribute_id = ${attributeId}::uuid, decided_by = ${by}::uuid,
    decided_at = ${state === 'OPEN' ? null : now}::timestamptz, proposed_attribute_id = null, proposal = null, confidence = null,
    is_by_rule = false, proposed_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
}

/** Locks some of the accepted names whose attribute is deleted, or lies in the bin. */
export async function findOrphanedPropertyNames(
  tx: Tx,
  limit: number,
): Promise<{ id: string; shopId: string; attributeId: string | null }[]> {
  const found = await sql<{ id: string; shopId: string; attributeId: string | null }>`
    select h.id, h.shop_id as "shopId", h.attribute_id as "attributeId" from property_name h where h.state = 'ACCEPTED'
      and not exists (select from attribute c where c.id = h.attribute_id and c.deleted_at is null)
    order by h.id limit ${limit} for no key update`.execute(tx);
  return found.rows;
}
