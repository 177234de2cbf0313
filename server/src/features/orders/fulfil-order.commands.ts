import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import {
  type FulfilLine,
  fulfilmentStates,
  type FulfilmentStatus,
  type OrderActionFacts,
  refusalOfOrder,
  refusalToTake,
  type ShipOrderDraft,
} from '@quarry/contracts/orders';
import { refusalToGo } from '@quarry/contracts/states';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Acted, actOnOrder, type OrderDoor, type Seen, type StandingOrder } from './act-on-order.ts';
import {
  countUnits,
  insertFulfilment,
  isTracked,
  moveFulfilment,
  putTrackingKeys,
  type Shipping,
} from './fulfilment.store.ts';
import { type FulfilmentRecord, fulfilmentFactsOf } from './order-facts.store.ts';
import { addEvent } from './order-writing.store.ts';
import { shippedMoment } from './shipped-moment.ts';
import type { Invalid, NotAllowed } from './write-order.ts';

/** Puts units of lines into a packing. */
export function packOrder(door: OrderDoor, seen: Seen, lines: readonly FulfilLine[]): Promise<Acted> {
  const refusal = (facts: OrderActionFacts) => refusalOfOrder('pack', facts) ?? refusalOfLines(facts, lines);
  return actOnOrder(door, seen, {
    verb: 'packed',
    refusal: (facts) => refusalSince('pack', facts, lines),
    write: async (tx, order, facts, now) => {
      const refused = refusedLines(facts, lines) ?? notAllowed(refusal(facts));
      if (refused) return refused;
      const number = await insertFulfilment(tx, order, lines, { shipping: null, createdBy: personIn(door), now });
      await countUnits(tx, order, lines, { packed: 1, shipped: 0 });
      await addEvent(tx, order, door.origin, { kind: 'packed', data: { fulfilment: number } }, now);
      return undefined;
    },
  });
}

/** Ships what was packed, or units of lines at once. */
export function shipOrder(door: OrderDoor, seen: Seen, draft: ShipOrderDraft): Promise<Acted> {
  const { fulfilmentId } = draft;
  return fulfilmentId === null ? shipAtOnce(door, seen, draft) : shipPacked(door, seen, fulfilmentId, draft);
}

function shipAtOnce(
  door: OrderDoor,
  seen: Seen,
  { lines, carrier, tracking, shippedAt }: ShipOrderDraft,
): Promise<Acted> {
  const refusal = (facts: OrderActionFacts) => {
    const wanted = lines ?? leftOf(facts);
    const refused = refusalOfOrder('ship', facts) ?? refusalOfLines(facts, wanted);
    return refused ?? (wanted.length === 0 ? reasoned('ORDER_ALL_PACKED') : null);
  };
  return actOnOrder(door, seen, {
    verb: 'shipped',
    mayEnd: true,
    refusal: (facts) => refusalSince('ship', facts, lines ?? []),
    write: async (tx, order, facts, now) => {
      const wanted = lines ?? leftOf(facts);
      const refused = refusedLines(facts, wanted) ?? notAllowed(refusal(facts));
      if (refused) return refused;
      const at = shippedMoment(shippedAt ?? now, order.placedAt, order.standing.timeZone);
      if (!at && shippedAt) return shippedEarly;
      const shipping = { carrier, tracking, shippedAt: at ?? now };
      if (await isTracked(tx, order, shipping)) return trackedTwice;
      await shipUnits(tx, door, order, wanted, { shipping, now });
      await putTrackingKeys(tx, order);
      return undefined;
    },
  });
}

/** Writes units that leave without having been packed before as a shipment of the locked order. */
export async function shipUnits(
  tx: Tx,
  door: OrderDoor,
  order: StandingOrder,
  units: readonly FulfilLine[],
  { shipping, now }: { shipping: Shipping; now: Date },
): Promise<void> {
  const fulfilment = await insertFulfilment(tx, order, units, { shipping, createdBy: personIn(door), now });
  await countUnits(tx, order, units, { packed: 0, shipped: 1 });
  const { carrier } = shipping;
  await addEvent(tx, order, door.origin, { kind: 'shipped', data: { fulfilment, carrier } }, now);
}

function shipPacked(
  door: OrderDoor,
  seen: Seen,
  fulfilmentId: string,
  { carrier, tracking, shippedAt }: ShipOrderDraft,
): Promise<Acted> {
  return moveOn(
    door,
    seen,
    { fulfilmentId, to: 'SHIPPED', path: 'input.fulfilmentId' },
    'shipped',
    async (tx, order, fulfilment, now) => {
      const at = shippedMoment(shippedAt ?? now, order.placedAt, order.standing.timeZone);
      if (!at && shippedAt) return shippedEarly;
      const shipping: Shipping = { carrier, tracking, shippedAt: at ?? now };
      if (await isTracked(tx, order, shipping)) return trackedTwice;
      await moveFulfilment(tx, fulfilmentId, 'SHIPPED', { shipping, now });
      await countUnits(tx, order, fulfilment.lines, { packed: -1, shipped: 1 });
      await putTrackingKeys(tx, order);
      const data = { fulfilment: fulfilment.number, carrier };
      await addEvent(tx, order, door.origin, { kind: 'shipped', data }, now);
      return undefined;
    },
  );
}

