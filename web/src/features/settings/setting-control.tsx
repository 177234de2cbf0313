import { LinesField, NumberField, SelectField, SwitchField, TextField } from '../../ui/form/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment } from './settings.operations.generated.ts';
import { useSettingTexts } from './use-setting-texts.ts';

type Values = Record<string, unknown>;

/** The control of a setting by the kind of its value. */
export function SettingControl({ setting }: { setting: SettingDetailFragment }) {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { key, form } = setting;
  const field = { name: key, label: texts.title(setting) };
  switch (form.kind) {
    case 'BOOLEAN':
      return <SwitchField<Values> {...field} />;
    case 'INTEGER':
      return <NumberField<Values> {...field} {...(form.unit === 'days' && { unit: t('unitName.days') })} isRequired />;
    case 'CHOICE':
      return (
        <SelectField<Values>
          {...field}
          options={(form.choices ?? []).map((value) => ({ value, label: texts.choice(key, value) }))}
        />
      );
    case 'LOCALES':
      return <LinesField<Values> {...field} help={t('localesHelp')} />;
    case 'CURRENCY':
      return <TextField<Values> {...field} help={t('currencyHelp')} isRequired />;
    case 'URL':
      return <TextField<Values> {...field} type="url" isRequired />;
    case 'TEXT':
      return <TextField<Values> {...field} isRequired />;
  }
}
