import type { SettingDefinition } from '@quarry/contracts/settings';
import type { Db, NotificationListener, Tx } from '../db/index.ts';
import {
  installationId,
  readSettingEpoch,
  readStoredSettings,
  settingChannel,
  type SettingLevel,
  type StoredSettings,
} from './setting.store.ts';

/** For whom a setting is read: a channel of a shop, a shop, or the installation where nothing is said. */
export type SettingPlace = { shopId?: string | null; channelId?: string | null };

type AskedLevel = Exclude<SettingLevel, 'USER'>;

export type SettingSource = 'VARIABLE' | 'DEFAULT' | AskedLevel;

/** A value with the level that gave it. */
export type ResolvedSetting<Value> = { value: Value; source: SettingSource };

/** What comes from outside the table: values that variables fix, and defaults that depend on how this server runs. */
export type OutsideSettings = {
  fixed: Readonly<Record<string, unknown>>;
  defaults: Readonly<Record<string, unknown>>;
};

/** The settings as this process knows them. */
export type Settings = {
  outside: OutsideSettings;
  /** All that is stored, at most two seconds old; as `from` sees it at this moment, where that is given. */
  stored: (from?: Db | Tx) => Promise<StoredSettings>;
};

/** Less than the two seconds within which a change is in force, by as much as reading may take. */
const checkMs = 1_000;

type Opening = {
  db: Db;
  /** Tells of changes at once; without it they are noticed at the next check. */
  listener?: NotificationListener | undefined;
  outside?: OutsideSettings | undefined;
};

/**
 * Opens the settings of a process. They are read when somebody asks: from memory while a change was neither announced nor possible
 * unnoticed, else anew if the epoch went on.
 */
export function openSettings({ db, listener, outside = { fixed: {}, defaults: {} } }: Opening): Settings {
  let known: StoredSettings | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<StoredSettings> | undefined;
  listener?.on(settingChannel, () => {
    checkedAt = Number.NEGATIVE_INFINITY;
    // What is being read may be older than the change.
    reading = undefined;
  });
  const check = async (): Promise<StoredSettings> => {
    const startedAt = performance.now();
    checkedAt = startedAt;
    try {
      const isSame = known !== undefined && (await readSettingEpoch(db)) === known.epoch;
      const now = isSame && known ? known : await readStoredSettings(db);
      // Of two readings the later state stays.
      if (known === undefined || now.epoch >= known.epoch) known = now;
      return known;
    } catch (error) {
      if (checkedAt === startedAt) checkedAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
  const current = (): Promise<StoredSettings> => {
    if (known !== undefined && reading === undefined && performance.now() - checkedAt < checkMs)
      return Promise.resolve(known);
    if (reading === undefined) {
      const started: Promise<StoredSettings> = check().finally(() => {
        if (reading === started) reading = undefined;
      });
      reading = started;
    }
    return reading;
  };
  return { outside, stored: (from) => (from ? readStoredSettings(from) : current()) };
}

/** The value that rules at a place; within a transaction as that sees it. Throws where the database does not answer. */
export async function settingValue<Value>(
  { db, settings }: { db: Db | Tx; settings: Settings },
  setting: SettingDefinition<Value>,
  place: SettingPlace = {},
): Promise<Value> {
  const stored = await settings.stored(db.isTransaction ? db : undefined);
  return resolveSetting(setting, stored, settings.outside, place).value;
}

/**
 * What rules at a place: the variable, else the value of the channel, the shop or the installation, else the default. A stored value that
 * no longer fits counts as none.
 */
export function resolveSetting<Value>(
  setting: SettingDefinition<Value>,
  stored: StoredSettings,
  outside: OutsideSettings,
  place: SettingPlace,
): ResolvedSetting<Value> {
  const { key, schema } = setting;
  if (Object.hasOwn(outside.fixed, key)) return { value: outside.fixed[key] as Value, source: 'VARIABLE' };
  for (const { level, id } of levelsOf(place)) {
    const { value } = stored.at(key, level, id);
    const parsed = value === null ? undefined : schema.rule.safeParse(value);
    if (parsed?.success) return { value: parsed.data, source: level };
  }
  const ownDefault = Object.hasOwn(outside.defaults, key) ? (outside.defaults[key] as Value) : setting.default;
  return { value: ownDefault, source: 'DEFAULT' };
}

/** The places that are asked in turn, the most special first. */
export function levelsOf({ shopId, channelId }: SettingPlace): { level: AskedLevel; id: string }[] {
  return [
    ...(channelId ? [{ level: 'CHANNEL' as const, id: channelId }] : []),
    ...(shopId ? [{ level: 'SHOP' as const, id: shopId }] : []),
    { level: 'INSTALLATION', id: installationId },
  ];
}
