import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findDashboardView, putDashboardVisit, saveFigures } from './dashboard-view.store.ts';

/** Keeps which figures a person wants to see; the newest choice wins. */
export function chooseFigures(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  codes: readonly string[] | null,
): Promise<{ kind: 'chosen'; codes: readonly string[] | null }> {
  return withTransaction(deps.db, async (tx) => {
    const { figures } = await findDashboardView(tx, userId, deps.clock.now());
    await saveFigures(tx, userId, codes);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'dashboard_view',
      entityId: userId,
      action: 'updated',
      before: { figures },
      after: { figures: codes },
    });
    return { kind: 'chosen', codes };
  });
}

export function noteDashboardVisit(deps: Deps, userId: string): Promise<{ kind: 'noted'; at: Date }> {
  const at = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await putDashboardVisit(tx, userId, at);
    return { kind: 'noted', at };
  });
}
