-- An approval has to tell whether the order changed since the refund was asked for: its lines, payments and other refunds as they were then.
alter table refund add column asked_of jsonb;

-- What waits already was judged by amount and limit only: it counts as asked for now.
update refund r set asked_of = jsonb_build_object('units', l.units, 'totalMinor', l.total, 'capturedMinor', p.captured,
    'givenMinor', p.refunded + w.waiting - r.amount_minor)
  from "order" o
    cross join lateral (select coalesce(sum(l.quantity), 0) as units, coalesce(sum(l.gross_minor), 0)::bigint as total
      from order_line l where l.shop_id = o.shop_id and l.order_id = o.id) l
    cross join lateral (select coalesce(sum(p.captured_minor), 0)::bigint as captured,
        coalesce(sum(p.refunded_minor + p.refunded_pending_minor), 0)::bigint as refunded
      from payment p where p.shop_id = o.shop_id and p.order_id = o.id) p
    cross join lateral (select coalesce(sum(w.amount_minor - coalesce(t.moved, 0)), 0)::bigint as waiting
      from refund w left join lateral (select sum(t.amount_minor) as moved from payment_transaction t
        where t.shop_id = w.shop_id and t.refund_id = w.id and t.state <> 'FAILED') t on true
      where w.shop_id = o.shop_id and w.order_id = o.id and w.state in ('AWAITING_APPROVAL', 'APPROVED', 'PROCESSING')) w
  where o.shop_id = r.shop_id and o.id = r.order_id and r.state = 'AWAITING_APPROVAL';

alter table refund add check (state <> 'AWAITING_APPROVAL' or asked_of is not null);
