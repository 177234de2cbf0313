import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const shelvesPersonal: PersonalTables = {
  shelf: freeOfPersons('text', 'text_key', 'proposal'),
};
