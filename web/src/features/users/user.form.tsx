import { userInput, type UserDraft } from '@quarry/contracts/access';
import { languageNames, languages, useMessages } from '../../i18n/index.ts';
import { RecordForm, SelectField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordsField } from '../../ui/record-choices/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RoleChoice } from './role-choice.tsx';
import { usersMessages } from './users.messages.ts';
import type { UserDetailFragment } from './users.operations.generated.ts';

type UserValues = {
  fullName: string;
  email: string;
  username: string;
  language: string;
  roleKeys: readonly string[];
  shopIds: readonly string[];
  brandIds: readonly string[];
};

type UserFormProps = {
  user?: UserDetailFragment;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  saveLabel?: string;
  onSave: (draft: UserDraft) => Promise<SaveOutcome>;
};

export function UserForm({ user, onSave, ...rest }: UserFormProps) {
  const t = useMessages(usersMessages);
  const form = useRecordForm<UserValues, UserDraft>(userInput, valuesOf(user));
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      record={user && { entity: 'user', id: user.id }}
      right={{ action: 'update', subject: 'User' }}
      {...rest}
    >
      <Section id="person" title={t('person')}>
        <TextField<UserValues> name="fullName" label={t('name')} autoComplete="off" />
        <TextField<UserValues>
          name="email"
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="off"
          isRequired
        />
        <TextField<UserValues> name="username" label={t('username')} autoComplete="off" isRequired />
        <SelectField<UserValues>
          name="language"
          label={t('language')}
          help={t('languageHelp')}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        />
      </Section>
      <Section id="rights" title={t('rights')}>
        <RoleChoice />
        <RecordsField<UserValues> name="shopIds" of="Shop" label={t('shops')} help={t('shopsHelp')} />
        <RecordsField<UserValues> name="brandIds" of="Brand" label={t('brands')} help={t('brandsHelp')} />
      </Section>
    </RecordForm>
  );
}

function valuesOf(user: UserDetailFragment | undefined): UserValues {
  return {
    fullName: user?.fullName ?? '',
    email: user?.email ?? '',
    username: user?.username ?? '',
    language: user?.language ?? 'en',
    roleKeys: user?.roles.map(({ key }) => key) ?? [],
    shopIds: user?.shops.map(({ id }) => id) ?? [],
    brandIds: user?.brands.map(({ id }) => id) ?? [],
  };
}
