import type { PreferencesDraft } from '@quarry/contracts/access';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findPreferences, type PreferencesRecord, putPreferences } from './preferences.store.ts';

/** Keeps how the dashboard looks to a person; the newest choice wins. */
export function savePreferences(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  draft: PreferencesDraft,
): Promise<PreferencesRecord> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findPreferences(tx, userId);
    const saved = await putPreferences(tx, userId, draft, deps.clock.now());
    await recordChange(tx, deps, {
      ...origin,
      entity: 'user_preferences',
      entityId: userId,
      action: before ? 'updated' : 'created',
      before: before && audited(before),
      after: audited(saved),
    });
    return saved;
  });
}

function audited({ version: _version, ...choices }: PreferencesRecord): Record<string, unknown> {
  return choices;
}
