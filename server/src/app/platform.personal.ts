import { importsPersonal } from '../platform/imports/index.ts';
import { freeOfPersons, masked, maskedJson, type PersonalTables } from '../platform/personal/index.ts';

/** What of customers the tables of the platform hold. */
export const platformPersonal: PersonalTables = {
  ...importsPersonal,
  idempotent_reply: { mentions: { columns: ['reply'], set: null } },
  bin_entry: {
    free: ['entity'],
    mentions: {
      columns: ['name', 'content'],
      set: (names) => ({ name: masked('name', names), content: maskedJson('content', names) }),
    },
  },
  outbox: freeOfPersons('topic', 'aggregate_kind', 'changed', 'cause'),
  outbox_aside: freeOfPersons('consumer', 'topic', 'aggregate_kind', 'changed', 'cause', 'progress', 'last_error'),
};
