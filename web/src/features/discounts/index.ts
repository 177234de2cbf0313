import { defineArea } from '../../ui/routing/index.ts';

export { AddProduct } from './bench/add-product.tsx';
export { BenchApplied } from './bench/bench-applied.tsx';
export { BenchLost } from './bench/bench-lost.tsx';
export { codesOf } from './bench/bench-search.ts';

const mayRead = { action: 'read', subject: 'Discount' } as const;

export const discountsArea = defineArea({
  name: 'discounts',
  group: 'selling',
  navigation: [
    { label: 'discount', path: '/discounts', icon: 'IconDiscount', letter: 'i', permission: mayRead },
    { label: 'discountBench', path: '/discounts/bench', permission: mayRead },
  ],
  records: [
    {
      entity: 'discount',
      subject: 'Discount',
      list: 'discounts',
      path: '/discounts',
      isLookedUp: true,
      isBinned: true,
    },
  ],
  load: () => import('./routes.ts'),
});
