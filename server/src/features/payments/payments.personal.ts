import { sql } from 'kysely';
import { freeOfPersons, ofOrders, type PersonalTables } from '../../platform/personal/index.ts';

export const paymentsPersonal: PersonalTables = {
  payment: {
    free: ['provider_ref', 'method', 'currency', 'failure_code'],
    erased: { rows: ofOrders, set: { method_label: sql`''` } },
  },
  payment_event: {
    free: ['provider_event_id', 'kind', 'provider_ref', 'order_hint', 'hint_key', 'currency', 'dispute_ref'],
    erased: {
      rows: ({ orderIds }) =>
        sql`payment_id in (select p.id from payment p where p.order_id = any(${[...orderIds]}::uuid[]))`,
      set: { blob: sql`null`, note: sql`null` },
    },
  },
  refund: {
    free: ['reason', 'currency', 'reference', 'dispute_state', 'asked_of'],
    erased: { rows: ofOrders, set: { note: sql`''` } },
  },
  payment_provider: freeOfPersons('code', 'name', 'endpoint', 'changes_cursor', 'changes_problem'),
  payment_transaction: freeOfPersons('provider_ref', 'error', 'reference_key'),
  settlement: freeOfPersons('external_id', 'currency'),
  settlement_line: freeOfPersons('provider_ref', 'kind', 'note'),
};
