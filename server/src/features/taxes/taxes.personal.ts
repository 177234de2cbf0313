import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const taxesPersonal: PersonalTables = {
  tax_rate: freeOfPersons('country', 'region', 'tax_class', 'name'),
};
