import { type Reasoned, reasoned, wording, type Wording } from '../wording/index.ts';
import type { RefundFacts } from './refund-steps.ts';

/** What of an order decides whether a refund is right: its lines, payments and other refunds; amounts in minor units. */
export type OrderAtRefund = {
  units: number;
  totalMinor: number;
  capturedMinor: number;
  /** Given back, or waiting to be, by other refunds. */
  givenMinor: number;
};

type Facts = Pick<RefundFacts, 'lines' | 'capturedMinor' | 'refundableMinor'>;

/** How an order stands for a refund; `waitingMinor` is what the refund itself takes of the order already. */
export function orderAtRefund(
  { lines, capturedMinor, refundableMinor }: Facts,
  { waitingMinor }: { waitingMinor: number },
): OrderAtRefund {
  return {
    units: lines.reduce((sum, { sold }) => sum + sold.quantity, 0),
    totalMinor: lines.reduce((sum, { sold }) => sum + sold.grossMinor, 0),
    capturedMinor,
    givenMinor: capturedMinor - refundableMinor - waitingMinor,
  };
}

/** What changed between two looks at an order, for a person; `seen` names the later look, and goes with the approval of who took it. */
export type OrderChange = Reasoned & { seen: string };

/** What of an order changed since a refund of it was asked for; null where nothing of that did. */
export function orderChangeOf(before: OrderAtRefund, now: OrderAtRefund, currency: string): OrderChange | null {
  const money = (minor: number) => ({ minor, currency });
  const points: Wording[] = [];
  if (before.units !== now.units) points.push(wording('refund_since:units', { before: before.units, now: now.units }));
  if (before.totalMinor !== now.totalMinor)
    points.push(wording('refund_since:total', { before: money(before.totalMinor), now: money(now.totalMinor) }));
  if (before.capturedMinor !== now.capturedMinor)
    points.push(
      wording('refund_since:captured', { before: money(before.capturedMinor), now: money(now.capturedMinor) }),
    );
  if (before.givenMinor !== now.givenMinor)
    points.push(wording('refund_since:refunds', { before: money(before.givenMinor), now: money(now.givenMinor) }));
  if (points.length === 0) return null;
  const { units, totalMinor, capturedMinor, givenMinor } = now;
  const seen = [units, totalMinor, capturedMinor, givenMinor].join('.');
  return { ...reasoned('REFUND_ORDER_CHANGED', { points }), seen };
}

/** Why a refund is not approved yet: its order changed, and who approves has not looked at this change. */
export function refusalOfChange(change: OrderChange | null, seen: string | null): Reasoned | null {
  if (change === null || change.seen === seen) return null;
  const { code, reason, wording: said } = change;
  return { code, reason, wording: said };
}
