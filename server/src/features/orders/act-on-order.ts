import type { OrderActionFacts, OrderMoneyInFlight } from '@quarry/contracts/orders';
import type { Reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findStandings, type OrderStanding, standingOf } from './order-facts.store.ts';
import { nothingInFlight, type OrderMoney } from './order-money.ts';
import { factsFor } from './order-standing.ts';
import { auditedOrder, type OrderRecord } from './order.ts';
import { findOrder, findOrderForUpdate } from './order.store.ts';
import { orderChanged } from './order.topics.ts';
import { completeWhereDone, settleOrder } from './settle-order.ts';
import type { Invalid, NotAllowed } from './write-order.ts';

/** An order with how it stands, as what is done to a placed one locks it. */
export type StandingOrder = OrderRecord & { standing: OrderStanding };

const standingOrder: RecordKind<StandingOrder> = {
  entity: 'order',
  lock: async (tx, id) => {
    const order = await findOrderForUpdate(tx, id);
    return order && { ...order, standing: await standingOf(tx, id) };
  },
  audited: (order) => ({
    ...auditedOrder(order),
    hold: order.standing.hold?.reason ?? null,
    fulfilments: order.standing.fulfilments.map(
      ({ number, status, lines }) => `F${number} ${status} ${lines.reduce((units, one) => units + one.quantity, 0)}`,
    ),
    returns: order.standing.returns.map(
      ({ number, state, lines }) => `R${number} ${state} ${lines.reduce((units, one) => units + one.quantity, 0)}`,
    ),
  }),
  told: ({ shopId }) => ({ topic: orderChanged, shopId }),
};

/** Which order, and the version of it that the person saw. */
export type Seen = { id: string; version: number };
export type OrderDoor = { deps: Deps; origin: ChangeOrigin; money: OrderMoney };
export type Acted = Saved<StandingOrder> | Missed | Invalid | NotAllowed;

/** What one action writes, or why not: `tx` holds the order's row lock. */
type Write = (
  tx: Tx,
  order: StandingOrder,
  facts: OrderActionFacts,
  now: Date,
) => Promise<Invalid | NotAllowed | undefined>;

export type OrderAct = {
  /** The verb of the audit entry. */
  verb: string;
  /** Whether it may leave nothing to do, so that the order completes by itself. */
  mayEnd?: true;
  /** Why it can no longer be done to the order as it is now: said in place of the newer version, since it says more. */
  refusal?: (facts: OrderActionFacts) => Reasoned | null;
  write: Write;
};

/** Does something to an order that was placed, in one transaction under its row lock; what follows from it is written with it. */
export async function actOnOrder({ deps, origin, money }: OrderDoor, seen: Seen, act: OrderAct): Promise<Acted> {
  const inFlight = async (tx: Tx) => (await money.inFlight(tx, [seen.id])).get(seen.id) ?? nothingInFlight;
  const outcome = await changeRecord(deps, origin, standingOrder, { ...seen, action: act.verb }, async (tx, order) => {
    const now = deps.clock.now();
    const waiting = await inFlight(tx);
    const refused = await act.write(tx, order, factsOfOrder(origin.actor, order, waiting), now);
    if (refused) return refused;
    await settleOrder(tx, deps, order, now);
    if (act.mayEnd) await completeWhereDone(tx, deps, order, waiting, now);
    return undefined;
  });
  if (outcome.kind !== 'conflict' || !act.refusal) return outcome;
  const refusal = await refusalNow(deps, origin.actor, money, seen.id, act.refusal);
  return refusal ? { kind: 'not_allowed', ...refusal } : outcome;
}

async function refusalNow(
  { db }: Deps,
  actor: Actor,
  money: OrderMoney,
  id: string,
  refusal: NonNullable<OrderAct['refusal']>,
): Promise<Reasoned | null> {
  const [order, standing, inFlight] = [
    await findOrder(db, id),
    (await findStandings(db, [id])).get(id),
    await money.inFlight(db, [id]),
  ];
  if (!order || !standing) return null;
  return refusal(factsFor(actor, order.shopId, standing, inFlight.get(id) ?? nothingInFlight));
}

function factsOfOrder(actor: Actor, { shopId, standing }: StandingOrder, inFlight: OrderMoneyInFlight) {
  return factsFor(actor, shopId, standing, inFlight);
}
