import { useMemo } from 'react';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { usersMessages, type english } from './users.messages.ts';
import type { SecondFactorState, UserRowFragment, UserStatus } from './users.operations.generated.ts';

const tones: Record<UserStatus, Tone> = { PENDING: 'info', ACTIVE: 'success', INACTIVE: 'neutral' };

export const userStatuses = Object.keys(tones) as UserStatus[];

export function UserStatusDot({ status }: { status: UserStatus }) {
  const t = useMessages(usersMessages);
  return <StatusDot tone={tones[status]} label={t(status)} />;
}

const factorTones: Record<SecondFactorState, Tone> = { ON: 'success', OWED: 'warning', OFF: 'neutral' };

export const secondFactorStates = Object.keys(factorTones) as SecondFactorState[];

export function SecondFactorDot({ state }: { state: SecondFactorState }) {
  const t = useMessages(usersMessages);
  return <StatusDot tone={factorTones[state]} label={t(`secondFactor.${state}`)} />;
}

export function useUserColumns(): readonly Column<UserRowFragment>[] {
  const t = useMessages(usersMessages);
  const roleName = useRoleName();
  return useMemo(() => userColumns(t, roleName), [t, roleName]);
}

function userColumns(
  t: Translate<typeof english>,
  roleName: (role: { key: string; name: string }) => string,
): Column<UserRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'shownName',
      header: t('name'),
      width: 200,
      sort: 'name',
      isText: true,
      cell: ({ id, shownName, avatar }) => (
        <>
          <Avatar id={id} name={shownName} src={avatar} /> {shownName}
        </>
      ),
    },
    {
      key: 'email',
      path: 'email',
      header: t('email'),
      width: 190,
      sort: 'email',
      isText: true,
      cell: ({ email }) => email,
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 105,
      cell: ({ status }) => <UserStatusDot status={status} />,
    },
    {
      key: 'roles',
      path: 'roleNames',
      header: t('roles'),
      width: 130,
      cell: ({ roles }) => namesOr(roles.map(roleName)),
    },
    {
      key: 'scope',
      path: 'scopeNames',
      header: t('scope'),
      width: 120,
      cell: ({ scopeNames }) => namesOr(scopeNames),
    },
    {
      key: 'secondFactor',
      path: 'secondFactor',
      header: t('secondFactor'),
      width: 120,
      cell: ({ secondFactor }) => <SecondFactorDot state={secondFactor} />,
    },
    {
      key: 'lastSeenAt',
      path: 'lastSeenAt',
      header: t('lastSeen'),
      width: 120,
      sort: 'lastSeenAt',
      cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} />,
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 120,
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

function namesOr(names: readonly string[]) {
  return names.length === 0 ? <Absent /> : names.join(', ');
}
