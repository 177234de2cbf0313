export { customerById, type CustomerRecord } from './customer.loaders.ts';
export {
  contactOfCustomer,
  contactOfNamed,
  type CustomerOfOrder,
  customerOfOrder,
  noteFirstOrder,
} from './customer-of-order.ts';
export { erasePersonData, keepPersonData } from './person-data.store.ts';
