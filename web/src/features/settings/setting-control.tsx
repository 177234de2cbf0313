import { LinesField, NumberField, SelectField, SwitchField, TextField } from '../../ui/form/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment, SettingFormPartsFragment } from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { useSettingTexts } from './use-setting-texts.ts';
import { WeekdaysField } from './weekdays-field.tsx';

type Values = Record<string, unknown>;

/** The control of a setting by the kind of its value; one for each part where it has several. */
export function SettingControl({ setting }: { setting: SettingDetailFragment }) {
  const texts = useSettingTexts();
  const { key, form } = setting;
  if (form.kind !== 'FIELDS') return <PartControl name={key} label={texts.title(setting)} form={form} />;
  return (
    <fieldset className={classes.parts} aria-labelledby={`${key}-title`}>
      {(form.fields ?? []).map(({ name, title, form: part }) => {
        const own = `${key}.${name}`;
        return <PartControl key={own} name={own} label={texts.title({ key: own, title })} form={part} />;
      })}
    </fieldset>
  );
}

function PartControl({ name, label, form }: { name: string; label: string; form: SettingFormPartsFragment }) {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const field = { name, label };
  switch (form.kind) {
    case 'BOOLEAN':
      return <SwitchField<Values> {...field} />;
    case 'INTEGER':
      return (
        <NumberField<Values>
          {...field}
          {...(form.unit === 'days' && { unit: t('unitName.days') })}
          {...(form.unit === 'months' && { unit: t('unitName.months') })}
          isRequired
        />
      );
    case 'PORT':
      return <NumberField<Values> {...field} isRequired />;
    case 'CHOICE':
      return (
        <SelectField<Values>
          {...field}
          options={(form.choices ?? []).map((value) => ({ value, label: texts.choice(name, value) }))}
        />
      );
    case 'LOCALES':
      return <LinesField<Values> {...field} help={t('localesHelp')} />;
    case 'WEEKDAYS':
      return <WeekdaysField {...field} />;
    case 'CURRENCY':
      return <TextField<Values> {...field} help={t('currencyHelp')} isRequired />;
    case 'URL':
      return <TextField<Values> {...field} type="url" isRequired />;
    case 'EMAIL':
      return <TextField<Values> {...field} type="email" isRequired />;
    case 'TEXT':
      return <TextField<Values> {...field} isNullable={form.isOptional} isRequired={!form.isOptional} />;
    // What is typed for a secret is kept in no draft (SecretForm), and there are no parts of parts.
    case 'SECRET':
    case 'FIELDS':
      return null;
  }
}
