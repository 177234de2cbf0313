import { sql } from 'kysely';
import { ofCustomers, type PersonalTables } from '../../platform/personal/index.ts';

export const customersPersonal: PersonalTables = {
  customer: {
    free: ['locale'],
    erased: {
      rows: ({ customerIds }) => sql`id = any(${[...customerIds]}::uuid[])`,
      set: {
        name: sql`''`,
        email: sql`null`,
        email_norm: sql`null`,
        phone_e164: sql`null`,
        company: sql`null`,
        vat_id: sql`null`,
        note: sql`''`,
      },
      names: sql`array[name, email, phone_e164]`,
    },
  },
  customer_address: {
    erased: {
      rows: ofCustomers,
      set: null,
      columns: ['name', 'company', 'lines', 'postcode', 'city', 'region', 'country', 'phone'],
      names: sql`array[name, phone, lines[1]]`,
    },
  },
  customer_consent: { erased: { rows: ofCustomers, set: null, columns: ['purpose', 'source', 'text_version'] } },
  customer_external: { erased: { rows: ofCustomers, set: null, columns: ['external_id'] } },
  customer_key: { erased: { rows: ofCustomers, set: null, columns: ['key'] } },
  // What was merged is taken back no more.
  customer_merge: {
    erased: {
      rows: ({ customerIds }) =>
        sql`merged_id = any(${[...customerIds]}::uuid[]) or survivor_id = any(${[...customerIds]}::uuid[])`,
      set: null,
    },
  },
  person_data: {
    free: ['subject_kind'],
    erased: {
      rows: ({ customerIds, orderIds }) => sql`(subject_kind, subject_id) in (
        select 'customer', id from unnest(${[...customerIds]}::uuid[]) c (id)
        union all select 'order', id from unnest(${[...orderIds]}::uuid[]) o (id))`,
      set: null,
      columns: ['fields'],
      names: sql`array(select distinct v #>> '{}' from (
        select jsonb_path_query(fields, 'strict $.**.name', silent => true)
        union all select jsonb_path_query(fields, 'strict $.**.email', silent => true)
        union all select jsonb_path_query(fields, 'strict $.**.phone', silent => true)
        union all select jsonb_path_query(fields, 'strict $.**.lines[0]', silent => true)) as found (v)
        where jsonb_typeof(v) = 'string')`,
    },
  },
};
