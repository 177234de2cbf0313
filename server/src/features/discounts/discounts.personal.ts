import { sql } from 'kysely';
import { freeOfPersons, ofOrders, type PersonalTables } from '../../platform/personal/index.ts';

export const discountsPersonal: PersonalTables = {
  discount: freeOfPersons('name', 'label', 'class', 'currency'),
  discount_announcement: freeOfPersons('occasion'),
  discount_code: freeOfPersons('code', 'code_norm', 'batch'),
  discount_name_key: freeOfPersons('key'),
  discount_reservation: freeOfPersons('reservation_key', 'answer'),
  discount_use: {
    free: ['reservation_key', 'currency'],
    erased: { rows: ofOrders, set: { customer_key: sql`null` } },
  },
  // Once their uses name nobody, nothing counts by the hash of an address any more.
  discount_customer_counter: {
    erased: {
      rows: ({
        orderIds,
      }) => sql`(discount_id, customer_key) in (select u.discount_id, u.customer_key from discount_use u
        where u.order_id = any(${[...orderIds]}::uuid[]))`,
      set: null,
      columns: ['customer_key'],
    },
  },
};
