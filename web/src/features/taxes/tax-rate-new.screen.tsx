import type { TaxRateDraft } from '@quarry/contracts/taxes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { inputOf, TaxRateForm } from './tax-rate.form.tsx';
import { taxesMessages } from './taxes.messages.ts';
import { CreateTaxRateDocument, ShopForTaxRatesDocument } from './taxes.operations.generated.ts';
import { useDeleteTaxRate } from './use-delete-tax-rate.ts';

export function TaxRateNewScreen() {
  const { shopId } = useSearch({ from: '/shell/shops/tax-rates/new' });
  return shopId === undefined ? <NewTaxRate /> : <NewTaxRateOf shopId={shopId} />;
}

/** For a shop, and in its country where it has one. */
function NewTaxRateOf({ shopId }: { shopId: string }) {
  const query = useRecord(ShopForTaxRatesDocument, { id: shopId });
  return (
    <LoadRecord query={query} recordOf={({ shop }) => shop}>
      {({ country }) => <NewTaxRate beginning={{ shopId, country: country ?? '' }} />}
    </LoadRecord>
  );
}

export function NewTaxRate({ beginning }: { beginning?: { shopId: string; country: string } }) {
  const t = useMessages(taxesMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const { run: deleteTaxRate } = useDeleteTaxRate();
  const create = useSaveRecord({
    kind: 'tax_rate',
    document: CreateTaxRateDocument,
    variables: (draft: TaxRateDraft) => ({ input: inputOf(draft) }),
    answers: {
      TaxRateCreated: ({ taxRate }) => ({
        kind: 'saved',
        text: t('added', { name: taxRate.name }),
        undo: () => deleteTaxRate(taxRate),
        after: () => navigate({ to: '/shops/tax-rates/$taxRateId', params: { taxRateId: taxRate.id } }),
      }),
      TaxRateTaken: ({ taxRate }) => ({
        kind: 'refused',
        field: 'validFrom',
        text: t('taken', { name: taxRate.name }),
      }),
    },
  });
  return (
    <RecordPage title={tNavigation('addTaxRate')}>
      <TaxRateForm {...(beginning && { beginning })} onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
