import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import classes from './api-keys.module.css';
import { keyKinds } from './key.ts';

const keyInput = z.object({
  name: z.string().trim().min(1, { error: 'required' }).max(60, { error: 'too_long' }),
  kind: z.enum(keyKinds),
});

export type KeyDraft = z.output<typeof keyInput>;

/** What a new key is for. */
export function KeyForm({ onCreate }: { onCreate: (draft: KeyDraft) => void }) {
  const t = useMessages(apiKeysMessages);
  const form = useRecordForm<KeyDraft, KeyDraft>(keyInput, { name: '', kind: 'read' });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit((draft) => {
      onCreate(draft);
      form.reset();
    })();
  };
  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField<KeyDraft> name="name" label={t('name')} help={t('nameHelp')} isRequired />
        <SelectField<KeyDraft>
          name="kind"
          label={t('type')}
          options={keyKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
        <Button type="submit">{t('create')}</Button>
      </form>
    </FormProvider>
  );
}
