-- Whoever may change payments of every shop writes on an order what is paid of it.
drop policy order_read on "order";
drop policy order_change on "order";
drop policy order_line_read on order_line;
drop policy order_key_read on order_key;
drop policy order_hold_read on order_hold;
drop policy order_return_read on order_return;
drop policy order_event_read on order_event;
drop policy order_event_add on order_event;
create policy order_read on "order" for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_change on "order" for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order', 'Payment')));
create policy order_line_read on order_line for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_key_read on order_key for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_hold_read on order_hold for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_return_read on order_return for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_event_read on order_event for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));
create policy order_event_add on order_event for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order', 'Payment')));

-- A reference as it is searched: without space, in small letters.
alter table payment_transaction add column reference_key text collate "C";

-- What people saw happen is kept by a provider of every own shop.
insert into payment_provider (id, shop_id, code, name, mode, capture, created_at, updated_at)
select gen_random_uuid(), id, 'manual', 'Manual', 'live', 'manual', now(), now() from shop where kind = 'own';
create unique index payment_provider_manual_index on payment_provider (shop_id) where code = 'manual';

-- The ledger in its orders, by what it is asked.
create index payment_transaction_time_index on payment_transaction (requested_at desc, id desc);
create index payment_transaction_shop_index on payment_transaction (shop_id, requested_at desc, id desc);
create index payment_transaction_amount_index on payment_transaction (amount_minor, id);
create index payment_transaction_kind_index on payment_transaction (kind, requested_at desc, id desc);
create index payment_transaction_state_index on payment_transaction (state, requested_at desc, id desc);
create index payment_transaction_reference_index on payment_transaction (reference_key) where reference_key is not null;
create index payment_of_order_index on payment (order_id) where order_id is not null;
create index payment_currency_index on payment (currency, id);
