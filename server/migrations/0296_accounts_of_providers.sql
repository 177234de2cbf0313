-- Of an account that several providers have, each read the payments of all: nothing is read there until each has its own.
update payment_provider v set changes_due_at = null
  where exists (select from payment_provider o
    where o.id <> v.id and o.code = v.code and lower(rtrim(o.endpoint, '/')) = lower(rtrim(v.endpoint, '/')));

-- Nobody reads what providers told because of orders: whoever places one has the product look.
drop policy payment_event_read on payment_event;
create policy payment_event_read on payment_event for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment') or scope_writes('Payment')));
