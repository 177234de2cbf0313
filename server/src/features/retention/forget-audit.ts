import { retentionAuditMonthsSetting } from '@quarry/contracts/retention';
import type { Deps } from '../../platform/feature.ts';
import type { Freed } from '../../platform/runs/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { forgetAuditBlock } from '../audit/index.ts';

/**
 * Deletes the entries of blocks of the audit trail that were closed longer ago than the setting says, a block a step; none where it says
 * that all are kept.
 */
export async function forgetAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  tell: (freed: Freed) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<void> {
  const months = await settingValue(deps, retentionAuditMonthsSetting);
  if (months === 0) return;
  const now = deps.clock.now();
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  for (;;) {
    if (signal?.aborted) return;
    const freed = await forgetAuditBlock(deps.db, { before, now });
    if (freed === null) return;
    await tell(freed);
  }
}
