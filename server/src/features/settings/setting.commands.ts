import { checkInput, type CheckedInput } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { saveStoredSetting } from '../../platform/settings/index.ts';
import { findPlace, lockSetting } from './setting.places.ts';
import { auditedSetting, type Definition, settingId, type PlacedSetting, type SettingRecord } from './setting.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
export type SettingSaved = Saved<SettingRecord> | Missed | NotAllowed;

export const settingKind: RecordKind<SettingRecord> = {
  entity: 'setting',
  lock: async (tx, id) => {
    const placed = await findPlace(tx, id);
    return placed && lockSetting(tx, placed);
  },
  audited: auditedSetting,
};

/** A value as the setting's rule reads it; the issues are at the field `value`, or below it. */
export function checkSettingValue({ schema }: Definition, value: unknown): CheckedInput<unknown> {
  const checked = checkInput(schema.rule, value);
  if (checked.ok) return checked;
  const atValue = (path: string) => (path === '' ? 'value' : `value.${path}`);
  return { ok: false, issues: checked.issues.map((issue) => ({ ...issue, path: atValue(issue.path) })) };
}

/** Gives a setting a value of its own at a place, or takes it away with null; the value was checked before. */
export async function changeSetting(
  deps: Deps,
  origin: ChangeOrigin,
  placed: PlacedSetting,
  version: number,
  value: unknown,
): Promise<SettingSaved> {
  const refusal = fixedByVariable(deps, placed.definition);
  if (refusal) return refusal;
  const kind = { ...settingKind, lock: (tx: Parameters<typeof lockSetting>[0]) => lockSetting(tx, placed) };
  const action = value === null ? 'reset' : 'updated';
  return changeRecord(deps, origin, kind, { id: settingId(placed), version, action }, async (tx, before) => {
    if (JSON.stringify(before.value) !== JSON.stringify(value))
      await saveStoredSetting(tx, settingId(placed), value, deps.clock.now());
    return undefined;
  });
}

/** A variable fixes a setting for the whole installation, at every place. */
function fixedByVariable({ settings }: Deps, { environmentVariable }: Definition): NotAllowed | undefined {
  if (environmentVariable === undefined || !Object.hasOwn(settings.outside.fixed, environmentVariable))
    return undefined;
  return { kind: 'not_allowed', ...reasoned('SETTING_FIXED', { variable: environmentVariable }) };
}
