import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type Amounts = Record<string, string | number | null>;
/** A record whose stored amounts are others than those of its rows. */
export type Different = { id: string; number: string | null; stored: Amounts; computed: Amounts };

const isOver = sql`r.state in ('DECLINED', 'WITHDRAWN', 'FAILED')`;

/** Refunds that moved another amount than they say, of payments of their order, or whose lines come to something else. */
export async function differentRefunds(db: Db, most: number): Promise<Different[]> {
  const { rows } = await sql<Different>`
    select c.* from refund r join "order" o on o.shop_id = r.shop_id and o.id = r.order_id
      cross join lateral (select
          coalesce(sum(case t.kind when 'REVERSAL' then -t.amount_minor else t.amount_minor end), 0)::bigint as moved,
          bool_or(t.kind = 'REVERSAL') as is_won,
          count(*) filter (where p.order_id is distinct from r.order_id) as astray
        from payment_transaction t join payment p on p.shop_id = t.shop_id and p.id = t.payment_id
        where t.shop_id = r.shop_id and t.refund_id = r.id and t.kind in ('REFUND', 'CHARGEBACK', 'REVERSAL') and t.state = 'SUCCEEDED') t
      left join order_return b on b.shop_id = r.shop_id and b.id = r.return_id
      cross join lateral (select sum(l.gross_minor)::bigint as gross from refund_line l
        where l.shop_id = r.shop_id and l.refund_id = r.id) l
      cross join lateral (select r.id, o.number_text as number,
        jsonb_build_object('paid out', case when r.state = 'SUCCEEDED' then r.amount_minor when r.state in ('APPROVED', 'PROCESSING', 'FAILED')
          then t.moved else 0 end, 'lines', coalesce(l.gross, r.amount_minor), 'of other orders', 0, 'return',
          case when r.state = 'SUCCEEDED' then coalesce(b.status, 'CLOSED') else 'CLOSED' end,
          'dispute won', coalesce(r.dispute_state = 'WON', false)::int) as stored,
        jsonb_build_object('paid out', t.moved, 'lines', r.amount_minor, 'of other orders',
          t.astray + coalesce((b.order_id <> r.order_id)::int, 0), 'return', 'CLOSED',
          'dispute won', coalesce(t.is_won, false)::int) as computed) c
    where c.stored <> c.computed order by r.id limit ${most}`.execute(db);
  return rows;
}

/** Lines of orders of which another amount was given back than their refunds say. */
export async function differentLines(db: Db, most: number): Promise<Different[]> {
  const { rows } = await sql<Different>`
    select c.* from order_line l join "order" o on o.shop_id = l.shop_id and o.id = l.order_id
      cross join lateral (select coalesce(sum(f.quantity), 0) as quantity, coalesce(sum(f.gross_minor), 0)::bigint as gross,
          coalesce(sum(f.tax_minor), 0)::bigint as tax
        from refund_line f join refund r on r.shop_id = f.shop_id and r.id = f.refund_id
        where f.shop_id = l.shop_id and f.order_line_id = l.id and r.state = 'SUCCEEDED' and r.purpose <> 'EDIT') f
      cross join lateral (select o.id, o.number_text as number,
        jsonb_build_object('refunded units', l.refunded_quantity, 'refunded of the line', l.refunded_minor, 'refunded tax of the line',
          l.refunded_tax_minor) as stored,
        jsonb_build_object('refunded units', f.quantity, 'refunded of the line', f.gross, 'refunded tax of the line', f.tax) as computed) c
    where c.stored <> c.computed order by l.id limit ${most}`.execute(db);
  return rows;
}

/**
 * Orders of which more is given back, or waits to be, than was captured. A bank may take what a refund waits for, whose approval is refused
 * from then on.
 */
export async function overRefunded(db: Db, most: number): Promise<Different[]> {
  const { rows } = await sql<Different>`
    select o.id, o.number_text as number, jsonb_build_object('refunded and asked for', g.given) as stored,
      jsonb_build_object('refunded and asked for', c.captured) as computed
    from "order" o
      cross join lateral (select coalesce(sum(p.captured_minor), 0)::bigint as captured,
          coalesce(sum(p.refunded_minor + p.refunded_pending_minor), 0)::bigint as refunded
        from payment p where p.shop_id = o.shop_id and p.order_id = o.id) c
      cross join lateral (select c.refunded + coalesce(sum(r.amount_minor - coalesce(t.moved, 0)), 0)::bigint as given
        from refund r left join lateral (select sum(t.amount_minor) as moved from payment_transaction t
          where t.shop_id = r.shop_id and t.refund_id = r.id and t.state <> 'FAILED') t on true
        where r.shop_id = o.shop_id and r.order_id = o.id and r.state <> 'SUCCEEDED' and not (${isOver})
          and not (r.state = 'AWAITING_APPROVAL' and exists (select from refund d where d.shop_id = o.shop_id and d.order_id = o.id
            and d.dispute_state in ('OPEN', 'LOST')))) g
    where g.given > c.captured order by o.id limit ${most}`.execute(db);
  return rows;
}
