import type { OrderMoneyInFlight, ReturnMoney, ReturnRefundDraft } from '@quarry/contracts/orders';
import type { Reasoned } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { perRequest } from '../../platform/feature.ts';
import type { SettleDeps } from './note-wait.ts';
import type { OrderRecord } from './order.ts';
import type { Invalid, NotAllowed } from './write-order.ts';

/** A return with what of it was accepted. */
export type ReturnOfOrder = {
  id: string;
  orderId: string;
  lines: readonly { lineId: string; accepted: number }[];
};

/** What orders need of payments, which stand above them. */
export type OrderMoney = {
  /** Books what providers told of an order before it was there, in the transaction that places it. */
  bookTold: (tx: Tx, deps: SettleDeps, order: { id: string; shopId: string }) => Promise<void>;
  /** Transactions of orders that wait for an answer; an order without any may be missing. */
  inFlight: (db: Db | Tx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, OrderMoneyInFlight>>;
  /** Lets go of all that is authorised of an order that the transaction has locked, and writes on it what that comes to. */
  voidOpen: (tx: Tx, deps: SettleDeps, origin: ChangeOrigin, order: OrderRecord) => Promise<void>;
  /** Gives back all that was captured of it, and writes on it what that comes to; why not before anything is written. */
  refundAll: (
    tx: Tx,
    deps: SettleDeps,
    origin: ChangeOrigin,
    order: OrderRecord,
    given: { reason: string },
  ) => Promise<Reasoned | null>;
  /** What of returns is given back, waits, or would be given back now; a return without any of it may be missing. */
  ofReturns: (db: Db | Tx, returns: readonly ReturnOfOrder[]) => Promise<ReadonlyMap<string, ReturnMoney>>;
  /** Gives back what was accepted of a return of an order that the transaction has locked, or has it wait for a second person or for a provider. */
  refundReturn: (
    tx: Tx,
    deps: SettleDeps,
    origin: ChangeOrigin,
    order: OrderRecord,
    returned: Omit<ReturnOfOrder, 'orderId'>,
    draft: ReturnRefundDraft,
  ) => Promise<{ kind: 'given' } | { kind: 'waiting' } | Invalid | NotAllowed>;
};

export const nothingInFlight: OrderMoneyInFlight = { captures: 0, others: 0 };

/** What of one of the returns is given back, waits, or would be. */
export function returnMoneyOf(found: ReadonlyMap<string, ReturnMoney>, id: string): ReturnMoney {
  return found.get(id) ?? { proposedMinor: 0, waitingMinor: 0, refundedMinor: 0 };
}

/** The money of the returns of a request, in a number of statements that does not grow. */
export function moneyOfReturns(money: OrderMoney): (context: RequestContext) => DataLoader<ReturnOfOrder, ReturnMoney> {
  return perRequest(
    ({ deps }) =>
      new DataLoader(async (returns: readonly ReturnOfOrder[]) => {
        const found = await money.ofReturns(deps.db, returns);
        return returns.map(({ id }) => returnMoneyOf(found, id));
      }),
  );
}

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
