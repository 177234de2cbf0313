import type { OrderMoneyInFlight } from '@quarry/contracts/orders';
import type { Reasoned } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { perRequest } from '../../platform/feature.ts';
import type { OrderRecord } from './order.ts';

/** What orders need of payments, which stand above them. */
export type OrderMoney = {
  /** Transactions of orders that wait for an answer; an order without any may be missing. */
  inFlight: (db: Db | Tx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, OrderMoneyInFlight>>;
  /** Lets go of all that is authorised of an order that the transaction has locked, and writes on it what that comes to. */
  voidOpen: (tx: Tx, deps: Pick<Deps, 'clock'>, origin: ChangeOrigin, order: OrderRecord) => Promise<void>;
  /** Gives back all that was captured of it, and writes on it what that comes to; why not before anything is written. */
  refundAll: (
    tx: Tx,
    deps: Pick<Deps, 'clock'>,
    origin: ChangeOrigin,
    order: OrderRecord,
    given: { reason: string },
  ) => Promise<Reasoned | null>;
};

export const nothingInFlight: OrderMoneyInFlight = { captures: 0, others: 0 };

/** The transactions in flight of the orders of a request, in one statement. */
export function inFlightOf(money: OrderMoney): (context: RequestContext) => DataLoader<string, OrderMoneyInFlight> {
  return perRequest(
    ({ deps }) =>
      new DataLoader(async (orderIds: readonly string[]) => {
        const found = await money.inFlight(deps.db, orderIds);
        return orderIds.map((id) => found.get(id) ?? nothingInFlight);
      }),
  );
}
