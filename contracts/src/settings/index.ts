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
  type SettingEffectCode,
  settingInput,
  type SettingKey,
  settings,
  settingText,
} from './registry.ts';
export { type SettingForm, type SettingSchema, settingSchemas } from './setting-schema.ts';
