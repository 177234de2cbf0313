export { eraseMentions, eraseRows, namesOfPerson } from './erase-tables.ts';
export { namePattern, namesToFind, naming } from './names.ts';
export {
  declaredColumns,
  type ErasedPerson,
  freeOfPersons,
  inBytes,
  masked,
  maskedJson,
  ofCustomers,
  ofOrders,
  ofShop,
  type PersonalTable,
  type PersonalTables,
} from './personal-tables.ts';
