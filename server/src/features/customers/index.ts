import type { Feature } from '../../platform/feature.ts';
import { customerHistory } from './customer.history.ts';
import { customerResolvers } from './customer.resolvers.ts';
import { customerFilter, listCustomers } from './customer.store.ts';
import type { OrdersOfCustomers } from './customer-merge.commands.ts';
import { customersPersonal } from './customers.personal.ts';

export { countCustomers, customerAddedOn, customerFilter, readableCustomers } from './customer.store.ts';
export { answerCustomer } from './customer.answer.ts';
export { refusalToChange } from './customer.commands.ts';
export { customerMention, visibleCustomer } from './customer.loaders.ts';
export type { CustomerRecord } from './customer.ts';
export { findPersonOf, findUnerased, holdPerson, holdsUnerased, markErased } from './erased-customer.store.ts';
export { holdCustomer } from './held-customer.ts';
export type { OrdersOfCustomers } from './customer-merge.commands.ts';
export {
  contactOfCustomer,
  contactOfNamed,
  type CustomerOfOrder,
  customerOfOrder,
  knownCustomer,
  noteFirstOrder,
} from './customer-of-order.ts';
export { erasePersonData, keepPersonData } from './person-data.store.ts';

/** Who bought; `orders` are what goes with them when two become one. */
export function customersFeature(orders: OrdersOfCustomers): Feature {
  return {
    name: 'customers',
    personal: customersPersonal,
    resolvers: customerResolvers(orders),
    records: [
      {
        entity: 'customer',
        subject: 'Customer',
        stored: { table: 'customer', name: 'name', shop: 'shop_id' },
        path: '/customers',
        list: { query: 'customers', filter: customerFilter, isExported: true },
        history: customerHistory(orders),
        named: { id: 'c.id', find: ({ actor, deps }, request) => listCustomers(deps.db, { actor, ...request }) },
      },
    ],
  };
}
