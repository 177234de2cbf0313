import { type ShopDraft, shopKinds, shopStatuses } from '@quarry/contracts/shops';
import { settings } from '@quarry/contracts/settings';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  type NameOrder,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ShopFilter } from '../../platform/graphql/index.ts';
import { settingsOfShops } from '../../platform/settings/index.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import { addressKeysAbove, shopAddress, shopAddressKey, type ShopRecord } from './shop.ts';

export type ShopSortField = 'name' | 'createdAt';
export type ShopListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ShopSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const keysOfShopSettings = settings.filter(({ scopes }) => scopes.includes('shop')).map(({ key }) => key);

const shops = recordList<ShopRecord, ShopSortField>({
  table: 'shop s',
  columns: sql`s.id, s.name, s.slug, s.url, s.country, s.currency, s.prices_include_tax as "pricesIncludeTax",
    s.locale, s.time_zone as "timeZone", s.contact_email as "contactEmail", s.kind, s.is_marketplace as "isMarketplace",
    s.status, s.min_delay_ms as "minDelayMs", s.created_at as "createdAt", s.updated_at as "updatedAt", s.version`,
  sorts: {
    name: { column: 's.name', type: 'text', isName: true },
    createdAt: { column: 's.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

function readable(actor: Actor): RawBuilder<boolean> {
  return scopeCondition(actor, 'read', 'Shop', { shopId: 's.id' });
}

/** Whether a crawler or a grabber that is not archived reads the shop, and the reader may know of it. */
function isRead(reader: Actor): RawBuilder<unknown> {
  const crawlers = scopeCondition(reader, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const grabbers = scopeCondition(reader, 'read', 'Grabber', { shopId: 'g.shop_id' });
  return sql`(exists (select 1 from crawler c where c.shop_id = s.id and c.state <> 'archived' and ${crawlers})
    or exists (select 1 from grabber g where g.shop_id = s.id and g.state <> 'archived' and ${grabbers}))`;
}

/** Whether the shop has a value of its own for one of these settings, and the reader may know of it. */
function hasOwnSetting(keys: readonly string[], reader: Actor): RawBuilder<unknown> {
  if (!may(reader, 'read', 'Setting')) return sql`false`;
  return sql`s.id in (select o.shop_id from ${settingsOfShops} o where o.key = any(${keys}::text[]))`;
}

/** How many of the shops that the actor may read have a value of their own, by the key of the setting. */
export async function countOwnSettings(db: Db, actor: Actor): Promise<Map<string, number>> {
  const found = await sql<{ key: string; count: number }>`
    select o.key, count(*) as count from ${settingsOfShops} o join shop s on s.id = o.shop_id where ${readable(actor)}
    group by o.key`.execute(db);
  return new Map(found.rows.map(({ key, count }) => [key, count]));
}

/** What the shop list can be asked. */
export const shopFilter = listFilter<ShopFilter>({
  name: { type: 'text', column: 's.name' },
  url: { type: 'text', column: 's.url' },
  status: { type: 'choice', column: 's.status', choices: shopStatuses },
  kind: { type: 'choice', column: 's.kind', choices: shopKinds },
  hasSource: { type: 'flag', isTrue: isRead },
  ownSetting: { type: 'choice', choices: keysOfShopSettings, holds: hasOwnSetting },
  isMarketplace: { type: 'flag', isTrue: sql`s.is_marketplace` },
  country: { type: 'code', column: 's.country', isNullable: true },
  currency: { type: 'code', column: 's.currency', isNullable: true },
  createdAt: { type: 'date', column: 's.created_at' },
});

/** The condition of the shop list over `shop s`, also for anyone who counts what the list shows. */
export function shopConditions(request: Omit<ShopListRequest, 'first'>): RawBuilder<unknown>[] {
  const search = request.search?.trim();
  return [
    readable(request.actor),
    ...request.filter,
    ...(search ? [sql`(s.name ilike ${containing(search)} or s.url ilike ${containing(search)})`] : []),
  ];
}

export function listShops(db: Db, request: ShopListRequest): Promise<ListPage<ShopRecord>> {
  return shops.page(db, { ...request, where: shopConditions(request) });
}

export function countShops(db: Db, request: ShopListRequest): Promise<{ count: number; isExact: boolean }> {
  return shops.total(db, shopConditions(request));
}

/** The shops of these ids that the actor may read. */
export function findShops(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, ShopRecord>> {
  return shops.find(db, ids, [readable(actor)]);
}

export type ShopMention = Pick<ShopRecord, 'id' | 'name' | 'status'>;

/** The shops of these ids, no matter who asks: for records that name the shop they belong to. */
export async function findShopMentions(db: Db, ids: readonly string[]): Promise<Map<string, ShopMention>> {
  const found = await sql<ShopMention>`select id, name, status from shop where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map((shop) => [shop.id, shop]));
}

/** The shop, locked against a second editor until the transaction ends. */
export const findShopForUpdate = shops.lock;

/** The shop at an address, whatever its scheme, "www." and query. */
export async function findShopIdByAddress(db: Db | Tx, url: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from shop where address_key = ${shopAddressKey(url)}`.execute(db);
  return found.rows[0]?.id;
}

/** The shop that a page belongs to: of several at addresses above it, and that the actor may read, the one at the nearest. */
export async function findShopIdOfPage(
  db: Db,
  actor: Actor,
  url: string,
  exceptId: string | null,
): Promise<string | undefined> {
  const keys = addressKeysAbove(url);
  const found = await sql<{ id: string }>`
    select s.id from shop s where s.address_key = any(${keys}::text[]) and s.id is distinct from ${exceptId}::uuid
      and ${readable(actor)} order by length(s.address_key) desc limit 1`.execute(db);
  return found.rows[0]?.id;
}

/** The time zone of a shop, whose days its schedules have where they name none; UTC where the shop is gone. */
export async function timeZoneOfShop(db: Db | Tx, shopId: string): Promise<string> {
  const found = await sql<{ timeZone: string }>`select time_zone as "timeZone" from shop where id = ${shopId}`.execute(
    db,
  );
  return found.rows[0]?.timeZone ?? 'UTC';
}

/** The ids of own shops by their slugs. */
export async function findOwnShopSlugs(db: Db): Promise<Map<string, string>> {
  const found = await sql<{
    id: string;
    slug: string;
  }>`select id, slug from shop where kind = 'own' order by slug`.execute(db);
  return new Map(found.rows.map(({ id, slug }) => [slug, id]));
}

/** Lets nobody else take this address until the transaction ends. */
export async function lockAddress(tx: Tx, url: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shop:${shopAddressKey(url)}`}, 0))`.execute(tx);
}

export async function insertShop(tx: Tx, id: string, draft: ShopDraft, now: Date): Promise<void> {
  const slug = slugOf(draft.name);
  const taken = await tx.selectFrom('shop').select('id').where('slug', '=', slug).executeTakeFirst();
  await tx
    .insertInto('shop')
    .values({
      id,
      slug: taken ? slugBeside(slug, id) : slug,
      ...shopFields(draft),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateShopRow(tx: Tx, id: string, draft: ShopDraft, now: Date): Promise<void> {
  await tx
    .updateTable('shop')
    .set((shop) => ({ ...shopFields(draft), updated_at: now, version: shop('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function shopFields(draft: ShopDraft) {
  return {
    name: draft.name,
    url: shopAddress(draft.url),
    country: draft.country,
    currency: draft.currency,
    prices_include_tax: draft.pricesIncludeTax,
    locale: draft.locale,
    time_zone: draft.timeZone,
    contact_email: draft.contactEmail,
    kind: draft.kind,
    is_marketplace: draft.isMarketplace,
    status: draft.status,
    min_delay_ms: draft.minDelayMs,
  };
}
