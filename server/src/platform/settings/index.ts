export { effectsOf, type SettingEffect, type SettingEffects, switchEffects } from './effects.ts';
export {
  levelsOf,
  openSettings,
  type OutsideSettings,
  type ResolvedSetting,
  resolveSetting,
  type SettingPlace,
  type Settings,
  type SettingSource,
  settingValue,
} from './settings.ts';
export {
  findSettingPlace,
  findShopsOfSettings,
  installationId,
  type KeyedPlace,
  lockStoredSetting,
  saveStoredSetting,
  settingsOfShops,
  type SettingLevel,
  type StoredSettings,
} from './setting.store.ts';
