import { retentionRunDaysSetting } from '@quarry/contracts/retention';
import type { Deps } from '../../platform/feature.ts';
import type { Freed, ForgetStep } from '../../platform/runs/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { forgetCrawlItems } from '../crawlers/index.ts';
import { forgetExcavationItems } from '../excavators/index.ts';
import { forgetGrabItems } from '../grabbers/index.ts';

/** Whose items go, by the table that most of them are in. */
const steps = {
  crawl_run_page: forgetCrawlItems,
  grab_item: forgetGrabItems,
  excavation_item: forgetExcavationItems,
} satisfies Record<string, ForgetStep>;

export type ItemsKind = keyof typeof steps;

export const itemsKinds = Object.keys(steps) as readonly ItemsKind[];

const dayMs = 86_400_000;

/**
 * Deletes items of runs that ended longer ago than the setting says, `most` rows a step; what a step freed is told as it is done. A killed
 * worker loses the step in hand.
 */
export async function forgetRunItems(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  tell: (kind: ItemsKind, freed: Freed) => Promise<void> | void,
  signal?: AbortSignal,
  most = 5_000,
): Promise<void> {
  const now = deps.clock.now();
  const days = await settingValue(deps, retentionRunDaysSetting);
  const ask = { endedBefore: new Date(now.getTime() - days * dayMs), now, most };
  for (const kind of itemsKinds) {
    for (;;) {
      if (signal?.aborted) return;
      const freed = await steps[kind](deps.db, ask);
      if (freed === null) break;
      await tell(kind, freed);
    }
  }
}
