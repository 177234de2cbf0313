import type { Db, Tx } from '../../platform/db/index.ts';
import type { ErasedPerson } from '../../platform/personal/index.ts';
import { findPersonOf } from '../customers/index.ts';
import { findOpenOrders, findOrdersOf, type OpenMatter } from '../orders/index.ts';
import { findOpenMoney } from '../payments/index.ts';

/** Whose rows are theirs: a customer with those who were merged, and their orders. */
export async function findErasedPerson(db: Db | Tx, customerId: string): Promise<ErasedPerson | undefined> {
  const person = await findPersonOf(db, customerId);
  if (!person) return undefined;
  return { shopId: person.shopId, customerIds: person.ids, orderIds: await findOrdersOf(db, person.ids) };
}

/** What has to end before a person is erased. */
export async function findOpenMatters(
  db: Db | Tx,
  { customerIds }: Pick<ErasedPerson, 'customerIds'>,
): Promise<OpenMatter[]> {
  return [...(await findOpenOrders(db, customerIds)), ...(await findOpenMoney(db, customerIds))];
}
