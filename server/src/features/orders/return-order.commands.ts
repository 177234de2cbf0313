import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import {
  type OrderActionFacts,
  type ReceivedLine,
  refusalOfOrder,
  refusalToRefundReturn,
  refusalToReturn,
  type ReturnDraft,
  type ReturnFacts,
  type ReturnRefundDraft,
  type ReturnState,
  returnTable,
} from '@quarry/contracts/orders';
import { refusalToGo } from '@quarry/contracts/states';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  type Acted,
  actOnOrder,
  type OrderAct,
  type OrderDoor,
  type Seen,
  type StandingOrder,
} from './act-on-order.ts';
import { refusedLines } from './fulfil-order.commands.ts';
import { type OrderMoney, returnMoneyOf } from './order-money.ts';
import { insertReturn, moveReturn, putReceived, type ReturnRecord } from './order-return.store.ts';
import { addEvent } from './order-writing.store.ts';
import type { Invalid, NotAllowed } from './write-order.ts';

/** Notes what a customer wants to send back. */
export function requestReturn(door: OrderDoor, seen: Seen, draft: ReturnDraft): Promise<Acted> {
  const refusal = (facts: OrderActionFacts) =>
    refusalOfOrder('return', facts) ?? (refusedLines(facts, draft.lines) ? null : refusalToReturn(facts, draft.lines));
  return actOnOrder(door, seen, {
    verb: 'return_requested',
    refusal,
    write: async (tx, order, facts, now) => {
      const refused = refusedLines(facts, draft.lines);
      if (refused) return refused;
      const why = refusal(facts);
      if (why) return { kind: 'not_allowed', ...why };
      const requestedBy = door.origin.actor.userId;
      const number = await insertReturn(tx, order, draft, { requestedBy, now });
      const event = { kind: 'return_requested', data: { return: number }, note: draft.note };
      await addEvent(tx, order, door.origin, event, now);
      return undefined;
    },
  });
}

export function approveReturn(door: OrderDoor, seen: Seen, returnId: string): Promise<Acted> {
  return moveOn(door, seen, { returnId, verb: 'return_approved', to: 'APPROVED' });
}

export function declineReturn(door: OrderDoor, seen: Seen, returnId: string, reason: string): Promise<Acted> {
  return moveOn(door, seen, { returnId, verb: 'return_declined', to: 'DECLINED', outcome: reason });
}

/** Ends a return of which nothing arrived. */
export function cancelReturn(door: OrderDoor, seen: Seen, returnId: string, reason: string): Promise<Acted> {
  return moveOn(door, seen, { returnId, verb: 'return_cancelled', to: 'CANCELLED', outcome: reason });
}

/** Closes a return whose refund is decided: it was made, nothing is left to refund, or the reason says why there is none. */
export function closeReturn(door: OrderDoor, seen: Seen, returnId: string, reason: string | null): Promise<Acted> {
  return moveOn(door, seen, { returnId, verb: 'return_closed', to: 'CLOSED', outcome: reason });
}

type Way = { returnId: string; verb: string; to: ReturnState; outcome?: string | null };

function moveOn(door: OrderDoor, seen: Seen, { returnId, verb, to, outcome = null }: Way): Promise<Acted> {
  return actOnReturn(door, seen, returnId, {
    verb,
    mayEnd: true,
    write: async (tx, order, returned, facts, now) => {
      const refusal = refusalToGo(returnTable, returned.state, to, { ...facts, outcome });
      if (refusal) return { kind: 'not_allowed', ...refusal };
      await moveReturn(tx, { id: returned.id, shopId: order.shopId }, to, { outcome, now });
      const event = { kind: verb, data: { return: returned.number }, note: outcome };
      await addEvent(tx, order, door.origin, event, now);
      return undefined;
    },
  });
}

