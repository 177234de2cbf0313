import { retentionFetchMonthsSetting, retentionSnapshotMonthsSetting } from '@quarry/contracts/retention';
import type { SettingDefinition } from '@quarry/contracts/settings';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { settingValue } from '../../platform/settings/index.ts';
import type { RetainedTable } from './month-tables.ts';
import {
  findFreed,
  type FreedMonth,
  listRetainedMonths,
  listShopIds,
  type RetainedMonth,
  takeRetentionStep,
} from './retention.store.ts';

const limits: Record<RetainedTable, SettingDefinition<number>> = {
  page_fetch: retentionFetchMonthsSetting,
  offer_snapshot: retentionSnapshotMonthsSetting,
};

/** Rows that a step reads at most, and seconds that a swapped month waits for those who had read it before. */
export type RetentionPace = { most: number; restS: number };

const usualPace: RetentionPace = { most: 20_000, restS: 300 };

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * Takes every month that has passed a limit as far as it comes now. What is in use or rests is taken up by the next call; a killed worker
 * loses the step in hand. Resolves with how many months ended.
 */
export async function retainMonths(
  deps: RetentionDeps,
  signal?: AbortSignal,
  pace: Partial<RetentionPace> = {},
  tell?: (kind: RetainedTable, freed: FreedMonth) => Promise<void>,
): Promise<number> {
  const { db, clock } = deps;
  let ended = 0;
  const limitsOfShops = await limitsByShop(deps);
  for (const month of await listRetainedMonths(db)) {
    const passed = [...limitsOfShops[month.parent]]
      .filter(([, months]) => endOfLimit(month.month, months) <= clock.now())
      .map(([shopId]) => shopId);
    if (!isDue(month, passed)) continue;
    for (let step = 'more'; step === 'more';) {
      if (signal?.aborted) return ended;
      step = await takeRetentionStep(db, month, passed, { now: clock.now(), ...usualPace, ...pace });
      if (step === 'busy') return ended;
      if (step === 'done') ended += 1;
      if (step !== 'done') continue;
      const freed = await findFreed(db, month);
      log.info({
        event: 'retention.month-freed',
        table: month.parent,
        month: month.month.toISOString(),
        ...freed,
      });
      await tell?.(month.parent, freed);
    }
  }
  return ended;
}

/** A month is gone through once for each limit that it passes, and to its end once it was begun. */
function isDue({ phase, waiting }: RetainedMonth, passed: readonly string[]): boolean {
  if (phase === null) return passed.length > 0;
  return phase !== 'done' || passed.some((shopId) => waiting.includes(shopId));
}

/** A month passes a limit when so many months lie between its end and now. */
function endOfLimit(month: Date, months: number): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1 + months));
}

async function limitsByShop(deps: RetentionDeps): Promise<Record<RetainedTable, Map<string, number>>> {
  const shopIds = await listShopIds(deps.db);
  const of = async (table: RetainedTable) => {
    const found = new Map<string, number>();
    for (const shopId of shopIds) found.set(shopId, await settingValue(deps, limits[table], { shopId }));
    return found;
  };
  return { page_fetch: await of('page_fetch'), offer_snapshot: await of('offer_snapshot') };
}
