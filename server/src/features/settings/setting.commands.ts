import { checkInput, type CheckedInput, inputIssue } from '@quarry/contracts/common';
import type { KeptSecret } from '@quarry/contracts/settings';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { keepSecret, replaceSecret } from '../../platform/secrets/index.ts';
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
  return atValue(checkInput(schema.rule, value));
}

/** The same for what a person sends. What names a secret is nobody's to send: it might name another's. */
export function checkTypedValue(definition: Definition, value: unknown): CheckedInput<unknown> {
  if (definition.schema.form.kind === 'SECRET') return { ok: false, issues: [inputIssue('value', 'invalid')] };
  return checkSettingValue(definition, value);
}

export function atValue<Value>(checked: CheckedInput<Value>): CheckedInput<Value> {
  if (checked.ok) return checked;
  const pathOf = (path: string) => (path === '' ? 'value' : `value.${path}`);
  return { ok: false, issues: checked.issues.map((issue) => ({ ...issue, path: pathOf(issue.path) })) };
}

/** What a setting is to hold: a value, null to inherit again, or a secret that is kept when it is saved. */
export type NewValue = { value: unknown } | { secret: string };

/** Gives a setting a value of its own at a place, or takes it away; the value was checked before. */
export async function changeSetting(
  deps: Deps,
  origin: ChangeOrigin,
  placed: PlacedSetting,
  version: number,
  given: NewValue,
): Promise<SettingSaved> {
  const refusal = fixedByVariable(deps, placed.definition);
  if (refusal) return refusal;
  const kind = { ...settingKind, lock: (tx: Parameters<typeof lockSetting>[0]) => lockSetting(tx, placed) };
  const action = 'value' in given && given.value === null ? 'reset' : 'updated';
  return changeRecord(deps, origin, kind, { id: settingId(placed), version, action }, async (tx, before) => {
    const now = deps.clock.now();
    const createdBy = origin.actor.userId;
    const value =
      'secret' in given ? await keepSecret(tx, deps.secrets, { text: given.secret, createdBy, now }) : given.value;
    if (JSON.stringify(before.value) === JSON.stringify(value)) return undefined;
    if (placed.definition.schema.form.kind === 'SECRET')
      await replaceSecret(tx, before.value as KeptSecret | null, value as KeptSecret | null, now);
    const { definition, level, scopeId } = placed;
    await saveStoredSetting(tx, settingId(placed), { key: definition.key, level, scopeId }, value, now);
    return undefined;
  });
}

/** A variable fixes a setting for the whole installation, at every place. */
function fixedByVariable(
  { settings }: Deps,
  { key, environmentVariable: variable = 'QUARRY_' }: Definition,
): NotAllowed | undefined {
  if (!Object.hasOwn(settings.outside.fixed, key)) return undefined;
  return { kind: 'not_allowed', ...reasoned('SETTING_FIXED', { variable }) };
}
