-- By which customers are searched, folded: from three signs by how a key begins.
create table customer_key (
  shop_id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('name', 'email', 'phone')),
  key text collate "C" not null,
  primary key (customer_id, kind, key),
  foreign key (shop_id, customer_id) references customer (shop_id, id) on delete cascade
);
create index customer_key_index on customer_key (key, shop_id, customer_id);
create index customer_key_customer_index on customer_key (shop_id, customer_id);

insert into customer_key (shop_id, customer_id, kind, key)
select shop_id, id, 'email', regexp_replace(email_norm, '\s+', '', 'g') from customer where email_norm <> ''
union select shop_id, id, 'phone', regexp_replace(phone_e164, '\D', '', 'g') from customer where phone_e164 is not null
union select c.shop_id, c.id, 'name', w.word from customer c,
  regexp_split_to_table(replace(lower(regexp_replace(normalize(concat_ws(' ', c.name, c.company), NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
    '[^[:alnum:]]+') w (word)
where w.word <> '';

-- The list in its orders, by what it is asked.
drop index customer_created_index;
drop index customer_first_order_index;
create index customer_created_index on customer (created_at, id) where status = 'ACTIVE';
create index customer_shop_created_index on customer (shop_id, created_at, id);
create index customer_name_index on customer (name, id) where status = 'ACTIVE';
create index customer_shop_name_index on customer (shop_id, name, id);
create index customer_first_order_index on customer (first_order_at desc nulls last, id desc) where status = 'ACTIVE';
create index customer_shop_first_order_index on customer (shop_id, first_order_at desc nulls last, id desc);
-- An order that names the address of somebody who was merged is of whom they were merged into.
create index customer_merged_email_index on customer (shop_id, email_norm) where status = 'MERGED';
create index customer_merged_created_index on customer (created_at, id) where status = 'MERGED';
create index customer_address_country_index on customer_address (country, shop_id, customer_id);

-- What moved with a merge is named by an id.
alter table customer_external add column id uuid not null default gen_random_uuid() unique;

create table customer_merge (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  survivor_id uuid not null,
  merged_id uuid not null,
  -- What was personal in it until then.
  merged_person_data_id uuid not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  foreign key (shop_id, survivor_id) references customer (shop_id, id) on delete cascade,
  foreign key (shop_id, merged_id) references customer (shop_id, id) on delete cascade
);
create unique index customer_merge_merged_index on customer_merge (merged_id) where undone_at is null;
create index customer_merge_of_index on customer_merge (shop_id, merged_id);
create index customer_merge_survivor_index on customer_merge (shop_id, survivor_id);

-- What moved, so that undoing moves back what still points to the survivor.
create table customer_merge_row (
  merge_id uuid not null references customer_merge (id) on delete cascade,
  shop_id uuid not null references shop (id),
  kind text not null check (kind in ('order', 'address', 'consent', 'external')),
  record_id uuid not null,
  primary key (merge_id, kind, record_id)
);
create index customer_merge_row_shop_index on customer_merge_row (shop_id);

alter table customer_key enable row level security, force row level security;
create policy customer_key_read on customer_key for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Customer', 'Order') or scope_writes('Customer', 'Order')));
create policy customer_key_add on customer_key for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer', 'Order')));
create policy customer_key_change on customer_key for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer', 'Order')));
create policy customer_key_remove on customer_key for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer', 'Order')));
alter table customer_merge enable row level security, force row level security;
create policy customer_merge_read on customer_merge for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Customer') or scope_writes('Customer')));
create policy customer_merge_add on customer_merge for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy customer_merge_change on customer_merge for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy customer_merge_remove on customer_merge for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
alter table customer_merge_row enable row level security, force row level security;
create policy customer_merge_row_read on customer_merge_row for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Customer') or scope_writes('Customer')));
create policy customer_merge_row_add on customer_merge_row for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy customer_merge_row_change on customer_merge_row for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));
create policy customer_merge_row_remove on customer_merge_row for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Customer')));

-- Whose an order is changes with a merge of customers.
drop policy order_read on "order";
drop policy order_change on "order";
create policy order_read on "order" for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment', 'Customer')));
create policy order_change on "order" for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order', 'Payment', 'Customer')));
