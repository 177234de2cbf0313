import type { ReturnMoney } from '@quarry/contracts/orders';
import { type RefundFacts, refundShare } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { ReturnOfOrder } from '../orders/index.ts';
import { findRefundFacts } from './refund-facts.store.ts';

type Proposed = {
  amountMinor: number;
  /** The units that the amount is of; null where less than they come to is left of what was captured. */
  lines: { lineId: string; quantity: number }[] | null;
};

/** What refunding the units of a return that were accepted comes to: of each line at most those that are not refunded yet. */
export function proposedShares(
  { lines, refundableMinor }: Pick<RefundFacts, 'lines' | 'refundableMinor'>,
  accepted: ReturnOfOrder['lines'],
): Proposed {
  const units = accepted.flatMap(({ lineId, accepted: count }) => {
    const line = lines.find(({ id }) => id === lineId);
    const quantity = line ? Math.min(count, line.sold.quantity - line.taken.quantity) : 0;
    return line && quantity > 0 ? [{ lineId, ...refundShare(line, quantity) }] : [];
  });
  const sum = units.reduce((total, { grossMinor }) => total + grossMinor, 0);
  const left = Math.max(0, refundableMinor);
  if (sum > left) return { amountMinor: left, lines: null };
  return { amountMinor: Math.max(0, sum), lines: units.map(({ lineId, quantity }) => ({ lineId, quantity })) };
}

type Given = { returnId: string; waitingMinor: number; refundedMinor: number };

/** What of returns is given back, waits, or would be given back now. */
export async function moneyOfReturns(
  db: Db | Tx,
  returns: readonly ReturnOfOrder[],
): Promise<Map<string, ReturnMoney>> {
  const facts = new Map(
    (await findRefundFacts(db, [...new Set(returns.map(({ orderId }) => orderId))])).map((one) => [one.orderId, one]),
  );
  const given = new Map(
    (
      await readWithinScope(
        db,
        sql<Given>`
          select b.id as "returnId",
            coalesce(sum(r.amount_minor) filter (where r.state in ('AWAITING_APPROVAL', 'APPROVED', 'PROCESSING')), 0)::bigint as "waitingMinor",
            coalesce(sum(r.amount_minor) filter (where r.state = 'SUCCEEDED'), 0)::bigint as "refundedMinor"
          from order_return b join refund r on r.shop_id = b.shop_id and r.return_id = b.id
          where b.id = ${anyOf(returns.map(({ id }) => id))} group by b.id`,
      )
    ).map((one) => [one.returnId, one]),
  );
  return new Map(
    returns.map(({ id, orderId, lines }) => {
      const ofOrder = facts.get(orderId);
      const { waitingMinor = 0, refundedMinor = 0 } = given.get(id) ?? {};
      const proposedMinor = ofOrder ? proposedShares(ofOrder, lines).amountMinor : 0;
      return [id, { proposedMinor, waitingMinor, refundedMinor }];
    }),
  );
}
