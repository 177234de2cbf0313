import { defineArea } from '../../ui/routing/index.ts';

const mayChange = { action: 'update', subject: 'Shop' } as const;

export const taxesArea = defineArea({
  name: 'taxes',
  group: 'sources',
  navigation: [
    { label: 'taxRates', path: '/shops/tax-rates', permission: mayChange },
    { label: 'addTaxRate', path: '/shops/tax-rates/new', permission: mayChange },
  ],
  records: [
    {
      entity: 'tax_rate',
      readBy: 'Shop',
      list: 'taxRates',
      runs: ['taxRateChanges'],
      path: '/shops/tax-rates',
      isBinned: true,
    },
  ],
  load: () => import('./routes.ts'),
});