/** Notes that a shipment arrived. */
export function deliverFulfilment(door: OrderDoor, seen: Seen, fulfilmentId: string, at: Date | null): Promise<Acted> {
  const way = { fulfilmentId, to: 'DELIVERED' as const, path: 'fulfilmentId' };
  return moveOn(door, seen, way, 'delivered', async (tx, order, fulfilment, now) => {
    const deliveredAt = at ?? now;
    if (fulfilment.shippedAt && deliveredAt < fulfilment.shippedAt)
      return invalid(inputIssue('at', 'ends_before_it_begins'));
    await moveFulfilment(tx, fulfilmentId, 'DELIVERED', { deliveredAt, now });
    await addEvent(tx, order, door.origin, { kind: 'delivered', data: { fulfilment: fulfilment.number } }, now);
    return undefined;
  });
}

/** Undoes a packing or a shipment: its units are there again. */
export function cancelFulfilment(door: OrderDoor, seen: Seen, fulfilmentId: string): Promise<Acted> {
  const way = { fulfilmentId, to: 'CANCELLED' as const, path: 'fulfilmentId' };
  return moveOn(door, seen, way, 'shipment_undone', async (tx, order, fulfilment, now) => {
    const wasPacked = fulfilment.status === 'PACKING';
    await moveFulfilment(tx, fulfilmentId, 'CANCELLED', { now });
    await countUnits(tx, order, fulfilment.lines, wasPacked ? { packed: -1, shipped: 0 } : { packed: 0, shipped: -1 });
    await putTrackingKeys(tx, order);
    if (order.status === 'COMPLETED')
      await sql`update "order" set status = 'OPEN', archived_at = null where id = ${order.id}`.execute(tx);
    await addEvent(tx, order, door.origin, { kind: 'shipment_undone', data: { fulfilment: fulfilment.number } }, now);
    return undefined;
  });
}

type Way = {
  fulfilmentId: string;
  to: FulfilmentStatus;
  /** Where the input names it. */
  path: string;
};
type Move = (
  tx: Parameters<Parameters<typeof actOnOrder>[2]['write']>[0],
  order: StandingOrder,
  fulfilment: FulfilmentRecord,
  now: Date,
) => Promise<Invalid | undefined>;

function moveOn(
  door: OrderDoor,
  seen: Seen,
  { fulfilmentId, to, path }: Way,
  verb: string,
  move: Move,
): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb,
    mayEnd: true,
    write: async (tx, order, facts, now) => {
      const fulfilment = order.standing.fulfilments.find(({ id }) => id === fulfilmentId);
      if (!fulfilment) return invalid(inputIssue(path, 'unknown'));
      const judged = fulfilmentFactsOf(fulfilment, order.standing, facts);
      const refusal = refusalToGo(fulfilmentStates, fulfilment.status, to, judged);
      return notAllowed(refusal) ?? move(tx, order, fulfilment, now);
    },
  });
}

const shippedEarly = invalid(inputIssue('shippedAt', 'before_its_order'));
const trackedTwice = invalid(inputIssue('tracking', 'repeated'));

function invalid(...issues: InputIssue[]): Invalid {
  return { kind: 'invalid', issues };
}

export function notAllowed(refusal: Reasoned | null): NotAllowed | undefined {
  return refusal ? { kind: 'not_allowed', ...refusal } : undefined;
}

export function personIn({ origin: { actor } }: { origin: { actor: Actor } }): string | null {
  return actor.userId;
}

/** Everything that is neither packed nor shipped. */
export function leftOf({ lines }: OrderActionFacts): FulfilLine[] {
  return lines
    .filter(({ ships }) => ships)
    .map(({ id, quantity, packed, shipped }) => ({ lineId: id, quantity: quantity - packed - shipped }))
    .filter(({ quantity }) => quantity > 0);
}

/** Lines that the order does not have, or of which nothing is sent. */
export function refusedLines({ lines }: OrderActionFacts, wanted: readonly { lineId: string }[]): Invalid | undefined {
  const sent = new Set(lines.filter(({ ships }) => ships).map(({ id }) => id));
  const issues = wanted.flatMap(({ lineId }, at) =>
    sent.has(lineId) ? [] : [inputIssue(`lines.${at}.lineId`, 'unknown')],
  );
  return issues.length > 0 ? invalid(...issues) : undefined;
}

type TakesUnits = 'pack' | 'ship';

/**
 * Why it can no longer be done to an order that changed meanwhile: what somebody else took comes before how the order stands since. Null where
 * nothing is left and no units were named, so that the newer version is told with who made it.
 */
function refusalSince(action: TakesUnits, facts: OrderActionFacts, wanted: readonly FulfilLine[]): Reasoned | null {
  const taken = refusalOfLines(facts, wanted);
  if (taken) return taken;
  const isSent = facts.status === 'COMPLETED' || leftOf(facts).length === 0;
  return isSent ? null : refusalOfOrder(action, facts);
}

function refusalOfLines(facts: OrderActionFacts, wanted: readonly FulfilLine[]): Reasoned | null {
  return refusedLines(facts, wanted) ? null : refusalToTake(facts, wanted);
}
