import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const analyticsPersonal: PersonalTables = {
  order_count: { mentions: { columns: ['search', 'filter'], set: null } },
  product_sales_day: freeOfPersons('currency'),
  sales_bucket: freeOfPersons('currency'),
  sales_day: freeOfPersons('currency'),
  sales_month: freeOfPersons('currency'),
  state_day: freeOfPersons('measure', 'key'),
};
