import { zonedTime } from '@quarry/contracts/common';
import type { FulfilmentFacts, FulfilmentStatus, OrderActionFacts, OrderHoldReason } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { returningUnits, type ReturnRecord, returnsOfOrder } from './order-return.store.ts';

/** A part of an order that is packed or on its way. */
export type FulfilmentRecord = {
  id: string;
  number: number;
  status: FulfilmentStatus;
  carrier: string | null;
  tracking: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  /** The name of the person; null for the product itself. */
  by: string | null;
  lines: { lineId: string; quantity: number }[];
};

export type OrderHoldRecord = {
  id: string;
  reason: OrderHoldReason;
  note: string | null;
  by: string | null;
  at: Date;
};

/** What stands of an order beside its row, as far as it decides what can be done. */
export type OrderStanding = Pick<
  OrderActionFacts,
  | 'status'
  | 'paymentStatus'
  | 'fulfilmentStatus'
  | 'isArchived'
  | 'currency'
  | 'outstandingMinor'
  | 'authorizedMinor'
  | 'capturedMinor'
  | 'refundedMinor'
  | 'lines'
  | 'openReturns'
  | 'hasOpenEdit'
> & {
  id: string;
  timeZone: string;
  placedAt: Date | null;
  grossMinor: number;
  authExpiresAt: Date | null;
  totalsDiffer: boolean;
  unknownLines: number;
  /** People took it up again, so that people complete it. */
  wasReopened: boolean;
  hold: OrderHoldRecord | null;
  /** Of all that were made, the first one first. */
  fulfilments: FulfilmentRecord[];
  /** The first one first. */
  returns: ReturnRecord[];
};

type Timed<T, Names extends keyof T> = {
  [Name in keyof T]: Name extends Names ? string | Extract<T[Name], null> : T[Name];
};
type StandingRow = Omit<OrderStanding, 'hold' | 'fulfilments' | 'returns'> & {
  returns: Timed<ReturnRecord, 'createdAt' | 'approvedAt' | 'receivedAt' | 'updatedAt'>[];
  hold: Timed<OrderHoldRecord, 'at'> | null;
  fulfilments: Timed<FulfilmentRecord, 'shippedAt' | 'deliveredAt' | 'createdAt'>[];
};

