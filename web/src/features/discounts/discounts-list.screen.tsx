import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useDiscountColumns, useDiscountFilters } from './discount.columns.tsx';
import { discountsList } from './discounts-list.ts';
import { discountsMessages } from './discounts.messages.ts';
import { useDiscountBulkActions } from './use-discount-bulk-actions.ts';

export function DiscountsListScreen() {
  const t = useMessages(discountsMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useDiscountColumns();
  const list = useList(discountsList, { columns, filters: useDiscountFilters() });
  return (
    <ListScreen
      title={tNavigation('discounts')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      bulkActions={useDiscountBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <ButtonLink to="/discounts/bench">{tNavigation('discountBench')}</ButtonLink>
      <Can action="create" subject="Discount">
        <ButtonLink to="/discounts/new" isPrimary>
          {tNavigation('addDiscount')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
