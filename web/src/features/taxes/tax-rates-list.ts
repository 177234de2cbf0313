import type { ListOf } from '../../ui/list-screen/index.ts';
import { TaxRatesListDocument } from './taxes.operations.generated.ts';

export const taxRatesList = {
  name: 'taxRates',
  document: TaxRatesListDocument,
  sort: 'COUNTRY',
  link: (id) => ({ to: '/shops/tax-rates/$taxRateId', params: { taxRateId: id } }),
  exported: 'Shop',
} satisfies ListOf<typeof TaxRatesListDocument>;
