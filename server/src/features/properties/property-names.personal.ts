import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const propertyNamesPersonal: PersonalTables = {
  property_name: freeOfPersons('text', 'text_key', 'examples', 'proposal'),
  offer_property_name: freeOfPersons(),
};
