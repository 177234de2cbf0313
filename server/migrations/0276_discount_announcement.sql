-- That a discount began, ended or was used up is told once for each start, end and limit (`occasion`).
create table discount_announcement (
  discount_id uuid not null,
  shop_id uuid not null,
  kind text not null check (kind in ('begun', 'ended', 'exhausted')),
  occasion text not null,
  at timestamptz not null,
  primary key (discount_id, kind, occasion),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);
create index discount_announcement_shop_index on discount_announcement (shop_id, discount_id);

-- What happened before announcements were made is no news.
insert into discount_announcement (discount_id, shop_id, kind, occasion, at)
  select id, shop_id, 'begun', extract(epoch from starts_at)::text, now() from discount
  where intent in ('LIVE', 'PAUSED', 'ENDED') and starts_at <= now();
insert into discount_announcement (discount_id, shop_id, kind, occasion, at)
  select id, shop_id, 'ended', coalesce(extract(epoch from ends_at)::text, ''), now() from discount
  where starts_at <= now() and (intent = 'ENDED' or (intent in ('LIVE', 'PAUSED') and ends_at <= now()));
insert into discount_announcement (discount_id, shop_id, kind, occasion, at)
  select d.id, d.shop_id, 'exhausted', d.limit_total::text, now() from discount d join discount_counter c on c.discount_id = d.id
  where d.intent = 'LIVE' and d.starts_at <= now() and c.used >= d.limit_total;

alter table discount_announcement enable row level security, force row level security;
create policy discount_announcement_read on discount_announcement for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_announcement_add on discount_announcement for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_announcement_change on discount_announcement for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_announcement_remove on discount_announcement for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
