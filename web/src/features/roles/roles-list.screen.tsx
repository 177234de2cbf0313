import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { flagFilter, ListScreen, recordFilter, useList } from '../../ui/list-screen/index.ts';
import { useRoleName } from '../access/index.ts';
import { useRoleColumns } from './role.columns.tsx';
import { rolesList } from './roles-list.ts';
import { rolesMessages } from './roles.messages.ts';

export function RolesListScreen() {
  const t = useMessages(rolesMessages);
  const tNavigation = useMessages(navigationMessages);
  const roleName = useRoleName();
  const columns = useRoleColumns();
  const mayReadUsers = useAbilities().can('read', 'User');
  const filters = useMemo(
    () => [
      ...(mayReadUsers ? [recordFilter('personId', t('who'), 'User')] : []),
      flagFilter('requiresSecondFactor', t('secondFactor'), { yes: t('secondFactor.yes'), no: t('secondFactor.no') }),
    ],
    [mayReadUsers, t],
  );
  const list = useList(rolesList, { columns, filters });
  return (
    <ListScreen
      title={tNavigation('roles')}
      list={list}
      columns={columns}
      rowName={roleName}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="delete" subject="Role">
        <ButtonLink to="/bin" search={{ filter: ['entity:role'] }}>
          {tNavigation('bin')}
        </ButtonLink>
      </Can>
      <Can action="create" subject="Role">
        <ButtonLink to="/users/roles/new" isPrimary>
          {tNavigation('addRole')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
