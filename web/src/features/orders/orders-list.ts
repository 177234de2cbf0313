import type { ListOf } from '../../ui/list-screen/index.ts';
import { OrdersListDocument } from './orders.operations.generated.ts';

export const ordersList = {
  name: 'orders',
  document: OrdersListDocument,
  sort: '-PLACED_AT',
  link: (id) => ({ to: '/orders/$orderId', params: { orderId: id } }),
  exported: 'Order',
} satisfies ListOf<typeof OrdersListDocument>;
