import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { findSetting, settings } from '@quarry/contracts/settings';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment } from './settings.operations.generated.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** The one field of a change is called like its setting, whose key names the record in the trail. */
function useSettingWords(): FieldWords {
  const texts = useSettingTexts();
  return {
    fields: Object.fromEntries(settings.map(({ key }) => [key, texts.title({ key, title: key })])),
    recordText: (key) => texts.title({ key, title: key }),
    valueText: (key, value) => {
      const form = findSetting(key)?.schema.form;
      return form && texts.value({ key, form }, value);
    },
  };
}

export const SettingWords: WithFieldWords = ({ children }) => children(useSettingWords());

export function SettingHistory({ setting }: { setting: SettingDetailFragment }) {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { id, version, shopId } = setting;
  // The page of a shop has a history of its own.
  const title = shopId === null ? {} : { title: t('showHistoryOf', { setting: texts.title(setting) }) };
  return <RecordHistory entity="setting" id={id} version={version} words={useSettingWords()} {...title} />;
}
