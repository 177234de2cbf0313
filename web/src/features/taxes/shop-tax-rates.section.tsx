import { Link } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { taxesMessages } from './taxes.messages.ts';
import {
  ShopForTaxRatesDocument,
  TaxRatesOfShopDocument,
  type TaxRateRowFragment,
} from './taxes.operations.generated.ts';

/** The rates of an own shop that hold today, for those who may change its settings. */
export function ShopTaxRatesSection({ recordId }: { recordId: string }) {
  const shop = useRecord(ShopForTaxRatesDocument, { id: recordId }).data?.shop;
  const isOwn = shop?.kind === 'own' && shop.mayUpdate && shop.lockedFields.length === 0;
  return isOwn ? <TaxRatesToday shopId={recordId} /> : null;
}

function TaxRatesToday({ shopId }: { shopId: string }) {
  const t = useMessages(taxesMessages);
  const tNavigation = useMessages(navigationMessages);
  const query = useRecord(TaxRatesOfShopDocument, { shopId });
  const columns = useColumns();
  return (
    <Section
      id="tax-rates"
      title={tNavigation('taxRates')}
      actions={
        <ButtonLink to="/shops/tax-rates/new" search={{ shopId }}>
          {tNavigation('addTaxRate')}
        </ButtonLink>
      }
    >
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <PlainTable
            label={tNavigation('taxRates')}
            columns={columns}
            rows={query.data.taxRates.nodes}
            rowKey={({ id }) => id}
            empty={t('noneToday')}
          />
          <Link to="/shops/tax-rates" search={{ filter: [`shopId:${shopId}`] }}>
            {t('showAll')}
          </Link>
        </>
      )}
    </Section>
  );
}

function useColumns(): PlainColumn<TaxRateRowFragment>[] {
  const t = useMessages(taxesMessages);
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, name }) => (
        <Link to="/shops/tax-rates/$taxRateId" params={{ taxRateId: id }}>
          {name}
        </Link>
      ),
    },
    {
      key: 'place',
      header: t('country'),
      cell: ({ country, region }) => [format.country(country), region].filter(Boolean).join(', '),
    },
    { key: 'taxClass', header: t('taxClass'), cell: ({ taxClass }) => taxClass },
    { key: 'rate', header: t('rate'), isNumber: true, cell: ({ ratePpm }) => format.rate(ratePpm) },
    { key: 'validFrom', header: t('validFrom'), cell: ({ validFrom }) => format.day(validFrom) },
  ];
}
