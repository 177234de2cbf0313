import { sql } from 'kysely';
import {
  freeOfPersons,
  inBytes,
  masked,
  ofOrders,
  ofShop,
  type PersonalTables,
} from '../../platform/personal/index.ts';

export const paymentsPersonal: PersonalTables = {
  payment: {
    free: ['provider_ref', 'method', 'currency', 'failure_code'],
    erased: { rows: ofOrders, set: { method_label: sql`''` } },
  },
  payment_event: {
    free: ['provider_event_id', 'kind', 'provider_ref', 'currency', 'dispute_ref'],
    erased: {
      rows: ({ orderIds }) =>
        sql`payment_id in (select p.id from payment p where p.order_id = any(${[...orderIds]}::uuid[]))`,
      set: { blob: sql`null`, note: sql`null` },
    },
    // Nobody may have found out of which order an event is.
    mentions: {
      columns: ['order_hint', 'hint_key', 'note'],
      rows: ofShop,
      holds: (names) => inBytes('blob', names),
      set: (names) => ({
        order_hint: masked('order_hint', names),
        hint_key: masked('hint_key', names),
        note: masked('note', names),
        blob: sql`null`,
      }),
    },
  },
  refund: {
    free: ['currency', 'dispute_state', 'asked_of'],
    erased: { rows: ofOrders, set: { note: sql`''` } },
    mentions: {
      columns: ['reason', 'reference'],
      rows: ofShop,
      set: (names) => ({ reason: masked('reason', names), reference: masked('reference', names) }),
    },
  },
  payment_provider: freeOfPersons('code', 'name', 'endpoint', 'changes_cursor', 'changes_problem'),
  payment_transaction: {
    free: ['error'],
    // A reference stands once in a payment, so that two that named the person have to stay apart.
    mentions: {
      columns: ['provider_ref', 'reference_key'],
      rows: ofShop,
      set: () => ({ provider_ref: sql`'… ' || id`, reference_key: sql`null` }),
    },
  },
  settlement: freeOfPersons('external_id', 'currency'),
  settlement_line: freeOfPersons('provider_ref', 'kind', 'note'),
};