/** How orders stand, by their ids. */
export async function findStandings(db: Db | Tx, orderIds: readonly string[]): Promise<Map<string, OrderStanding>> {
  const rows = await readWithinScope(
    db,
    sql<StandingRow>`
      select o.id, o.status, o.payment_status as "paymentStatus", o.fulfilment_status as "fulfilmentStatus",
        o.archived_at is not null as "isArchived", o.currency, o.gross_minor as "grossMinor", o.outstanding_minor as "outstandingMinor",
        o.authorized_minor as "authorizedMinor", o.captured_minor as "capturedMinor", o.refunded_minor as "refundedMinor",
        o.placed_at as "placedAt", o.auth_expires_at as "authExpiresAt", o.totals_differ as "totalsDiffer",
        (select s.time_zone from shop s where s.id = o.shop_id) as "timeZone",
        coalesce((select json_agg(json_build_object('id', l.id, 'title', l.title, 'quantity', l.quantity, 'ships', l.ships,
            'packed', l.packed, 'shipped', l.shipped, 'returned', l.returned, 'returning', ${returningUnits}) order by l.position)
          from order_line l where l.shop_id = o.shop_id and l.order_id = o.id), '[]') as lines,
        (select count(*) from order_line l where l.shop_id = o.shop_id and l.order_id = o.id and l.link = 'unknown') as "unknownLines",
        (select count(*) from order_return r where r.shop_id = o.shop_id and r.order_id = o.id
          and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED')) as "openReturns",
        exists (select from order_edit e where e.shop_id = o.shop_id and e.order_id = o.id and e.state = 'OPEN') as "hasOpenEdit",
        exists (select from order_event e where e.order_id = o.id and e.kind = 'reopened') as "wasReopened",
        (select json_build_object('id', h.id, 'reason', upper(h.reason), 'note', nullif(h.note, ''), 'at', h.at,
            'by', person_name(h.placed_by))
          from order_hold h where h.shop_id = o.shop_id and h.order_id = o.id and h.released_at is null limit 1) as hold,
        coalesce((select json_agg(json_build_object('id', f.id, 'number', f.number, 'status', f.status, 'carrier', f.carrier,
            'tracking', f.tracking, 'shippedAt', f.shipped_at, 'deliveredAt', f.delivered_at,
            'createdAt', f.created_at, 'by', case when f.created_by is not null then person_name(f.created_by) end,
            'lines', coalesce((select json_agg(json_build_object('lineId', p.order_line_id, 'quantity', p.quantity) order by l.position)
              from fulfilment_line p join order_line l on l.shop_id = p.shop_id and l.id = p.order_line_id
              where p.shop_id = f.shop_id and p.fulfilment_id = f.id), '[]')) order by f.number)
          from fulfilment f where f.shop_id = o.shop_id and f.order_id = o.id), '[]') as fulfilments,
        ${returnsOfOrder} as returns
      from "order" o where o.id = ${anyOf(orderIds)}`,
  );
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return new Map(
    rows.map(({ hold, fulfilments, returns, ...row }) => [
      row.id,
      {
        ...row,
        hold: hold && { ...hold, at: new Date(hold.at) },
        fulfilments: fulfilments.map(({ shippedAt, deliveredAt, createdAt, ...one }) => ({
          ...one,
          shippedAt: date(shippedAt),
          deliveredAt: date(deliveredAt),
          createdAt: new Date(createdAt),
        })),
        returns: returns.map(({ createdAt, approvedAt, receivedAt, updatedAt, ...one }) => ({
          ...one,
          createdAt: new Date(createdAt),
          approvedAt: date(approvedAt),
          receivedAt: date(receivedAt),
          updatedAt: new Date(updatedAt),
        })),
      },
    ]),
  );
}

/** The same of an order that the transaction has locked. */
export async function standingOf(tx: Tx, id: string): Promise<OrderStanding> {
  const standing = (await findStandings(tx, [id])).get(id);
  if (!standing) throw new Error(`The order ${id} is locked and is not there.`);
  return standing;
}

/** What decides what somebody can do to an order now. */
export function factsOf(
  { hold, fulfilments, returns: _returns, timeZone, ...standing }: OrderStanding,
  asked: Pick<OrderActionFacts, 'inFlight' | 'mayShipUnpaid' | 'givesBack'>,
): OrderActionFacts {
  return {
    ...standing,
    ...asked,
    hold: hold && { reason: hold.reason, at: zonedTime(hold.at, timeZone) },
    fulfilments: fulfilments
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ number, by, createdAt, lines }) => ({
        number,
        lines,
        at: zonedTime(createdAt, timeZone),
        // Of a person who was erased there is no name left.
        by: by || null,
      })),
  };
}

/** What decides where a fulfilment of an order may go. */
export function fulfilmentFactsOf(
  { number, deliveredAt, status, lines }: FulfilmentRecord,
  { timeZone }: OrderStanding,
  order: OrderActionFacts,
): FulfilmentFacts {
  const sent = status === 'SHIPPED' || status === 'DELIVERED' ? lines : [];
  // What came back is taken to be of what else was shipped, as far as it can be.
  const ofThese = (back: (line: OrderActionFacts['lines'][number]) => number) =>
    sent.reduce((total, { lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return total + (line ? Math.max(0, back(line) - (line.shipped - quantity)) : 0);
    }, 0);
  const returned = ofThese((line) => line.returned);
  const returning = ofThese((line) => line.returned + line.returning) - returned;
  return { number, returned, returning, order, deliveredAt: deliveredAt && zonedTime(deliveredAt, timeZone) };
}
