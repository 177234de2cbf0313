import type { Action } from '@quarry/contracts/access';
import { zonedTime } from '@quarry/contracts/common';
import {
  fulfilmentStates,
  type OrderActionFacts,
  orderActionsNow,
  uncoveredMinor,
  trackingUrl,
} from '@quarry/contracts/orders';
import { actionsNow } from '@quarry/contracts/states';
import { type Sentence, sentence, type Wording, wording } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import { type Actor, may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import type { Fulfilment, OrderHold, RecordAction, Shape } from '../../platform/graphql/index.ts';
import { factsOf, findStandings, fulfilmentFactsOf, type OrderStanding } from './order-facts.store.ts';
import type { OrderMoneyInFlight } from '@quarry/contracts/orders';
import { answerLineOf } from './order.answer.ts';

/** How the orders of a request stand, in one statement. */
export const standingById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findStandings(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** What decides what the actor can do to an order of a shop. */
export function factsFor(
  actor: Actor,
  shopId: string,
  standing: OrderStanding,
  inFlight: OrderMoneyInFlight,
): OrderActionFacts {
  return factsOf(standing, {
    inFlight,
    mayShipUnpaid: may(actor, 'fulfil_unpaid', 'Order', { shopId }),
    givesBack: may(actor, 'refund', 'Payment', { shopId }),
  });
}

/** The first right of those that an action takes and the actor has not. */
const lackingIn = (actor: Actor, shopId: string) => (right: Action) =>
  may(actor, right, 'Order', { shopId }) ? undefined : right;

export function answerOrderActions(actor: Actor, shopId: string, facts: OrderActionFacts): Shape<RecordAction>[] {
  return answerActions(orderActionsNow(facts, lackingIn(actor, shopId)), 'Order');
}

export function answerHold({ hold }: OrderStanding): Shape<OrderHold> | null {
  return hold;
}

/** The fulfilments of an order that count; what was undone is in what happened to it. */
export function answerFulfilments(
  actor: Actor,
  shopId: string,
  standing: OrderStanding,
  facts: OrderActionFacts,
): Shape<Fulfilment>[] {
  const { id: orderId, currency, fulfilments } = standing;
  return fulfilments.map((one) => ({
    ...one,
    trackingUrl: trackingUrl(one.carrier, one.tracking),
    lines: one.lines.map(({ lineId, quantity }) => ({
      quantity,
      line: (_args: never, context: RequestContext) => answerLineOf(context, { orderId, lineId, currency }),
    })),
    actions: answerActions(
      actionsNow(fulfilmentStates, one.status, fulfilmentFactsOf(one, standing, facts), lackingIn(actor, shopId)),
      'Order',
    ),
  }));
}

/** Why the axes of an order stand where they stand. */
export function reasonsOf(standing: OrderStanding): Sentence[] {
  if (standing.status === 'DRAFT') return [];
  const { totalsDiffer, unknownLines } = standing;
  return [
    paymentReason(standing),
    ...fulfilmentReasons(standing),
    ...(totalsDiffer ? [wording('order_why:totals_differ')] : []),
    ...(unknownLines > 0 ? [wording('order_why:unknown_lines', { count: unknownLines })] : []),
  ].map(sentence);
}

function paymentReason(standing: OrderStanding): Wording {
  const { status, paymentStatus, currency, outstandingMinor, authExpiresAt, timeZone } = standing;
  const money = (minor: number) => ({ minor, currency });
  const open = money(outstandingMinor);
  const captured = money(standing.capturedMinor);
  const authorized = money(standing.authorizedMinor);
  switch (paymentStatus) {
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return wording('order_why:refunded', { refunded: money(standing.refundedMinor), captured });
    case 'PAID':
      return standing.capturedMinor === 0 ? wording('order_why:free') : wording('order_why:paid', { captured });
    case 'PARTIALLY_PAID':
      return wording('order_why:partly_paid', { captured, open });
    case 'AUTHORIZED':
      return authExpiresAt
        ? wording('order_why:authorized_until', { authorized, date: { localTime: zonedTime(authExpiresAt, timeZone) } })
        : wording('order_why:authorized', { authorized });
    default:
      if (status === 'CANCELLED') return wording('order_why:cancelled');
      return wording(
        (
          {
            PENDING: 'order_why:nothing_paid',
            VOIDED: 'order_why:voided',
            EXPIRED: 'order_why:expired',
            FAILED: 'order_why:failed',
          } as const
        )[paymentStatus],
        { open },
      );
  }
}

function fulfilmentReasons(standing: OrderStanding): Wording[] {
  const { status, hold, timeZone, currency } = standing;
  const lines = standing.lines.filter(({ ships }) => ships);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [quantity, packed, shipped, returned] = [
    sum((line) => line.quantity),
    sum((line) => line.packed),
    sum((line) => line.shipped),
    sum((line) => line.returned),
  ];
  const missing = uncoveredMinor(standing);
  return [
    ...(status === 'OPEN' && missing > 0 && standing.capturedMinor + standing.authorizedMinor > 0
      ? [wording('order_why:uncovered', { missing: { minor: missing, currency } })]
      : []),
    ...(hold
      ? [
          wording('order_why:held', {
            date: { localTime: zonedTime(hold.at, timeZone) },
            reason: wording(`order_hold:${hold.reason}`),
          }),
        ]
      : []),
    quantity === 0
      ? wording('order_why:nothing_ships')
      : packed > 0
        ? wording('order_why:packed', { shipped, count: quantity, packed })
        : wording('order_why:shipped', { shipped, count: quantity }),
    ...(returned > 0 ? [wording('order_why:returned', { returned, count: shipped })] : []),
  ];
}
