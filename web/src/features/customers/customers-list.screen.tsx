import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useCustomerColumns, useCustomerFilters } from './customer.columns.tsx';
import { customersList } from './customers-list.ts';
import { customersMessages } from './customers.messages.ts';

/** The customers of the shops that the reader sees. */
export function CustomersListScreen() {
  const t = useMessages(customersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useCustomerColumns();
  const list = useList(customersList, {
    columns,
    filters: useCustomerFilters(),
    fieldLabels: { createdAt: t('since'), firstOrderAt: t('firstOrder') },
  });
  return (
    <ListScreen
      title={tNavigation('customers')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Customer">
        <ButtonLink to="/customers/new" isPrimary>
          {tNavigation('addCustomer')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
