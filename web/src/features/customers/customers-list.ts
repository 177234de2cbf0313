import type { ListOf } from '../../ui/list-screen/index.ts';
import { CustomersListDocument } from './customers.operations.generated.ts';

export const customersList = {
  name: 'customers',
  document: CustomersListDocument,
  sort: '-CREATED_AT',
  link: (id) => ({ to: '/customers/$customerId', params: { customerId: id } }),
  exported: 'Customer',
} satisfies ListOf<typeof CustomersListDocument>;
