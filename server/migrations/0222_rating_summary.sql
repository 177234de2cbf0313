-- How approved reviews rate a product in a shop: written by whatever decides about a review, in its transaction.
create table rating_summary (
  shop_id uuid not null references shop (id),
  product_id uuid not null references product (id) on delete cascade,
  n1 integer not null default 0,
  n2 integer not null default 0,
  n3 integer not null default 0,
  n4 integer not null default 0,
  n5 integer not null default 0,
  primary key (shop_id, product_id)
);
create index rating_summary_product_index on rating_summary (product_id);
alter table rating_summary enable row level security, force row level security;
create policy rating_summary_read on rating_summary for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy rating_summary_add on rating_summary for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy rating_summary_change on rating_summary for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy rating_summary_remove on rating_summary for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
