import type { SettingDefinition, SettingKey } from '@quarry/contracts/settings';
import type { RecordKind } from '../../platform/commands/index.ts';
import { derivedId } from '../../platform/ids.ts';
import { installationId, type SettingLevel } from '../../platform/settings/index.ts';

export type Definition = SettingDefinition<unknown, SettingKey>;

/** A setting at one place. */
export type PlacedSetting = { definition: Definition; level: SettingLevel; scopeId: string };

/** The same by its key, which may be nobody's. */
type KeyedPlace = { key: string; level: string; scopeId: string };

/** Its row, locked; a value of null inherits. */
export type SettingRecord = PlacedSetting & { value: unknown; version: number };

/** The id that a setting at a place has in the audit trail, also before anybody set it. */
export function idOfPlace({ key, level, scopeId }: KeyedPlace): string {
  return derivedId<'setting'>(`setting ${key} ${level.toLowerCase()} ${scopeId}`);
}

export function settingId({ definition: { key }, ...place }: PlacedSetting): string {
  return idOfPlace({ key, ...place });
}

export function atInstallation(definition: Definition): PlacedSetting {
  return { definition, level: 'INSTALLATION', scopeId: installationId };
}

/** The entry of a change says by its one field which setting it was. */
export const auditedSetting: RecordKind<SettingRecord>['audited'] = ({ definition, value }) => ({
  [definition.key]: value,
});
