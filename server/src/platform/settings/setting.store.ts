import { sql } from 'kysely';
import { type Db, notify, type Tx } from '../db/index.ts';

/** A place that can have values of its own; what rules is asked of channel, shop and installation, in this order. */
export type SettingLevel = 'USER' | 'CHANNEL' | 'SHOP' | 'INSTALLATION';

/** Stands for the installation where a shop has its id. */
export const installationId = '00000000-0000-0000-0000-000000000000';

/** A key at a place: the shop, channel or user of this id. */
export type KeyedPlace = { key: string; level: SettingLevel; scopeId: string };

/** What is stored at one place; a value of null inherits. */
export type StoredSetting = { value: unknown; version: number };

/** All that is stored, and the state of the table that it was read from. */
export type StoredSettings = {
  epoch: number;
  at: (key: string, level: SettingLevel, id: string) => StoredSetting;
  /** The values of a setting at all places that have one. */
  valuesOf: (key: string) => unknown[];
};

/** The channel that tells of changes. */
export const settingChannel = 'setting_changed';

const nothingStored: StoredSetting = { value: null, version: 0 };

type Row = { key: string; kind: string; id: string } & StoredSetting;

/** Reads all settings in one statement, so that values and epoch fit together. */
export async function readStoredSettings(db: Db | Tx): Promise<StoredSettings> {
  const found = await sql<{ epoch: number; rows: Row[] }>`
    select (select epoch from setting_epoch) as epoch, coalesce((select jsonb_agg(jsonb_build_object('key', key, 'kind', scope_kind,
      'id', scope_id, 'value', value, 'version', version)) from setting where scope_kind <> 'user'), '[]') as rows`.execute(
    db,
  );
  const [{ epoch, rows } = { epoch: 0, rows: [] }] = found.rows;
  const byPlace = new Map(rows.map((row) => [`${row.key} ${row.kind} ${row.id}`, row]));
  return {
    epoch,
    at: (key, level, id) => byPlace.get(`${key} ${level.toLowerCase()} ${id}`) ?? nothingStored,
    valuesOf: (key) => rows.flatMap((row) => (row.key === key && row.value !== null ? [row.value] : [])),
  };
}

/** Counts on with every write of settings. */
export async function readSettingEpoch(db: Db): Promise<number> {
  const found = await sql<{ epoch: number }>`select epoch from setting_epoch`.execute(db);
  return found.rows[0]?.epoch ?? 0;
}

/** Which key at which place a row of this id holds. */
export async function findSettingPlace(db: Db | Tx, id: string): Promise<KeyedPlace | undefined> {
  const found = await sql<KeyedPlace>`
    select key, upper(scope_kind) as level, scope_id as "scopeId" from setting where id = ${id}::uuid`.execute(db);
  return found.rows[0];
}

/** Which shop's value each of these rows holds, of those that hold one. */
export async function findShopsOfSettings(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ id: string; shopId: string }>`
    select id, scope_id as "shopId" from setting where scope_kind = 'shop' and id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, shopId }) => [id, shopId]));
}

/** The shops with values of their own, as rows of key and shop_id. */
export const settingsOfShops = sql`(select key, scope_id as shop_id from setting where scope_kind = 'shop' and value is not null)`;

/** What is stored at a place, locked until the transaction ends. There is no row before the first value, so the lock is on the id. */
export async function lockStoredSetting(tx: Tx, id: string): Promise<StoredSetting> {
  await sql`select pg_advisory_xact_lock(hashtextextended('setting:' || ${id}, 0))`.execute(tx);
  const found = await sql<StoredSetting>`
    select value, version from setting where id = ${id}::uuid for update`.execute(tx);
  return found.rows[0] ?? nothingStored;
}

/** Keeps the value of a place under this id, and has every process read it; null takes the own value away. */
export async function saveStoredSetting(
  tx: Tx,
  id: string,
  { key, level, scopeId }: KeyedPlace,
  value: unknown,
  now: Date,
): Promise<void> {
  await sql`insert into setting (id, key, scope_kind, scope_id, value, version, created_at, updated_at)
    values (${id}::uuid, ${key}, ${level.toLowerCase()}, ${scopeId}::uuid, ${value === null ? null : JSON.stringify(value)}::jsonb, 1,
      ${now}, ${now})
    on conflict (id) do update set value = excluded.value, version = setting.version + 1, updated_at = excluded.updated_at`.execute(
    tx,
  );
  await sql`update setting_epoch set epoch = epoch + 1`.execute(tx);
  await notify(tx, settingChannel, '');
}
