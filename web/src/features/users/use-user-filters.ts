import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, type FilterOption, type ListFilter } from '../../ui/list-screen/index.ts';
import { useRoleName } from './role-name.ts';
import { userStatuses } from './user.columns.tsx';
import { usersMessages } from './users.messages.ts';
import { UserBrandChoicesDocument, UserRolesDocument, UserShopChoicesDocument } from './users.operations.generated.ts';

/** As many as a person can pick from by eye. */
const offeredOptions = 500;

export function useUserFilters(): readonly ListFilter[] {
  const t = useMessages(usersMessages);
  const roleName = useRoleName();
  const roles = useRecord(UserRolesDocument, {}).data?.roles;
  const shops = useRecord(UserShopChoicesDocument, { first: offeredOptions }).data?.shops.nodes;
  const brands = useRecord(UserBrandChoicesDocument, { first: offeredOptions }).data?.brands.nodes;
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
      choiceFilter('shopId', t('shop'), optionsOf(shops)),
      choiceFilter('brandId', t('brand'), optionsOf(brands)),
    ],
    [t, roleName, roles, shops, brands],
  );
}

function optionsOf(records: readonly { id: string; name: string }[] | undefined): FilterOption[] {
  return (records ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
