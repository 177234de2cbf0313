export { customerById, type CustomerRecord } from './customer.loaders.ts';
export { type CustomerOfOrder, customerOfOrder, emailOfCustomer, noteFirstOrder } from './customer-of-order.ts';
export { erasePersonData, keepPersonData } from './person-data.store.ts';
