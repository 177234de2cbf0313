-- By which a refund is found where its money is moved: it may wait for a second person until then.
alter table refund add column reference text collate "C";

-- A line may take something off, and parts of it may be given back.
alter table order_line drop constraint order_line_check1;
alter table order_line add constraint order_line_refunded_check
  check (abs(refunded_minor) <= abs(gross_minor));

-- Whoever may change payments of every shop counts on a line what of it was given back.
drop policy order_line_change on order_line;
create policy order_line_change on order_line for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order', 'Payment')));

-- The list of refunds in its orders, by what it is asked.
create index refund_time_index on refund (created_at desc, id desc);
create index refund_shop_index on refund (shop_id, created_at desc, id desc);
create index refund_amount_index on refund (amount_minor, id);
create index refund_state_index on refund (state, created_at desc, id desc);
create index refund_purpose_index on refund (purpose, created_at desc, id desc);
create index refund_currency_index on refund (currency, created_at desc, id desc);
create index refund_of_order_index on refund (order_id);
