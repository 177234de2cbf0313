import { sql } from 'kysely';
import type { RecordKind } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { findAddresses, findConsents } from './customer-parts.store.ts';
import { lockCustomer } from './customer.store.ts';
import { auditedCustomer, type HeldCustomer, judgedCustomer, personalOf } from './customer.ts';
import { keepPersonData, lastPersonData } from './person-data.store.ts';

/**
 * A customer with its parts, locked until the transaction ends. What is personal in it is kept under a new revision where it is not what
 * was kept last, so that an audit entry names it before and after a change.
 */
export async function holdCustomer(tx: Tx, id: string): Promise<HeldCustomer | undefined> {
  const customer = await lockCustomer(tx, id);
  if (!customer) return undefined;
  // Nothing of them is kept any more, and no command changes them.
  if (customer.status === 'ERASED')
    return { ...customer, addresses: [], consents: [], mergedFrom: [], personDataId: '' };
  const [addresses, consents, mergedFrom] = [
    await findAddresses(tx, [id]),
    await findConsents(tx, [id]),
    await findMergedInto(tx, id),
  ];
  const subject = { subjectKind: 'customer', subjectId: id };
  const fields = personalOf(customer, addresses);
  const last = await lastPersonData(tx, subject);
  const personDataId =
    last && sortedJson(last.fields) === sortedJson(fields)
      ? last.id
      : await keepPersonData(tx, { shopId: customer.shopId, ...subject, revision: (last?.revision ?? 0) + 1, fields });
  return { ...customer, addresses, consents, mergedFrom, personDataId };
}

export const customerKind: RecordKind<HeldCustomer> = {
  entity: 'customer',
  lock: holdCustomer,
  audited: auditedCustomer,
  judged: judgedCustomer,
};

async function findMergedInto(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select m.id from customer c join customer m on m.shop_id = c.shop_id and m.merged_into = c.id
    where c.id = ${id} order by m.id`.execute(tx);
  return rows.map((row) => row.id);
}
