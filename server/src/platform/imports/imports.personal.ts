import { sql } from 'kysely';
import { type ErasedPerson, freeOfPersons, type PersonalTables } from '../personal/index.ts';

const ofRecords = ({ customerIds, orderIds }: ErasedPerson) =>
  sql`record_id = any(${[...customerIds, ...orderIds]}::uuid[])`;

const emptied = { name: sql`null`, raw: sql`null`, refusals: sql`'[]'` };

/** What of customers the rows of files hold. The files themselves are read for their names. */
export const importsPersonal: PersonalTables = {
  change_set_row: {
    erased: { rows: ofRecords, set: emptied },
    mentions: { columns: ['name', 'match_key', 'raw', 'refusals'], set: () => ({ ...emptied, match_key: sql`null` }) },
  },
  change_set_identifier: freeOfPersons('identifier'),
  change_set_line: {
    mentions: {
      columns: ['cells', 'texts', 'faults'],
      set: () => ({ cells: sql`'{}'`, texts: sql`'{}'`, faults: sql`'[]'` }),
    },
  },
  change_set_cell: {
    erased: { rows: ofRecords, set: { old: sql`null`, new: sql`null` } },
    mentions: { columns: ['old', 'new'], set: () => ({ old: sql`null`, new: sql`null` }) },
  },
  change_set_step: { mentions: { columns: ['row', 'cells'], set: () => ({ row: sql`null`, cells: sql`null` }) } },
  import_recipe: { mentions: { columns: ['name', 'columns', 'headers'], set: null } },
};
