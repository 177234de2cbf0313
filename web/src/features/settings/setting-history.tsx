import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { findSetting, settings } from '@quarry/contracts/settings';
import type { SettingDetailFragment } from './settings.operations.generated.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** The one field of a change is called like its setting. */
function useSettingWords(): FieldWords {
  const texts = useSettingTexts();
  return {
    fields: Object.fromEntries(settings.map(({ key }) => [key, texts.title({ key, title: key })])),
    valueText: (key, value) => {
      const form = findSetting(key)?.schema.form;
      return form && texts.value({ key, form }, value);
    },
  };
}

export const SettingWords: WithFieldWords = ({ children }) => children(useSettingWords());

export function SettingHistory({ setting: { id, version } }: { setting: SettingDetailFragment }) {
  return <RecordHistory entity="setting" id={id} version={version} words={useSettingWords()} />;
}
