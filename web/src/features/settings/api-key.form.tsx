import { apiKeyInput, type ApiKeyDraft } from '@quarry/contracts/access';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordForm, SelectField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordsField } from '../../ui/record-choices/index.ts';
import { Section } from '../../ui/record/index.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { KeyRights } from './key-rights.tsx';

type ApiKeyValues = {
  name: string;
  expiresInDays: string;
  rules: ApiKeyDraft['rules'];
  shopIds: readonly string[];
  brandIds: readonly string[];
};

const lifetimes = [7, 30, 90, 365] as const;
const untouched: ApiKeyValues = { name: '', expiresInDays: '90', rules: [], shopIds: [], brandIds: [] };

export function ApiKeyForm({ onSave }: { onSave: (draft: ApiKeyDraft) => Promise<SaveOutcome> }) {
  const t = useMessages(apiKeysMessages);
  const tNavigation = useMessages(navigationMessages);
  const form = useRecordForm<ApiKeyValues, ApiKeyDraft>(apiKeyInput, untouched);
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      right={{ action: 'create', subject: 'ApiKey' }}
      saveLabel={tNavigation('addApiKey')}
    >
      <Section id="key" title={t('key')}>
        <TextField<ApiKeyValues> name="name" label={t('name')} help={t('nameHelp')} autoComplete="off" isRequired />
        <SelectField<ApiKeyValues>
          name="expiresInDays"
          label={t('lifetime')}
          help={t('lifetimeHelp')}
          options={lifetimes.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        />
      </Section>
      <Section id="rights" title={t('rights')}>
        <KeyRights />
        <RecordsField<ApiKeyValues> name="shopIds" of="Shop" label={t('shops')} help={t('shopsHelp')} />
        <RecordsField<ApiKeyValues> name="brandIds" of="Brand" label={t('brands')} help={t('brandsHelp')} />
      </Section>
    </RecordForm>
  );
}
