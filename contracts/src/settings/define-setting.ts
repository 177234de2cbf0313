import type { Action, Subject } from '../access/permissions.ts';
import type { SettingSchema } from './setting-schema.ts';

/** Where a setting can have a value of its own, the most special first. */
export const settingScopes = ['user', 'channel', 'shop', 'installation'] as const;
export type SettingScope = (typeof settingScopes)[number];

/** In the order in which the screen shows them. */
export const settingGroups = ['installation', 'access', 'catalogue', 'shops', 'bin', 'retention', 'mail'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** One setting of the registry. Its title and description stand beside it, under its key and `<key>.help`. */
export type SettingDefinition<Value = unknown, Key extends string = string> = {
  /** camelCase and unique; it stands in rows and in the audit trail, and so is never renamed. */
  key: Key;
  group: SettingGroup;
  schema: SettingSchema<Value>;
  /** What rules where nobody set anything. */
  default: NoInfer<Value>;
  scopes: readonly SettingScope[];
  /** A right that changing it takes besides `update Setting`. */
  ability?: readonly [Action, Subject];
  /** The variable that, where it is given, fixes the value for the whole installation. */
  environmentVariable?: `QUARRY_${string}`;
};

/** Declares a setting, in `<feature>.settings.ts` of the feature that owns it: `npm run generate` finds it there. */
export function defineSetting<Value, const Key extends string>(
  definition: SettingDefinition<Value, Key>,
): SettingDefinition<Value, Key> {
  return definition;
}
