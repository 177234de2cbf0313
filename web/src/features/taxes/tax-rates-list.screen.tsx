import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useTaxRateColumns, useTaxRateFilters } from './tax-rate.columns.tsx';
import { taxRatesList } from './tax-rates-list.ts';
import { taxesMessages } from './taxes.messages.ts';

/** The tax rates of the shops whose settings the reader may change. */
export function TaxRatesListScreen() {
  const t = useMessages(taxesMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useTaxRateColumns();
  const list = useList(taxRatesList, {
    columns,
    filters: useTaxRateFilters(),
    fieldLabels: { name: t('name'), region: t('region') },
  });
  return (
    <ListScreen
      title={tNavigation('taxRates')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="update" subject="Shop">
        <Can action="run" subject="Import">
          <ButtonLink to="/shops/tax-rates/import">{tNavigation('importTaxRates')}</ButtonLink>
        </Can>
        <ButtonLink to="/shops/tax-rates/new" isPrimary>
          {tNavigation('addTaxRate')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
