import { sql } from 'kysely';
import { maskedJson, type PersonalTables } from '../../platform/personal/index.ts';

const emptied = { name: sql`null`, code: sql`null`, detail: sql`null`, kept: sql`null` };

export const bulkPersonal: PersonalTables = {
  bulk_job: {
    mentions: {
      columns: ['matching', 'params'],
      set: (names) => ({ matching: maskedJson('matching', names), params: maskedJson('params', names) }),
    },
  },
  bulk_job_row: {
    erased: {
      rows: ({ customerIds, orderIds }) => sql`record_id = any(${[...customerIds, ...orderIds]}::uuid[])`,
      set: emptied,
    },
    mentions: { columns: ['name', 'detail', 'input', 'kept'], set: () => ({ ...emptied, input: sql`null` }) },
  },
};
