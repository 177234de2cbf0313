import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useExcavatorColumns, useExcavatorFilters } from './excavator.columns.tsx';
import { excavatorsMessages } from './excavators.messages.ts';
import { excavatorsList } from './excavators-list.ts';

export function ExcavatorsListScreen() {
  const t = useMessages(excavatorsMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useExcavatorColumns();
  const list = useList(excavatorsList, {
    columns,
    filters: useExcavatorFilters(),
  });
  return (
    <ListScreen
      title={tNavigation('excavators')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Excavator">
        <ButtonLink to="/excavators/new" isPrimary>
          {tNavigation('addExcavator')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
