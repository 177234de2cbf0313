import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { TaxRateHistory } from './tax-rate-history.tsx';
import { TaxRateState } from './tax-rate.columns.tsx';
import { TaxRateForm } from './tax-rate.form.tsx';
import { taxRatesList } from './tax-rates-list.ts';
import { taxesMessages } from './taxes.messages.ts';
import { TaxRateByIdDocument, type TaxRateDetailFragment } from './taxes.operations.generated.ts';
import { useDeleteTaxRate } from './use-delete-tax-rate.ts';
import { useUpdateTaxRate } from './use-update-tax-rate.ts';

export function TaxRateScreen() {
  const { taxRateId } = useParams({ from: '/shell/shops/tax-rates/$taxRateId' });
  return <TaxRateRecord id={taxRateId} />;
}

export function TaxRateRecord({ id }: { id: string }) {
  const query = useRecord(TaxRateByIdDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ taxRate }) => taxRate}>
      {(taxRate) => <TaxRatePage key={`${taxRate.id} ${taxRate.version}`} taxRate={taxRate} />}
    </LoadRecord>
  );
}

function TaxRatePage({ taxRate }: { taxRate: TaxRateDetailFragment }) {
  const t = useMessages(taxesMessages);
  const tNavigation = useMessages(navigationMessages);
  const update = useUpdateTaxRate(taxRate);
  const { run: deleteTaxRate, isPending: isDeleting } = useDeleteTaxRate();
  const { shop, mayUpdate } = taxRate;
  return (
    <RecordPage
      title={taxRate.name}
      status={<TaxRateState isCurrent={taxRate.isCurrent} />}
      facts={
        <Link to="/shops/$shopId" params={{ shopId: shop.id }}>
          {shop.name}
        </Link>
      }
      steps={<RecordSteps list={taxRatesList} id={taxRate.id} />}
      actions={
        mayUpdate && (
          <Button variant="default" loading={isDeleting} onClick={() => void deleteTaxRate(taxRate)}>
            {t('delete')}
          </Button>
        )
      }
      aside={
        <>
          <Section id="facts" title={tNavigation('tax_rate')}>
            <Facts
              facts={[
                { label: t('shop'), value: shop.name },
                { label: t('created'), value: <RelativeTime at={taxRate.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={taxRate.updatedAt} /> },
              ]}
            />
          </Section>
          <TaxRateHistory taxRate={taxRate} />
        </>
      }
    >
      <TaxRateForm taxRate={taxRate} onSave={update} isReadOnly={!mayUpdate} />
    </RecordPage>
  );
}
