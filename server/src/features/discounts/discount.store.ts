import {
  type DiscountIntent,
  discountKinds,
  discountMethods,
  type DiscountStatus,
  discountStatuses,
  normalCode,
} from '@quarry/contracts/discounts';
import { type RawBuilder, sql } from 'kysely';
import { scopeCondition, type Actor } from '../../platform/auth/index.ts';
import { type Db, type ListPage, type ListSort, type ListStart, recordList, type Tx } from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { DiscountFilter } from '../../platform/graphql/index.ts';
import { searchedByName } from '../../platform/search-keys.ts';
import type { DiscountRecord } from './discount.ts';

export type DiscountSortField = 'NAME' | 'STARTS_AT' | 'ENDS_AT' | 'PRIORITY' | 'CREATED_AT';
export type DiscountListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<DiscountSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const targetsOf = (sides: string) => sql`coalesce((select json_agg(json_build_object('kind', t.kind, 'id', t.target_id,
  'isExcluded', t.is_excluded) order by t.position) from discount_target t where t.discount_id = d.id and t.side ${sql.raw(sides)}), '[]')`;

export const discountColumns = sql`d.id, d.shop_id as "shopId", d.name, d.label as labels, d.kind, d.class, d.method, d.intent, d.priority,
  d.starts_at as "startsAt", d.ends_at as "endsAt", d.ended_at as "endedAt",
  coalesce(d.percent_ppm, d.get_percent_ppm) as "percentPpm", d.amount_minor as "amountMinor", d.currency,
  d.max_minor as "maxMinor", d.minimum_kind as "minimumKind", d.minimum, d.buy_qty as "buyQuantity", d.get_qty as "getQuantity",
  d.uses_per_order as "usesPerOrder", d.limit_total as "limitTotal", d.limit_per_customer as "limitPerCustomer",
  array_remove(array[case when d.combines_product then 'PRODUCT' end, case when d.combines_order then 'ORDER' end,
    case when d.combines_shipping then 'SHIPPING' end], null) as "combinesWith",
  array(select c.channel_id from discount_channel c where c.discount_id = d.id order by c.channel_id) as "channelIds",
  ${targetsOf("<> 'get'")} as targets, ${targetsOf("= 'get'")} as "getTargets",
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.version`;

const discounts = recordList<DiscountRecord, DiscountSortField>({
  table: 'discount d',
  columns: discountColumns,
  sorts: {
    NAME: { column: 'd.name', type: 'text' },
    STARTS_AT: { column: 'd.starts_at', type: 'timestamptz' },
    ENDS_AT: { column: 'd.ends_at', type: 'timestamptz', isNullable: true },
    PRIORITY: { column: 'd.priority', type: 'integer' },
    CREATED_AT: { column: 'd.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'STARTS_AT', direction: 'DESC' }],
  isScoped: true,
});

const isThere = sql`d.deleted_at is null`;

/** When a discount has a status: the same rule as `discountStatus` of the contracts, for rows. */
const statusHolds: Record<DiscountStatus, (now: Date) => RawBuilder<unknown>> = {
  DRAFT: () => sql`d.intent = 'DRAFT'`,
  SCHEDULED: (now) => sql`(d.intent = 'LIVE' and d.starts_at > ${now} and (d.ends_at is null or d.ends_at > ${now}))`,
  ACTIVE: (now) => sql`(d.intent = 'LIVE' and d.starts_at <= ${now} and (d.ends_at is null or d.ends_at > ${now}))`,
  PAUSED: (now) => sql`(d.intent = 'PAUSED' and (d.ends_at is null or d.ends_at > ${now}))`,
  ENDED: (now) => sql`(d.intent = 'ENDED' or (d.intent in ('LIVE', 'PAUSED') and d.ends_at <= ${now}))`,
};

export function hasStatus(statuses: readonly DiscountStatus[], now: Date): RawBuilder<unknown> {
  return sql`(${sql.join([sql`false`, ...statuses.map((status) => statusHolds[status](now))], sql` or `)})`;
}

/** Those that hold on one of the channels: named, or as every channel of the shop. */
function isOnChannel(ids: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select from channel h where h.id = any(${ids}::uuid[]) and h.shop_id = d.shop_id
    and (exists (select from discount_channel c where c.discount_id = d.id and c.channel_id = h.id)
      or not exists (select from discount_channel c where c.discount_id = d.id)))`;
}

/** What the discount list can be asked. */
export const discountFilter = listFilter<DiscountFilter>({
  name: { type: 'text', column: 'd.name' },
  status: {
    type: 'choice',
    choices: discountStatuses,
    holds: (statuses, _reader, now) => hasStatus(statuses as DiscountStatus[], now),
  },
  shopId: { type: 'id', of: 'Shop', column: 'd.shop_id' },
  kind: { type: 'choice', column: 'd.kind', choices: discountKinds },
  method: { type: 'choice', column: 'd.method', choices: discountMethods },
  channelId: { type: 'id', of: 'Channel', holds: isOnChannel },
  startsAt: { type: 'date', column: 'd.starts_at' },
  endsAt: { type: 'date', column: 'd.ends_at', isNullable: true },
  priority: { type: 'number', sqlType: 'bigint', column: 'd.priority' },
  createdAt: { type: 'date', column: 'd.created_at' },
});

/** The discounts that the actor may read, over `discount d`. */
export function readableDiscounts(actor: Actor): RawBuilder<unknown> {
  return sql`${scopeCondition(actor, 'read', 'Discount', { shopId: 'd.shop_id' })} and ${isThere}`;
}

/** Over `discount d`: whether each word of a text begins one of the name. */
function isNamed(text: string): RawBuilder<unknown> {
  const words = searchedByName(
    text,
    (isMeant) => sql`d.id in (select k.discount_id from discount_name_key k where ${isMeant})`,
  );
  return sql`(${sql.join(words, sql` and `)})`;
}

function listConditions({ actor, search, filter }: DiscountListRequest): RawBuilder<unknown>[] {
  const text = search?.trim();
  const code = normalCode(text ?? '');
  return [
    readableDiscounts(actor),
    ...filter,
    ...(text
      ? [
          sql`(${isNamed(text)} or d.id in (select c.discount_id from discount_code c
            where c.code_norm >= ${code} and c.code_norm < ${`${code}\u{10ffff}`} and c.disabled_at is null))`,
        ]
      : []),
  ];
}

export function listDiscounts(db: Db, request: DiscountListRequest): Promise<ListPage<DiscountRecord>> {
  return discounts.page(db, { ...request, where: listConditions(request) });
}

export function countDiscounts(db: Db, request: DiscountListRequest): Promise<{ count: number; isExact: boolean }> {
  return discounts.total(db, listConditions(request));
}

/** The discounts of these ids that the actor may read. */
export function findDiscounts(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, DiscountRecord>> {
  return discounts.find(db, ids, [readableDiscounts(actor)]);
}

/** One that is not in the bin, locked against a second editor until the transaction ends. */
export async function findDiscountForUpdate(tx: Tx, id: string): Promise<DiscountRecord | undefined> {
  const held = await sql`select from discount d where d.id = ${id} and ${isThere} for update`.execute(tx);
  return held.rows.length === 0 ? undefined : discounts.lock(tx, id);
}

export async function setDiscountIntent(tx: Tx, id: string, intent: DiscountIntent, now: Date): Promise<void> {
  await sql`update discount set intent = ${intent}, ended_at = ${intent === 'ENDED' ? now : null}, updated_at = ${now},
    version = version + 1 where id = ${id}`.execute(tx);
}
