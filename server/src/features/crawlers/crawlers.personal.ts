import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const crawlersPersonal: PersonalTables = {
  crawler: freeOfPersons('name', 'schedule'),
};
