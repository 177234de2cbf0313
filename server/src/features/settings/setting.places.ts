import { findSetting, settings } from '@quarry/contracts/settings';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findSettingPlace, lockStoredSetting } from '../../platform/settings/index.ts';
import { atInstallation, type PlacedSetting, settingId, type SettingRecord } from './setting.ts';

const ofInstallation = new Map(settings.map(atInstallation).map((placed) => [settingId(placed), placed]));

/** Which setting an id of the audit trail means; undefined for none, and for one whose key is gone from the registry. */
export async function findPlace(db: Db | Tx, id: string): Promise<PlacedSetting | undefined> {
  const known = ofInstallation.get(id);
  if (known) return known;
  const place = await findSettingPlace(db, id);
  const definition = place && findSetting(place.key);
  return place && definition && { definition, level: place.level, scopeId: place.scopeId };
}

/** A setting at a place, locked until the transaction ends. */
export async function lockSetting(tx: Tx, placed: PlacedSetting): Promise<SettingRecord> {
  return { ...placed, ...(await lockStoredSetting(tx, settingId(placed))) };
}
