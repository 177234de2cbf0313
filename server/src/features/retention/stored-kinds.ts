import {
  retentionAuditMonthsSetting,
  retentionBytesDaysSetting,
  retentionFetchMonthsSetting,
  retentionRunDaysSetting,
  retentionSnapshotMonthsSetting,
} from '@quarry/contracts/retention';
import type { SettingDefinition } from '@quarry/contracts/settings';

/** What grows and is kept within a limit, as figures name it. */
export type StoredKind = 'stored_pages' | 'fetches' | 'snapshots' | 'run_items' | 'audit';

type KindRule = {
  setting: SettingDefinition<number>;
  /** Days go one by one, months as a whole. */
  unit: 'days' | 'months';
  isOfShops: boolean;
};

export const storedKinds: Record<StoredKind, KindRule> = {
  stored_pages: { setting: retentionBytesDaysSetting, unit: 'days', isOfShops: true },
  fetches: { setting: retentionFetchMonthsSetting, unit: 'months', isOfShops: true },
  snapshots: { setting: retentionSnapshotMonthsSetting, unit: 'months', isOfShops: true },
  run_items: { setting: retentionRunDaysSetting, unit: 'days', isOfShops: false },
  audit: { setting: retentionAuditMonthsSetting, unit: 'months', isOfShops: false },
};

export const storedKindNames = Object.keys(storedKinds) as StoredKind[];

const dayMs = 86_400_000;

/** What is of before this day has passed the limit; null where nothing ever does. */
export function pastBefore({ unit }: KindRule, limit: number, now: Date): Date | null {
  if (limit === 0) return null;
  if (unit === 'days') return new Date(now.getTime() - limit * dayMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - limit));
}

/** When the last of a month, `2027-01`, has passed the limit; null where it never does. */
export function goesAt({ unit }: KindRule, limit: number, month: string): Date | null {
  if (limit === 0) return null;
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1 + (unit === 'months' ? limit : 0));
  return unit === 'months' ? next : new Date(next.getTime() + limit * dayMs);
}
