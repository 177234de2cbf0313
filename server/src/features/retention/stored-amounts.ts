import type { Deps } from '../../platform/feature.ts';
import { resolveSetting, type StoredSettings } from '../../platform/settings/index.ts';
import { listShopIds } from './retention.store.ts';
import { listMonthFigures, type MonthFigures, type PastLimits } from './storage.store.ts';
import { pastBefore, type StoredKind, storedKinds } from './stored-kinds.ts';

/** The limits of a kind: of the installation, and of shops with one of their own. */
export type Limits = { usual: number; own: ReadonlyMap<string, number> };

type LimitDeps = Pick<Deps, 'db' | 'settings'>;

export async function limitsOf({ db, settings }: LimitDeps, kind: StoredKind): Promise<Limits> {
  const { setting, isOfShops } = storedKinds[kind];
  const stored: StoredSettings = await settings.stored();
  const own = new Map<string, number>();
  for (const shopId of isOfShops ? await listShopIds(db) : []) {
    const { value, source } = resolveSetting(setting, stored, settings.outside, { shopId });
    if (source === 'SHOP') own.set(shopId, value);
  }
  return { usual: resolveSetting(setting, stored, settings.outside, {}).value, own };
}

export function pastLimits(kind: StoredKind, { usual, own }: Limits, now: Date): PastLimits {
  const rule = storedKinds[kind];
  const ofShops = new Map<string, Date>();
  for (const [shopId, limit] of own) {
    const before = pastBefore(rule, limit, now);
    if (before !== null) ofShops.set(shopId, before);
  }
  return { ofShops, usual: pastBefore(rule, usual, now) };
}

/** The months of a kind by such limits. */
export function monthsBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: { walkId: string; kind: StoredKind; shopId: string | null },
  limits: Limits,
): Promise<MonthFigures[]> {
  return listMonthFigures(db, { ...asked, limits: pastLimits(asked.kind, limits, clock.now()) });
}
