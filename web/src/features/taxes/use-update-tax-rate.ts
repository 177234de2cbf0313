import type { TaxRateDraft } from '@quarry/contracts/taxes';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { inputOf } from './tax-rate.form.tsx';
import { taxesMessages } from './taxes.messages.ts';
import {
  TaxRateByIdDocument,
  UpdateTaxRateDocument,
  type TaxRateDetailFragment,
} from './taxes.operations.generated.ts';

/** Saves a tax rate over the version it was opened with. */
export function useUpdateTaxRate({
  id,
  version,
}: TaxRateDetailFragment): (draft: TaxRateDraft) => Promise<SaveOutcome> {
  const t = useMessages(taxesMessages);
  return useSaveRecord({
    kind: 'tax_rate',
    document: UpdateTaxRateDocument,
    variables: (draft: TaxRateDraft) => ({ id, version, input: inputOf(draft) }),
    page: { document: TaxRateByIdDocument, variables: { id } },
    answers: {
      TaxRateUpdated: ({ taxRate, changeId }) => ({
        kind: 'saved',
        text: t('saved', { name: taxRate.name }),
        undo: changeId,
        shown: { taxRate },
      }),
      TaxRateTaken: ({ taxRate }) => ({
        kind: 'refused',
        field: 'validFrom',
        text: t('taken', { name: taxRate.name }),
      }),
    },
  });
}
