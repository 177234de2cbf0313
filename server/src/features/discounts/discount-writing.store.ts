import type { DiscountTarget } from '@quarry/contracts/discounts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { keysOfName } from '../../platform/search-keys.ts';
import { combinesColumns, type DiscountValues } from './discount.ts';

/** Adds a draft with its counter. */
export async function insertDiscount(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  values: DiscountValues,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('discount')
    .values({ id, shop_id: shopId, ...columnsOf(values), created_at: now, updated_at: now })
    .execute();
  await tx.insertInto('discount_counter').values({ discount_id: id, shop_id: shopId }).execute();
  await addParts(tx, { id, shopId }, values);
}

export async function updateDiscountRow(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  values: DiscountValues,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('discount')
    .set((discount) => ({ ...columnsOf(values), updated_at: now, version: discount('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('discount_channel').where('discount_id', '=', id).execute();
  await tx.deleteFrom('discount_target').where('discount_id', '=', id).execute();
  await tx.deleteFrom('discount_name_key').where('discount_id', '=', id).execute();
  await addParts(tx, { id, shopId }, values);
}

const minimumKinds = { NONE: 'none', AMOUNT: 'amount', QUANTITY: 'quantity' } as const;

function columnsOf(values: DiscountValues) {
  const isGiven = values.kind === 'BUY_X_GET_Y';
  const [product, order, shipping] = combinesColumns(values.combinesWith);
  return {
    name: values.name,
    label: JSON.stringify(values.labels),
    kind: values.kind,
    method: values.method,
    priority: values.priority,
    starts_at: values.startsAt,
    ends_at: values.endsAt,
    percent_ppm: isGiven ? null : values.percentPpm,
    get_percent_ppm: isGiven ? values.percentPpm : null,
    amount_minor: values.amountMinor,
    currency: values.currency,
    max_minor: values.maxMinor,
    minimum_kind: minimumKinds[values.minimumKind],
    minimum: values.minimum,
    buy_qty: values.buyQuantity,
    get_qty: values.getQuantity,
    uses_per_order: values.usesPerOrder,
    limit_total: values.limitTotal,
    limit_per_customer: values.limitPerCustomer,
    combines_product: product,
    combines_order: order,
    combines_shipping: shipping,
  };
}

async function addParts(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  { name, kind, channelIds, targets, getTargets }: DiscountValues,
): Promise<void> {
  const keys = keysOfName(name).map((key) => ({ discount_id: id, shop_id: shopId, key }));
  if (keys.length > 0) await tx.insertInto('discount_name_key').values(keys).execute();
  const channels = channelIds.map((channelId) => ({ discount_id: id, shop_id: shopId, channel_id: channelId }));
  if (channels.length > 0) await tx.insertInto('discount_channel').values(channels).execute();
  const rows = (side: string, all: readonly DiscountTarget[]) =>
    all.map((target, position) => ({
      discount_id: id,
      shop_id: shopId,
      side,
      position,
      kind: target.kind,
      target_id: target.id,
      is_excluded: target.isExcluded,
    }));
  const all = [...rows(kind === 'BUY_X_GET_Y' ? 'buy' : 'scope', targets), ...rows('get', getTargets)];
  if (all.length > 0) await tx.insertInto('discount_target').values(all).execute();
}

/** Those of the ids that are channels of the shop and not archived. */
export async function findChannelsOf(tx: Tx, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`select id from channel
    where shop_id = ${shopId} and id = any(${ids}::uuid[]) and status <> 'ARCHIVED'`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}

/** Those of the targets that are there, each as `<kind> <id>`. */
export async function findKnownTargets(tx: Tx, targets: readonly DiscountTarget[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const ids = (wanted: DiscountTarget['kind']) => targets.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const found = await sql<{ key: string }>`
    select 'category ' || id as key from category where id = any(${ids('category')}::uuid[])
      and (deleted_at is null or merged_into is not null)
    union all select 'brand ' || id from brand where id = any(${ids('brand')}::uuid[]) and redirect_to is null
    union all select 'product ' || id from product where id = any(${ids('product')}::uuid[]) and deleted_at is null
    union all select 'variant ' || v.id from variant v join product p on p.id = v.product_id
      where v.id = any(${ids('variant')}::uuid[]) and p.deleted_at is null`.execute(tx);
  return new Set(found.rows.map(({ key }) => key));
}

export async function markDiscountDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update discount set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
  // Its codes are free meanwhile.
  await sql`update discount_code set disabled_at = ${now} where discount_id = ${id} and disabled_at is null`.execute(
    tx,
  );
}

/** Brings a draft back, with those of its codes that nobody took meanwhile. Resolves with false where it is gone. */
export async function unmarkDiscountDeleted(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [held] = (
    await sql<{
      deletedAt: Date;
    }>`select deleted_at as "deletedAt" from discount where id = ${id} and deleted_at is not null
      for update`.execute(tx)
  ).rows;
  if (!held) return false;
  await sql`update discount set deleted_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
  await sql`update discount_code c set disabled_at = null where c.discount_id = ${id} and c.disabled_at = ${held.deletedAt}
    and not exists (select from discount_code o where o.shop_id = c.shop_id and o.code_norm = c.code_norm
      and o.disabled_at is null)`.execute(tx);
  return true;
}

export async function removeDiscounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from discount where id = any(${ids}::uuid[])`.execute(tx);
}

/** What discounts of a shop are called, in small letters; of two who ask at once the second waits until the transaction of the first ends. */
export async function findNamesForUpdate(tx: Tx, shopId: string): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`discount-name:${shopId}`}, 0))`.execute(tx);
  const found = await sql<{ name: string }>`
    select lower(name) as name from discount where shop_id = ${shopId} and deleted_at is null`.execute(tx);
  return new Set(found.rows.map(({ name }) => name));
}
