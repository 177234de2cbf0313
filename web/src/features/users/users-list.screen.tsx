import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useUserFilters } from './use-user-filters.ts';
import { useUserBulkActions } from './user-status.ts';
import { useUserColumns } from './user.columns.tsx';
import { usersList } from './users-list.ts';
import { usersMessages } from './users.messages.ts';

export function UsersListScreen() {
  const t = useMessages(usersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useUserColumns();
  const list = useList(usersList, {
    columns,
    filters: useUserFilters(),
    fieldLabels: { username: t('username') },
  });
  return (
    <ListScreen
      title={tNavigation('users')}
      list={list}
      columns={columns}
      rowName={({ shownName }) => shownName}
      bulkActions={useUserBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="User">
        <ButtonLink to="/users/invite">{tNavigation('inviteUsers')}</ButtonLink>
        <ButtonLink to="/users/new" isPrimary>
          {tNavigation('addUser')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