/** Counts what arrived of a return; what is accepted of it came back. */
export function receiveReturn(
  door: OrderDoor,
  seen: Seen,
  returnId: string,
  lines: readonly ReceivedLine[],
): Promise<Acted> {
  return actOnReturn(door, seen, returnId, {
    verb: 'return_received',
    write: async (tx, order, returned, facts, now) => {
      const refusal = refusalToGo(returnTable, returned.state, 'RECEIVED', facts);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      const issues = receivedIssues(returned, lines);
      if (issues.length > 0) return { kind: 'invalid', issues };
      const place = { id: returned.id, shopId: order.shopId };
      await moveReturn(tx, place, 'RECEIVED', { now });
      await putReceived(tx, place, lines);
      const [received, accepted] = [sumOf(lines, (line) => line.received), sumOf(lines, (line) => line.accepted)];
      const event = { kind: 'return_received', data: { return: returned.number, received, accepted } };
      await addEvent(tx, order, door.origin, event, now);
      return undefined;
    },
  });
}

/** Lines that the return does not have, and units that were not asked back. */
function receivedIssues({ lines: asked }: ReturnRecord, lines: readonly ReceivedLine[]): InputIssue[] {
  return lines.flatMap(({ lineId, received }, at) => {
    const line = asked.find((one) => one.lineId === lineId);
    if (!line) return [inputIssue(`lines.${at}.lineId`, 'unknown')];
    return received > line.quantity ? [inputIssue(`lines.${at}.received`, 'too_large')] : [];
  });
}

/** Gives money back for what was accepted; a refund that waits for a second person closes the return once it is approved. */
export function refundReturn(door: OrderDoor, seen: Seen, returnId: string, draft: ReturnRefundDraft): Promise<Acted> {
  const { deps, origin, money } = door;
  return actOnReturn(door, seen, returnId, {
    verb: 'return_refunded',
    mayEnd: true,
    write: async (tx, order, returned, facts) => {
      const refusal = refusalToRefundReturn(returned.state, facts);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      const given = await money.refundReturn(tx, deps, origin, order, returned, draft);
      if (given.kind === 'given') await closeRefunded(tx, origin, order, returned.id, deps.clock.now());
      return given.kind === 'given' || given.kind === 'waiting' ? undefined : given;
    },
  });
}

/** Closes a return, whose order the transaction has locked, since its refund was made. */
export async function closeRefunded(
  tx: Tx,
  origin: Pick<ChangeOrigin, 'actor'>,
  { id, shopId }: Pick<StandingOrder, 'id' | 'shopId'>,
  returnId: string,
  now: Date,
): Promise<void> {
  const number = await moveReturn(tx, { id: returnId, shopId }, 'CLOSED', { now });
  await addEvent(tx, { id, shopId }, origin, { kind: 'return_closed', data: { return: number } }, now);
}

type ReturnAct = Pick<OrderAct, 'verb' | 'mayEnd'> & {
  write: (
    tx: Tx,
    order: StandingOrder,
    returned: ReturnRecord,
    facts: ReturnFacts,
    now: Date,
  ) => Promise<Invalid | NotAllowed | undefined>;
};

function actOnReturn(door: OrderDoor, seen: Seen, returnId: string, { write, ...act }: ReturnAct): Promise<Acted> {
  return actOnOrder(door, seen, {
    ...act,
    write: async (tx, order, { currency }, now) => {
      const returned = order.standing.returns.find(({ id }) => id === returnId);
      if (!returned) return { kind: 'invalid', issues: [inputIssue('returnId', 'unknown')] };
      const facts = { ...(await moneyOf(tx, door.money, order, returned)), currency, outcome: null };
      return write(tx, order, returned, facts, now);
    },
  });
}

async function moneyOf(tx: Tx, money: OrderMoney, { id: orderId }: StandingOrder, { id, lines }: ReturnRecord) {
  return returnMoneyOf(await money.ofReturns(tx, [{ id, orderId, lines }]), id);
}

function sumOf<Line>(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0);
}
