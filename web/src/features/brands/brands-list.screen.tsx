import { useMemo } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { brandFilters, useBrandColumns } from './brand.columns.tsx';
import { useBrandBulkActions } from './use-brand-bulk-actions.ts';
import { brandsMessages } from './brands.messages.ts';
import { brandsList } from './brands-list.ts';

export function BrandsListScreen() {
  const t = useMessages(brandsMessages);
  const tNavigation = useMessages(navigationMessages);
  const filters = useMemo(() => brandFilters(t), [t]);
  const columns = useBrandColumns();
  const list = useList(brandsList, {
    columns,
    filters,
    fieldLabels: { website: t('website') },
  });
  return (
    <ListScreen
      title={tNavigation('brands')}
      list={list}
      columns={columns}
      rowName={(brand) => brand.name}
      bulkActions={useBrandBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Brand">
        <ButtonLink to="/brands/new" isPrimary>
          {tNavigation('addBrand')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
