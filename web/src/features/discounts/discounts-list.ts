import type { ListOf } from '../../ui/list-screen/index.ts';
import { DiscountsListDocument } from './discounts.operations.generated.ts';

export const discountsList = {
  name: 'discounts',
  document: DiscountsListDocument,
  sort: '-CREATED_AT',
  link: (id) => ({ to: '/discounts/$discountId', params: { discountId: id } }),
  exported: 'Discount',
} satisfies ListOf<typeof DiscountsListDocument>;
