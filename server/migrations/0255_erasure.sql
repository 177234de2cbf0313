-- A request to erase a customer: it waits until nothing of theirs is open, and stays as its record.
create table erasure (
  id uuid primary key,
  shop_id uuid not null,
  customer_id uuid not null,
  state text not null check (state in ('REQUESTED', 'WAITING', 'DONE', 'WITHDRAWN')),
  -- By reference. Null where a backup was restored from before an erasure.
  requested_by uuid,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- {kind, orderId, orderNumber}
  blockers jsonb not null default '[]',
  done_at timestamptz,
  foreign key (shop_id, customer_id) references customer (shop_id, id) on delete cascade,
  check ((state = 'DONE') = (done_at is not null))
);
create unique index erasure_open_index on erasure (customer_id) where state in ('REQUESTED', 'WAITING');
create index erasure_customer_index on erasure (shop_id, customer_id);
create index erasure_due_index on erasure (requested_at) where state in ('REQUESTED', 'WAITING');

alter table erasure enable row level security, force row level security;
create policy erasure_read on erasure for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Customer') or scope_writes('Customer')));
create policy erasure_add on erasure for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy erasure_change on erasure for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy erasure_remove on erasure for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
