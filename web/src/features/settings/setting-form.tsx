import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { settingInput } from '@quarry/contracts/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, useRecordForm } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { SettingControl } from './setting-control.tsx';
import { settingsMessages } from './settings.messages.ts';
import {
  SettingEffectsDocument,
  type SettingDetailFragment,
  type SettingFormPartsFragment,
} from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { scopeOf, useSaveSetting } from './use-save-setting.ts';
import { useSettingTexts } from './use-setting-texts.ts';

type EmptyForm = SettingFormPartsFragment & { fields?: SettingDetailFragment['form']['fields'] };

/** What the form of a setting begins with that has no value: of a choice its first. */
function emptyValue({ kind, choices, isOptional, fields }: EmptyForm): unknown {
  if (kind === 'PORT' || isOptional) return null;
  if (kind === 'CHOICE') return choices?.[0];
  return kind === 'FIELDS' ? Object.fromEntries((fields ?? []).map(({ name, form }) => [name, emptyValue(form)])) : '';
}

type SettingFormProps = { setting: SettingDetailFragment; onClose: () => void };

/** Changes one setting, and says before it is saved what that does. */
export function SettingForm({ setting, onClose }: SettingFormProps) {
  const { id, key, value } = setting;
  const t = useMessages(kitMessages);
  const save = useSaveSetting(setting, onClose);
  const form = useRecordForm<Record<string, unknown>, Record<string, unknown>>(settingInput(key), {
    [key]: value ?? emptyValue(setting.form),
  });
  return (
    <RecordForm
      form={form}
      onSave={(draft) => save(draft[key])}
      record={{ entity: 'setting', id }}
      right={{ action: 'update', subject: 'Setting' }}
      beside={
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <SettingControl setting={setting} />
      <Effects setting={setting} />
    </RecordForm>
  );
}

const restMs = 250;

/** What saving the value in the form would do; nothing while it is the present one or cannot be used. */
function Effects({ setting }: { setting: SettingDetailFragment }) {
  const { key } = setting;
  const scope = scopeOf(setting);
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { control, formState, getValues, trigger } = useFormContext<Record<string, unknown>>();
  const value = useWatch({ control, name: key });
  const [settled] = useDebouncedValue(value, restMs);
  const { isDirty } = formState;
  // A value that cannot be used has no effects: it says why at once.
  useEffect(() => {
    if (isDirty && Object.is(settled, getValues(key))) void trigger(key);
  }, [isDirty, settled, key, getValues, trigger]);
  const { data } = useQuery({
    queryKey: [SettingEffectsDocument.name, { key, scope, value: settled }],
    queryFn: ({ signal }) => requestGraphql(SettingEffectsDocument, { key, scope, value: settled }, { signal }),
    enabled: isDirty,
    placeholderData: keepPreviousData,
  });
  const effects = isDirty ? (data?.settingEffects ?? []) : [];
  return (
    <output className={classes.effects} aria-label={t('effects')}>
      {effects.map((effect) => (
        <p key={JSON.stringify([effect.code, effect.params])}>{texts.effect(effect)}</p>
      ))}
    </output>
  );
}
