-- The quarter of an hour of a fact: every time zone in use is a multiple of 15 minutes off UTC.
create function sales_quarter(at timestamptz) returns timestamptz language sql immutable parallel safe as
  $$ select date_bin('15 minutes', at, timestamptz '2000-01-01 00:00:00+00') $$;

-- What was sold, by the quarter of an hour of each fact: an order counts when it was placed, money when it settled, goods when they moved.
create table sales_bucket (
  shop_id uuid not null references shop (id),
  channel_id uuid not null,
  currency text not null,
  bucket timestamptz not null,
  -- With a number and not cancelled, as are all figures up to shipping.
  orders bigint not null,
  cancelled bigint not null,
  units bigint not null,
  gross_minor bigint not null,
  net_minor bigint not null,
  tax_minor bigint not null,
  discount_minor bigint not null,
  shipping_minor bigint not null,
  refunds bigint not null,
  refund_gross_minor bigint not null,
  refund_net_minor bigint not null,
  captured_minor bigint not null,
  shipped_units bigint not null,
  returned_units bigint not null,
  -- Of customers that had none before.
  first_orders bigint not null,
  -- What the list of orders shows without a filter: cancelled ones too, archived ones not.
  listed_orders bigint not null,
  listed_net_minor bigint not null,
  listed_tax_minor bigint not null,
  listed_gross_minor bigint not null,
  listed_outstanding_minor bigint not null,
  primary key (shop_id, channel_id, currency, bucket),
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
create index sales_bucket_time_index on sales_bucket (shop_id, bucket);
create index sales_bucket_channel_index on sales_bucket (shop_id, channel_id);

-- The same by the days of the shop's own calendar, and by its months.
create table sales_day (
  like sales_bucket,
  foreign key (shop_id) references shop (id),
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
alter table sales_day drop column bucket, add column day date not null, add primary key (shop_id, channel_id, currency, day);
create index sales_day_time_index on sales_day (shop_id, day);
create index sales_day_channel_index on sales_day (shop_id, channel_id);
create table sales_month (
  like sales_bucket,
  foreign key (shop_id) references shop (id),
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
alter table sales_month drop column bucket, add column month date not null check (extract(day from month) = 1),
  add primary key (shop_id, channel_id, currency, month);
create index sales_month_time_index on sales_month (shop_id, month);
create index sales_month_channel_index on sales_month (shop_id, channel_id);

create table product_sales_day (
  shop_id uuid not null references shop (id),
  -- Ids of the catalogue as they were when it was sold; what they named may be gone.
  product_id uuid not null,
  variant_id uuid,
  currency text not null,
  day date not null,
  units bigint not null,
  net_minor bigint not null,
  returned bigint not null,
  unique nulls not distinct (shop_id, product_id, variant_id, currency, day)
);
create index product_sales_day_time_index on product_sales_day (shop_id, day);

-- Buckets whose rows changed since they were counted. Append-only, so that writers never wait for each other; a shop that is gone has none.
create table sales_dirty (
  id bigint generated always as identity primary key,
  shop_id uuid not null,
  bucket timestamptz not null,
  at timestamptz not null default now()
);
create index sales_dirty_bucket_index on sales_dirty (shop_id, bucket);

-- When goods that came back were counted.
alter table order_return add column received_at timestamptz;

create index order_draft_index on "order" (shop_id) where status = 'DRAFT';
create index fulfilment_shipped_index on fulfilment (shop_id, shipped_at) where shipped_at is not null;
create index order_return_received_index on order_return (shop_id, received_at) where received_at is not null;
create index payment_transaction_settled_index on payment_transaction (shop_id, settled_at)
  where state = 'SUCCEEDED' and kind in ('CAPTURE', 'REFUND', 'CHARGEBACK');

-- An order marks the bucket it lay in and the one it lies in, and that of the first other order of its customer, which it may have come before.
create function mark_changed_orders() returns trigger language plpgsql as $$
begin
  with changed as (
    select o.id, o.shop_id, o.placed_at as was_at, n.placed_at as is_at, o.customer_id as was_of, n.customer_id as is_of
    from old_rows o join new_rows n on n.id = o.id
    where coalesce(o.placed_at, n.placed_at) is not null
      and (o.placed_at, o.placed_on, o.status, o.archived_at, o.channel_id, o.currency, o.customer_id, o.item_count, o.net_minor,
          o.tax_minor, o.gross_minor, o.discount_minor, o.shipping_minor, o.outstanding_minor)
        is distinct from (n.placed_at, n.placed_on, n.status, n.archived_at, n.channel_id, n.currency, n.customer_id, n.item_count,
          n.net_minor, n.tax_minor, n.gross_minor, n.discount_minor, n.shipping_minor, n.outstanding_minor)),
  buyer as (select shop_id, was_of as id from changed where was_of is not null union select shop_id, is_of from changed where is_of is not null)
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(was_at) from changed where was_at is not null
  union select shop_id, sales_quarter(is_at) from changed where is_at is not null
  union select b.shop_id, f.bucket from buyer b cross join lateral (
    select sales_quarter(o.placed_at) as bucket from "order" o
    where o.shop_id = b.shop_id and o.customer_id = b.id and o.placed_at is not null and o.status <> 'CANCELLED'
      and o.id not in (select id from changed)
    order by o.placed_at, o.id limit 1) f;
  return null;
end $$;
create function mark_orders() returns trigger language plpgsql as $$
begin
  with buyer as (select distinct shop_id, customer_id as id from written where placed_at is not null and customer_id is not null)
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(placed_at) from written where placed_at is not null
  union select b.shop_id, f.bucket from buyer b cross join lateral (
    select sales_quarter(o.placed_at) as bucket from "order" o
    where o.shop_id = b.shop_id and o.customer_id = b.id and o.placed_at is not null and o.status <> 'CANCELLED'
      and o.id not in (select id from written)
    order by o.placed_at, o.id limit 1) f;
  return null;
end $$;
create trigger order_update_marks_sales after update on "order" referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_orders();
create trigger order_insert_marks_sales after insert on "order" referencing new table as written
  for each statement execute function mark_orders();
create trigger order_delete_marks_sales after delete on "order" referencing old table as written
  for each statement execute function mark_orders();

-- Lines are counted on the day of their order.
create function mark_lines() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct o.shop_id, sales_quarter(o.placed_at) from written w join "order" o on o.shop_id = w.shop_id and o.id = w.order_id
  where o.placed_at is not null;
  return null;
end $$;
create function mark_changed_lines() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct o.shop_id, sales_quarter(o.placed_at) from old_rows w join new_rows n on n.id = w.id
    join "order" o on o.shop_id = n.shop_id and o.id = n.order_id
  where o.placed_at is not null and (w.product_id, w.variant_id, w.kind, w.quantity, w.net_minor)
    is distinct from (n.product_id, n.variant_id, n.kind, n.quantity, n.net_minor);
  return null;
end $$;
create trigger order_line_update_marks_sales after update on order_line referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_lines();
create trigger order_line_insert_marks_sales after insert on order_line referencing new table as written
  for each statement execute function mark_lines();
create trigger order_line_delete_marks_sales after delete on order_line referencing old table as written
  for each statement execute function mark_lines();

-- Shipments, by when they left, and what came back, by when it came.
create function mark_shipments() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct shop_id, sales_quarter(shipped_at) from written where shipped_at is not null;
  return null;
end $$;
create function mark_changed_shipments() returns trigger language plpgsql as $$
begin
  with changed as (select o.shop_id, o.shipped_at as was_at, n.shipped_at as is_at from old_rows o join new_rows n on n.id = o.id
    where (o.shipped_at, o.status in ('SHIPPED', 'DELIVERED')) is distinct from (n.shipped_at, n.status in ('SHIPPED', 'DELIVERED')))
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(was_at) from changed where was_at is not null
  union select shop_id, sales_quarter(is_at) from changed where is_at is not null;
  return null;
end $$;
create function mark_shipped_lines() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct f.shop_id, sales_quarter(f.shipped_at) from written w join fulfilment f on f.shop_id = w.shop_id and f.id = w.fulfilment_id
  where f.shipped_at is not null;
  return null;
end $$;
create trigger fulfilment_update_marks_sales after update on fulfilment referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_shipments();
create trigger fulfilment_insert_marks_sales after insert on fulfilment referencing new table as written
  for each statement execute function mark_shipments();
create trigger fulfilment_delete_marks_sales after delete on fulfilment referencing old table as written
  for each statement execute function mark_shipments();
create trigger fulfilment_line_update_marks_sales after update on fulfilment_line referencing new table as written
  for each statement execute function mark_shipped_lines();
create trigger fulfilment_line_insert_marks_sales after insert on fulfilment_line referencing new table as written
  for each statement execute function mark_shipped_lines();
create trigger fulfilment_line_delete_marks_sales after delete on fulfilment_line referencing old table as written
  for each statement execute function mark_shipped_lines();

create function mark_returns() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct shop_id, sales_quarter(received_at) from written where received_at is not null;
  return null;
end $$;
create function mark_changed_returns() returns trigger language plpgsql as $$
begin
  with changed as (select o.shop_id, o.received_at as was_at, n.received_at as is_at from old_rows o join new_rows n on n.id = o.id
    where (o.received_at, o.status in ('RECEIVED', 'CLOSED')) is distinct from (n.received_at, n.status in ('RECEIVED', 'CLOSED')))
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(was_at) from changed where was_at is not null
  union select shop_id, sales_quarter(is_at) from changed where is_at is not null;
  return null;
end $$;
create function mark_returned_lines() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct r.shop_id, sales_quarter(r.received_at) from written w join order_return r on r.shop_id = w.shop_id and r.id = w.return_id
  where r.received_at is not null;
  return null;
end $$;
create trigger order_return_update_marks_sales after update on order_return referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_returns();
create trigger order_return_insert_marks_sales after insert on order_return referencing new table as written
  for each statement execute function mark_returns();
create trigger order_return_delete_marks_sales after delete on order_return referencing old table as written
  for each statement execute function mark_returns();
create trigger return_line_update_marks_sales after update on return_line referencing new table as written
  for each statement execute function mark_returned_lines();
create trigger return_line_insert_marks_sales after insert on return_line referencing new table as written
  for each statement execute function mark_returned_lines();
create trigger return_line_delete_marks_sales after delete on return_line referencing old table as written
  for each statement execute function mark_returned_lines();

-- Money that came or left, by when it settled. The tax in a refund is spread over its transactions, so one of them marks them all.
create function mark_transactions() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(settled_at) from written
  where settled_at is not null and kind in ('CAPTURE', 'REFUND', 'CHARGEBACK')
  union select t.shop_id, sales_quarter(t.settled_at) from written w join payment_transaction t
    on t.shop_id = w.shop_id and t.refund_id = w.refund_id where t.settled_at is not null;
  return null;
end $$;
create function mark_changed_transactions() returns trigger language plpgsql as $$
begin
  with changed as (select o.shop_id, o.settled_at as was_at, n.settled_at as is_at, n.refund_id from old_rows o join new_rows n on n.id = o.id
    where n.kind in ('CAPTURE', 'REFUND', 'CHARGEBACK')
      and (o.settled_at, o.state, o.amount_minor, o.refund_id) is distinct from (n.settled_at, n.state, n.amount_minor, n.refund_id))
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(was_at) from changed where was_at is not null
  union select shop_id, sales_quarter(is_at) from changed where is_at is not null
  union select t.shop_id, sales_quarter(t.settled_at) from changed c join payment_transaction t
    on t.shop_id = c.shop_id and t.refund_id = c.refund_id where t.settled_at is not null;
  return null;
end $$;
-- A payment that is found to be of an order.
create function mark_changed_payments() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct t.shop_id, sales_quarter(t.settled_at) from old_rows o join new_rows n on n.id = o.id
    join payment_transaction t on t.shop_id = n.shop_id and t.payment_id = n.id
  where n.order_id is distinct from o.order_id and t.settled_at is not null;
  return null;
end $$;
create trigger payment_transaction_update_marks_sales after update on payment_transaction referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_transactions();
create trigger payment_transaction_insert_marks_sales after insert on payment_transaction referencing new table as written
  for each statement execute function mark_transactions();
create trigger payment_transaction_delete_marks_sales after delete on payment_transaction referencing old table as written
  for each statement execute function mark_transactions();
create trigger payment_update_marks_sales after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_payments();

-- The days of a shop begin elsewhere in another zone: the worker marks all that the shop has. Whoever changes a shop may not see its sales.
create function mark_shop_in_new_zone() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select n.id, '-infinity' from old_rows o join new_rows n on n.id = o.id where n.time_zone is distinct from o.time_zone;
  return null;
end $$;
create trigger shop_update_marks_sales after update on shop referencing old table as old_rows new table as new_rows
  for each statement execute function mark_shop_in_new_zone();

-- What is there already.
insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(placed_at) from "order" where placed_at is not null
  union select shop_id, sales_quarter(settled_at) from payment_transaction
    where settled_at is not null and kind in ('CAPTURE', 'REFUND', 'CHARGEBACK');

alter table sales_bucket enable row level security, force row level security;
create policy sales_bucket_read on sales_bucket for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order') or scope_writes('Order')));
create policy sales_bucket_add on sales_bucket for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_bucket_change on sales_bucket for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_bucket_remove on sales_bucket for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
alter table sales_day enable row level security, force row level security;
create policy sales_day_read on sales_day for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order') or scope_writes('Order')));
create policy sales_day_add on sales_day for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_day_change on sales_day for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_day_remove on sales_day for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
alter table sales_month enable row level security, force row level security;
create policy sales_month_read on sales_month for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order') or scope_writes('Order')));
create policy sales_month_add on sales_month for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_month_change on sales_month for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_month_remove on sales_month for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
alter table product_sales_day enable row level security, force row level security;
create policy product_sales_day_read on product_sales_day for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order') or scope_writes('Order')));
create policy product_sales_day_add on product_sales_day for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy product_sales_day_change on product_sales_day for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy product_sales_day_remove on product_sales_day for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
alter table sales_dirty enable row level security, force row level security;
create policy sales_dirty_read on sales_dirty for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order') or scope_writes('Order')));
create policy sales_dirty_add on sales_dirty for insert with check (true);
create policy sales_dirty_change on sales_dirty for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
create policy sales_dirty_remove on sales_dirty for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order')));
