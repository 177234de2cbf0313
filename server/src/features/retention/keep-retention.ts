import { retentionRunDaysSetting } from '@quarry/contracts/retention';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { forgetAudit } from './forget-audit.ts';
import { forgetRunItems } from './forget-run-items.ts';
import { retainMonths, type RetentionPace } from './retain-months.ts';
import { withRetentionLine } from './retention-line.ts';
import { deleteRetentionRuns } from './retention-run.store.ts';

const dayMs = 86_400_000;

/** Frees all rows that have passed their limit. */
export function keepRetention(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  signal?: AbortSignal,
  pace: Partial<RetentionPace> = {},
): Promise<void> {
  return withRetentionLine(deps, signal, async (tell) => {
    await retainMonths(deps, signal, pace, tell);
    await forgetRunItems(deps, tell, signal);
    await forgetAudit(deps, (freed) => tell('change', freed), signal);
    const days = await settingValue(deps, retentionRunDaysSetting);
    await deleteRetentionRuns(deps.db, new Date(deps.clock.now().getTime() - days * dayMs));
  });
}
