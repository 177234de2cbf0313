import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, recordFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { useRoleName } from '../access/index.ts';
import { secondFactorStates, userStatuses } from './user.columns.tsx';
import { usersMessages } from './users.messages.ts';
import { UserRolesDocument } from './users.operations.generated.ts';

export function useUserFilters(): readonly ListFilter[] {
  const t = useMessages(usersMessages);
  const roleName = useRoleName();
  const roles = useRecord(UserRolesDocument, {}).data?.roleChoices;
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('status'),
        userStatuses.map((status) => ({ value: status, label: t(status) })),
      ),
      choiceFilter(
        'role',
        t('role'),
        (roles ?? []).map((role) => ({ value: role.key, label: roleName(role) })),
      ),
      choiceFilter(
        'secondFactor',
        t('secondFactor'),
        secondFactorStates.map((state) => ({ value: state, label: t(`secondFactor.${state}`) })),
      ),
      recordFilter('shopId', t('shop'), 'Shop'),
      recordFilter('brandId', t('brand'), 'Brand'),
    ],
    [t, roleName, roles],
  );
}
