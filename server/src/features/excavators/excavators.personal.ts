import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const excavatorsPersonal: PersonalTables = {
  proposal: freeOfPersons(
    'locale',
    'current_value',
    'proposed_value',
    'evidence',
    'dedupe_key',
    'decision_cause',
    'reason',
    'effects',
  ),
};
