import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const grabbersPersonal: PersonalTables = {
  grabber: freeOfPersons('name', 'feed_url', 'schedule', 'read_again_for', 'tested_configs'),
  grab_run: freeOfPersons('decision_reason'),
};
