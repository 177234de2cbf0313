import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useAttributeColumns, useAttributeFilters } from './attribute.columns.tsx';
import { attributesList } from './attributes-list.ts';
import { attributesMessages } from './attributes.messages.ts';

export function AttributesListScreen() {
  const t = useMessages(attributesMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useAttributeColumns();
  const list = useList(attributesList, {
    columns,
    filters: useAttributeFilters(),
    fieldLabels: { name: t('name'), code: t('code'), createdAt: t('created'), updatedAt: t('updated') },
  });
  return (
    <ListScreen
      title={tNavigation('attributeRegistry')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Attribute">
        <ButtonLink to="/settings/attributes/new" isPrimary>
          {tNavigation('addAttribute')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
