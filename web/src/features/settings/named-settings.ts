import { settingsTexts } from '@quarry/contracts/settings';
import { useMemo } from 'react';
import { useSettingTexts } from './use-setting-texts.ts';

/** A key with a dot in it is a word about a setting; one without is the setting. */
const keys = Object.keys(settingsTexts).filter((key) => !key.includes('.'));

/** Every setting by its title in the reader's language. */
export function useNamedSettings(): readonly { key: string; title: string }[] {
  const { title } = useSettingTexts();
  return useMemo(() => keys.map((key) => ({ key, title: title({ key, title: key }) })), [title]);
}
