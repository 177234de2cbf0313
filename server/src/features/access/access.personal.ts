import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const accessPersonal: PersonalTables = {
  api_key: freeOfPersons('name', 'shown_part', 'rules'),
};
