import { sql } from 'kysely';
import {
  freeOfPersons,
  masked,
  maskedJson,
  ofOrders,
  ofShop,
  type PersonalTables,
} from '../../platform/personal/index.ts';

export const ordersPersonal: PersonalTables = {
  order: {
    free: ['number_text', 'external_id', 'locale', 'currency', 'ship_country'],
    erased: {
      rows: ({ orderIds }) => sql`id = any(${[...orderIds]}::uuid[])`,
      set: { raw_blob: sql`null` },
    },
  },
  order_contact: {
    free: ['country'],
    erased: {
      rows: ofOrders,
      set: {
        name: sql`''`,
        company: sql`null`,
        email: sql`null`,
        phone: sql`null`,
        lines: sql`'{}'`,
        postcode: sql`left(postcode, 2)`,
        city: sql`null`,
        region: sql`null`,
      },
      names: sql`array[name, email, phone, lines[1]]`,
    },
  },
  order_key: {
    erased: {
      rows: (person) => sql`${ofOrders(person)} and kind in ('email', 'phone', 'name')`,
      set: null,
      columns: ['key'],
    },
  },
  order_tag: { mentions: { columns: ['tag'], rows: ofShop, set: null } },
  order_event: {
    free: ['kind'],
    erased: { rows: ofOrders, set: { note: sql`null` } },
    mentions: {
      columns: ['data', 'note'],
      rows: ofShop,
      set: (names) => ({ data: maskedJson('data', names), note: masked('note', names) }),
    },
  },
  order_hold: { erased: { rows: ofOrders, set: { note: sql`''` } } },
  order_edit: {
    erased: {
      rows: ofOrders,
      set: { operations: sql`'[]'`, before: sql`'{}'`, after: sql`'{}'`, reason: sql`''` },
    },
  },
  order_return: {
    free: ['reason'],
    erased: { rows: ofOrders, set: { note: sql`''` } },
    mentions: { columns: ['outcome'], rows: ofShop, set: (names) => ({ outcome: masked('outcome', names) }) },
  },
  order_line: {
    free: ['external_id', 'title', 'sku', 'gtin', 'options', 'image_ref', 'tax_name'],
    mentions: {
      columns: ['price_reason'],
      rows: ofShop,
      set: (names) => ({ price_reason: masked('price_reason', names) }),
    },
  },
  order_line_discount: freeOfPersons('code', 'label'),
  order_sequence: freeOfPersons('format'),
  return_line: freeOfPersons('reason', 'condition'),
  fulfilment: freeOfPersons('carrier', 'tracking', 'tracking_url', 'external_id'),
};
