import { profileInput, type ProfileDraft } from '@quarry/contracts/access';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { accountMessages } from './account.messages.ts';
import type { AccountFragment } from './account.operations.generated.ts';

type ProfileFormProps = { user: AccountFragment; onSave: (draft: ProfileDraft) => Promise<SaveOutcome> };

export function ProfileForm({ user, onSave }: ProfileFormProps) {
  const t = useMessages(accountMessages);
  const roleName = useRoleName();
  const form = useRecordForm<ProfileDraft, ProfileDraft>(profileInput, { fullName: user.fullName });
  return (
    <RecordForm form={form} onSave={onSave} record={{ entity: 'user', id: user.id }} saveLabel={t('saveProfile')}>
      <Section id="profile" title={t('profile')}>
        <TextField<ProfileDraft> name="fullName" label={t('name')} help={t('nameHelp')} autoComplete="name" />
        <Facts
          facts={[
            { label: t('email'), value: <bdi dir="ltr">{user.email}</bdi> },
            { label: t('username'), value: <bdi>{user.username}</bdi> },
            { label: t('roles'), value: user.roles.length > 0 ? user.roles.map(roleName).join(', ') : <Absent /> },
          ]}
        />
      </Section>
    </RecordForm>
  );
}
