import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { changeSetting, checkSettingValue, settingKind } from './setting.commands.ts';
import { findPlace } from './setting.places.ts';

/** What was set is taken back as people set it: a value that no longer fits its rule is refused, one that was inherited is inherited again. */
export const settingHistory: RecordHistory = {
  rightToRestore: async ({ actor, deps }, id) =>
    may(actor, 'read', 'Setting') && (await findPlace(deps.db, id)) ? ['update', 'Setting'] : null,
  restoring: restoringOf(settingKind, ['updated', 'reset'], async (deps, origin, { id, version, fields }) => {
    const placed = await findPlace(deps.db, id);
    if (!placed) return { kind: 'not_found' };
    const value = fields[placed.definition.key] ?? null;
    const checked = value === null ? null : checkSettingValue(placed.definition, value);
    if (checked?.ok === false) return { kind: 'invalid', issues: checked.issues };
    return changeSetting(deps, origin, placed, version, { value: checked?.value ?? null });
  }),
};
