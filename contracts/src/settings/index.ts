export {
  defineSetting,
  type SettingDefinition,
  settingGroups,
  type SettingGroup,
  settingScopes,
  type SettingScope,
} from './define-setting.ts';
export { settingsTexts } from './registry.generated.ts';
export {
  findSetting,
  secretSettingInput,
  type SettingEffectCode,
  settingInput,
  type SettingKey,
  settings,
  settingText,
} from './registry.ts';
export { type KeptSecret, type SettingForm, type SettingSchema, settingSchemas } from './setting-schema.ts';
