-- The order that an event names, as orders are searched (`order_key`): whoever makes one finds the events that came before it.
alter table payment_event add column hint_key text collate "C";
update payment_event set hint_key = nullif(lower(regexp_replace(normalize(order_hint, NFKC), '\s+', '', 'g')), '')
  where order_hint is not null;

drop index payment_event_hint_index;
create index payment_event_hint_index on payment_event (shop_id, hint_key) where state in ('RECEIVED', 'WAITING', 'UNMATCHED');
drop index payment_event_ref_index;
create index payment_event_ref_index on payment_event (provider_id, provider_ref) where state in ('RECEIVED', 'WAITING', 'UNMATCHED');

-- Whoever places orders of every shop finds what was paid of them before.
drop policy payment_event_read on payment_event;
create policy payment_event_read on payment_event for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
