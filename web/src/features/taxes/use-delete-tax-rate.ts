import { useNavigate } from '@tanstack/react-router';
import { useDeleted } from '../../ui/bin/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { DeleteTaxRateDocument } from './taxes.operations.generated.ts';

type Deletable = { id: string; version: number };

/** Puts a tax rate into the bin, and goes to the list, since its page is no more. */
export function useDeleteTaxRate() {
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'tax_rate',
    document: DeleteTaxRateDocument,
    variables: ({ id, version }: Deletable) => ({ id, version }),
    answers: {
      TaxRateDeleted: ({ id, name }) => ({
        kind: 'done',
        after: () => {
          deleted(id, name);
          return navigate({ to: '/shops/tax-rates' });
        },
      }),
    },
  });
}
