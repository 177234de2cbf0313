-- Until `lease_until` nobody else takes up a request: sent, or looked up, once that is over. Null for what is settled, and for what people enter.
create index payment_transaction_due_index on payment_transaction (lease_until) where lease_until is not null;

-- Where the provider of a shop answers.
alter table payment_provider add column endpoint text;
create index payment_provider_shop_index on payment_provider (shop_id, created_at, id);

-- Which request an event answers.
alter table payment_event add column request_id uuid;
create index payment_event_due_index on payment_event (received_at) where state in ('RECEIVED', 'WAITING');
create index payment_event_time_index on payment_event (received_at desc, id desc);
create index payment_event_shop_index on payment_event (shop_id, received_at desc, id desc);
create index payment_event_state_index on payment_event (state, received_at desc, id desc);

-- Whoever cancels orders of every shop asks the providers of their payments.
drop policy payment_provider_read on payment_provider;
create policy payment_provider_read on payment_provider for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
