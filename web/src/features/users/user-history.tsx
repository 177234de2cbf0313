import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { useRoleName } from '../access/index.ts';
import { usersMessages } from './users.messages.ts';
import type { UserDetailFragment } from './users.operations.generated.ts';

function useUserWords(): FieldWords {
  const t = useMessages(usersMessages);
  const roleName = useRoleName();
  const fields = {
    fullName: t('name'),
    email: t('email'),
    username: t('username'),
    language: t('language'),
    avatarId: t('picture'),
    roleKeys: t('roles'),
    shopIds: t('shops'),
    brandIds: t('brands'),
    status: t('status'),
    linkExpiresAt: t('linkExpiresAt'),
    passwordChangedAt: t('passwordChangedAt'),
    openSessions: t('openSessions'),
    secondFactorSince: t('secondFactorSince'),
    recoveryCodesLeft: t('recoveryCodes'),
  };
  const values = { status: { PENDING: t('PENDING'), ACTIVE: t('ACTIVE'), INACTIVE: t('INACTIVE') } };
  const valueText = (field: string, value: unknown) => {
    if (field === 'avatarId') return t('aPicture');
    return field === 'roleKeys' && typeof value === 'string' ? roleName({ key: value, name: value }) : undefined;
  };
  return { fields, values, valueText };
}

export const UserWords: WithFieldWords = ({ children }) => children(useUserWords());

export function UserHistory({ user: { id, version } }: { user: UserDetailFragment }) {
  return <RecordHistory entity="user" id={id} version={version} words={useUserWords()} />;
}
