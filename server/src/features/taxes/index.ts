import type { Feature } from '../../platform/feature.ts';
import { taxRateBin } from './tax-rate-bin.ts';
import { taxRateHistory } from './tax-rate.history.ts';
import { taxRateResolvers } from './tax-rate.resolvers.ts';
import { taxRateChanged } from './tax-rate.topics.ts';
import { taxRateFilter } from './tax-rate.store.ts';
import { taxesPersonal } from './taxes.personal.ts';

export { taxImport } from './tax-import.ts';
export { createTaxRate } from './tax-rate.commands.ts';
export { rateInForce, type TaxQuestion, type TaxRateInForce, taxRatesFor } from './rate-in-force.ts';

export const taxesFeature: Feature = {
  name: 'taxes',
  personal: taxesPersonal,
  resolvers: taxRateResolvers,
  topics: [taxRateChanged],
  records: [
    {
      entity: 'tax_rate',
      subject: 'Shop',
      isReadByChangers: true,
      stored: { table: 'tax_rate', name: 'name', shop: 'shop_id', deletedAt: 'deleted_at' },
      isNamedInTrail: true,
      path: '/shops/tax-rates',
      list: { query: 'taxRates', filter: taxRateFilter, isExported: true },
      history: taxRateHistory,
      bin: taxRateBin,
    },
  ],
};
