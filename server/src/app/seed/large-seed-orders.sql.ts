import type { LargeSeedStep } from './large-seed.sql.ts';

/** Whose triggers mark sales: what is loaded here is counted once at the end. */
export const tablesOfSales = [
  'order',
  'order_line',
  'fulfilment',
  'fulfilment_line',
  'order_return',
  'return_line',
  'payment',
  'payment_transaction',
] as const;

/** Whose secondary indexes are made once they are loaded; those of events belong to their months, and are few. */
export const tablesOfOrders = [
  ...tablesOfSales,
  'customer',
  'order_contact',
  'order_key',
  'order_tag',
  'refund',
  'refund_line',
] as const;

const tax = (gross: string) => `round(${gross} * 190000 / 1190000.0)::bigint`;
const transaction = `insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, refund_id, requested_at, settled_at, attempts)`;

/**
 * Orders of the own shop over a year, in every state, loaded in bulk as no door would take them: what `quarry commerce check` computes
 * holds for them all the same. A fortieth part of them each is in one state of `g`; the first 24 parts are paid, sent and done. Whatever is
 * done is completed, since the job `watch-orders` completes what is left open, a minute at a time, while something else is measured.
 */
export const orders: LargeSeedStep = {
  name: 'customers, orders, payments',
  statements: [
    `create temporary table generated_order on commit drop as
      select o.*, case when not is_draft then 1000 + row_number() over (partition by is_draft order by n) end as number,
        now() - interval '4 hours' - (s.orders - n) * (interval '365 days' / s.orders) as at,
        case when n % 17 > 0 then 1 + floor(pg_temp.chance(n, 31) * s.orders / 4)::int end as customer,
        case when g = 35 then 2 else 1 + n % 3 end as lines,
        case when is_draft then 'DRAFT' when g in (29, 30, 34) then 'CANCELLED' when g < 24 or g in (33, 39) then 'COMPLETED' else 'OPEN' end as status,
        case when is_draft or g in (24, 25, 26, 29) then 'PENDING' when g between 27 and 28 then (array['AUTHORIZED','PARTIALLY_PAID'])[g - 26]
          when g between 30 and 34 then (array['VOIDED','EXPIRED','FAILED','PARTIALLY_REFUNDED','REFUNDED'])[g - 29] else 'PAID' end as paid,
        case when is_draft or g between 24 and 32 or g = 34 then 'UNFULFILLED' when g = 35 then 'PARTIALLY_FULFILLED' when g = 36 then 'ON_HOLD' else 'FULFILLED' end as sent,
        case when not is_draft and g between 37 and 39 then (array['REQUESTED','IN_PROGRESS','RETURNED'])[g - 36] else 'NONE' end as back
      from size s, (select n, n % 40 as g, n % 400 = 7 as is_draft from size s, generate_series(1, s.orders) n) o`,
    `create temporary table generated_line on commit drop as
      select l.*, quantity * unit as gross, ${tax('quantity * unit')} as tax,
        case when kind = 'item' and (sent = 'FULFILLED' or sent = 'PARTIALLY_FULFILLED' and k = 0) then quantity else 0 end as shipped,
        case when paid = 'REFUNDED' then quantity * unit when paid = 'PARTIALLY_REFUNDED' and k = 0 then quantity * unit / 2 else 0 end as refunded
      from (
        select o.n, o.paid, o.sent, o.back, k, 'item' as kind, 1 + floor(power(pg_temp.chance(o.n * 4 + k, 33), 2) * s.products)::int as product,
          1 + (o.n + k) % 3 as quantity, 500 + floor(power(pg_temp.chance(o.n * 4 + k, 34), 3) * 50000)::bigint as unit
        from size s, generated_order o, generate_series(0, o.lines - 1) k
        union all select n, paid, sent, back, 3, 'shipping', null, 1, 490 from generated_order where n % 5 = 0) l`,
    `create unique index on generated_line (n, k)`,
    `create temporary table generated_sum on commit drop as
      select n, sum(gross)::bigint as gross, sum(tax)::bigint as tax, coalesce(sum(gross) filter (where kind = 'shipping'), 0)::bigint as shipping,
        coalesce(sum(quantity) filter (where kind = 'item'), 0)::int as items, sum(refunded)::bigint as refunded
      from generated_line group by n`,
    `create unique index on generated_sum (n)`,
    'analyze generated_order, generated_line, generated_sum',
    `insert into customer (id, shop_id, name, email, email_norm, first_order_at, created_at, updated_at)
      select pg_temp.id(23, customer), pg_temp.id(1, 1), initcap(word) || ' Buyer ' || customer, 'buyer' || customer || '@mail.example',
        'buyer' || customer || '@mail.example', first_at, first_at, first_at
      from (select customer, pg_temp.pick(customer, 35, array['ada','bruno','carla','dora','emil','fatima','goran','hana']) as word, min(at) as first_at
        from generated_order where customer is not null group by customer) c`,
    `insert into "order" (id, shop_id, channel_id, number, number_text, external_id, source, customer_id, locale, currency, prices_with_tax, placed_at, placed_on,
        status, payment_status, fulfilment_status, return_status, archived_at, cancelled_at, cancel_reason, item_count, net_minor, tax_minor, gross_minor, discount_minor,
        shipping_minor, authorized_minor, captured_minor, refunded_minor, credited_minor, outstanding_minor, auth_expires_at, captured_at, ship_country, created_at, updated_at)
      select pg_temp.id(25, o.n), h.id, pg_temp.id(19, 1 + (o.n % 3 = 0)::int), number, number::text, case when not is_draft then 'LOAD-' || o.n end,
        case when is_draft then 'draft' when o.n % 7 = 0 then 'import' else 'api' end, pg_temp.id(23, customer), h.locale, h.currency, true,
        case when not is_draft then at end, case when not is_draft then (at at time zone h.time_zone)::date end,
        o.status, paid, sent, back, case when o.n % 50 = 1 and o.status = 'COMPLETED' then at + interval '30 days' end,
        case when o.status = 'CANCELLED' then at + interval '3 hours' end, case when o.status = 'CANCELLED' then 'customer' end, items, gross - tax, tax, gross, 0, shipping,
        case when paid = 'AUTHORIZED' then gross else 0 end, c.captured, case when c.captured > 0 then refunded else 0 end, case when c.captured > 0 then refunded else 0 end,
        case when o.status = 'CANCELLED' then 0 else gross - c.captured end, case when paid = 'AUTHORIZED' then at + interval '7 days' end, case when c.captured > 0 then at + interval '30 minutes' end,
        pg_temp.pick(o.n, 36, array['DE','DE','DE','AT','FR','NL']), at, case when o.status = 'COMPLETED' then at + interval '1 hour' else at end
      from generated_order o join generated_sum m on m.n = o.n join shop h on h.id = pg_temp.id(1, 1)
        cross join lateral (select case when paid in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') then gross when paid = 'PARTIALLY_PAID' then gross / 2 else 0 end as captured) c`,
    `insert into order_line (id, shop_id, order_id, position, kind, product_id, variant_id, link, title, sku, quantity, unit_minor, tax_rate_ppm, tax_name,
        net_minor, tax_minor, gross_minor, ships, shipped, returned, refunded_quantity, refunded_minor, refunded_tax_minor)
      select pg_temp.id(26, l.n * 4 + k), pg_temp.id(1, 1), pg_temp.id(25, l.n), k, kind, pg_temp.id(4, product), pg_temp.id(5, product * 4), 'linked',
        coalesce(p.name, 'Shipping'), case when kind = 'item' then 'M-' || product end, quantity, unit, 190000, 'VAT', gross - tax, tax, gross, kind = 'item',
        shipped, case when back = 'RETURNED' and k = 0 then 1 else 0 end, case when paid = 'REFUNDED' then quantity else 0 end, refunded, ${tax('refunded')}
      from generated_line l left join generated_product p on p.n = l.product`,
    'analyze customer, "order", order_line',
    `insert into order_contact (shop_id, order_id, role, revision, name, email, lines, postcode, city, country)
      select c.shop_id, o.id, role, 1, c.name, c.email, array['Loading street ' || c.created_at::date], '28195', 'Bremen', o.ship_country
      from "order" o join customer c on c.shop_id = o.shop_id and c.id = o.customer_id cross join unnest(array['billing', 'shipping']) role`,
    // Of each kind in one pass over all orders: the lines of one order cannot be looked up before their index is made.
    `insert into order_key (shop_id, order_id, placed_at, kind, key)
      select o.shop_id, o.id, coalesce(o.placed_at, o.created_at), k.kind, k.key from "order" o join (
        select id as order_id, 'number' as kind, number_text as key from "order" where number is not null
        union all select id, 'external', lower(external_id) from "order" where external_id is not null
        union all select o.id, 'email', c.email_norm from "order" o join customer c on c.shop_id = o.shop_id and c.id = o.customer_id
        union all select o.id, 'name', w.word from "order" o join customer c on c.shop_id = o.shop_id and c.id = o.customer_id
          cross join lateral (select distinct word from regexp_split_to_table(lower(c.name), ' ') word) w
        union all select distinct order_id, 'sku', lower(sku) from order_line where sku is not null) k on k.order_id = o.id`,
    `insert into order_tag (shop_id, order_id, placed_at, tag) select shop_id, id, placed_at, 'load' from "order" where number % 20 = 0`,
    `insert into order_sequence (shop_id, next) select pg_temp.id(1, 1), 1001 + count(*) from generated_order where not is_draft`,
    `select ensure_month_partitions('order_event', (now() - interval '13 months')::date, (now() + interval '3 months')::date)`,
    `insert into order_event (id, shop_id, order_id, at, kind, actor_kind, data)
      select pg_temp.id(27, n * 4), pg_temp.id(1, 1), pg_temp.id(25, n), at, case when is_draft then 'drafted' else 'placed' end, 'system', '{}'::jsonb from generated_order
      union all select pg_temp.id(27, n * 4 + 1), pg_temp.id(1, 1), pg_temp.id(25, n), at + interval '1 hour', 'shipped', 'system', '{"fulfilment": 1, "carrier": "DHL"}'
        from generated_order where sent in ('FULFILLED', 'PARTIALLY_FULFILLED')
      union all select pg_temp.id(27, n * 4 + 2), pg_temp.id(1, 1), pg_temp.id(25, n), at + interval '1 hour', 'completed', 'system', '{}' from generated_order where status = 'COMPLETED'
      union all select pg_temp.id(27, n * 4 + 3), pg_temp.id(1, 1), pg_temp.id(25, n), at + interval '2 hours', 'delivered', 'system', '{"fulfilment": 1}'
        from generated_order where sent in ('FULFILLED', 'PARTIALLY_FULFILLED') and n % 4 > 0`,
    `insert into order_hold (id, shop_id, order_id, reason, at) select pg_temp.id(28, n), pg_temp.id(1, 1), pg_temp.id(25, n), 'stock', at from generated_order where sent = 'ON_HOLD'`,
    `insert into fulfilment (id, shop_id, order_id, number, status, carrier, tracking, shipped_at, delivered_at, created_at, updated_at)
      select pg_temp.id(29, n), pg_temp.id(1, 1), pg_temp.id(25, n), 1, case when n % 4 = 0 then 'SHIPPED' else 'DELIVERED' end, 'DHL', 'T' || n, at + interval '1 hour',
        case when n % 4 > 0 then at + interval '2 hours' end, at, at from generated_order where sent in ('FULFILLED', 'PARTIALLY_FULFILLED')`,
    `insert into fulfilment_line (shop_id, fulfilment_id, order_line_id, quantity)
      select pg_temp.id(1, 1), pg_temp.id(29, n), pg_temp.id(26, n * 4 + k), shipped from generated_line where shipped > 0`,
    `insert into order_return (id, shop_id, order_id, number, status, reason, received_at, created_at, updated_at)
      select pg_temp.id(30, n), pg_temp.id(1, 1), pg_temp.id(25, n), 1, case back when 'REQUESTED' then 'REQUESTED' when 'IN_PROGRESS' then 'APPROVED' else 'CLOSED' end, 'size',
        case when back = 'RETURNED' then at + interval '4 hours' end, at, at from generated_order where back <> 'NONE'`,
    `insert into return_line (shop_id, return_id, order_line_id, quantity, reason, received, accepted)
      select pg_temp.id(1, 1), pg_temp.id(30, n), pg_temp.id(26, n * 4), 1, 'size', (back = 'RETURNED')::int, (back = 'RETURNED')::int from generated_order where back <> 'NONE'`,
    `insert into payment_provider (id, shop_id, code, name, mode, capture, created_at, updated_at)
      select pg_temp.id(24, 1), pg_temp.id(1, 1), 'manual', 'Manual', 'live', 'manual', now(), now()`,
    `create temporary table generated_payment on commit drop as
      select o.n, o.paid, o.at, m.gross, m.refunded, case when paid = 'FAILED' then 0 when paid = 'PARTIALLY_PAID' then m.gross / 2 else m.gross end as authorized,
        case when paid in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') then m.gross when paid = 'PARTIALLY_PAID' then m.gross / 2 else 0 end as captured
      from generated_order o join generated_sum m on m.n = o.n where paid <> 'PENDING'`,
    `insert into payment (id, shop_id, order_id, provider_id, method, method_label, currency, authorized_minor, captured_minor, refunded_minor, voided_minor, auth_expires_at, created_at, updated_at)
      select pg_temp.id(31, n), pg_temp.id(1, 1), pg_temp.id(25, n), pg_temp.id(24, 1), 'transfer', 'Bank transfer', h.currency, authorized, captured,
        case when paid in ('PARTIALLY_REFUNDED', 'REFUNDED') then refunded else 0 end, case when paid in ('VOIDED', 'EXPIRED') then authorized else 0 end,
        case paid when 'AUTHORIZED' then at + interval '7 days' when 'VOIDED' then at + interval '7 days' when 'EXPIRED' then at + interval '1 hour' end, at, at
      from generated_payment join shop h on h.id = pg_temp.id(1, 1)`,
    `insert into refund (id, shop_id, order_id, number, purpose, reason, currency, amount_minor, state, created_at, updated_at)
      select pg_temp.id(32, n), pg_temp.id(1, 1), pg_temp.id(25, n), 1, case paid when 'REFUNDED' then 'CANCEL' else 'GOODWILL' end, 'load', h.currency, refunded, 'SUCCEEDED', at, at
      from generated_payment join shop h on h.id = pg_temp.id(1, 1) where paid in ('PARTIALLY_REFUNDED', 'REFUNDED')`,
    `insert into refund_line (shop_id, refund_id, order_line_id, quantity, net_minor, tax_minor, gross_minor)
      select pg_temp.id(1, 1), pg_temp.id(32, n), pg_temp.id(26, n * 4 + k), case when paid = 'REFUNDED' then quantity else 0 end, refunded - ${tax('refunded')}, ${tax('refunded')}, refunded
      from generated_line where refunded > 0`,
    `${transaction}
      select pg_temp.id(33, n * 4), pg_temp.id(1, 1), pg_temp.id(31, n), 'AUTHORIZE', case when paid = 'FAILED' then gross else authorized end,
        case when paid = 'FAILED' then 'FAILED' else 'SUCCEEDED' end, null::uuid, at, at, 1 from generated_payment
      union all select pg_temp.id(33, n * 4 + 1), pg_temp.id(1, 1), pg_temp.id(31, n), 'CAPTURE', captured, 'SUCCEEDED', null, at + interval '30 minutes', at + interval '30 minutes', 1
        from generated_payment where captured > 0
      union all select pg_temp.id(33, n * 4 + 2), pg_temp.id(1, 1), pg_temp.id(31, n), 'VOID', authorized, 'SUCCEEDED', null, at + interval '2 hours', at + interval '2 hours', 1
        from generated_payment where paid in ('VOIDED', 'EXPIRED')
      union all select pg_temp.id(33, n * 4 + 3), pg_temp.id(1, 1), pg_temp.id(31, n), 'REFUND', refunded, 'SUCCEEDED', pg_temp.id(32, n), at + interval '3 hours', at + interval '3 hours', 1
        from generated_payment where paid in ('PARTIALLY_REFUNDED', 'REFUNDED')`,
  ],
};
