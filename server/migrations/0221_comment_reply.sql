create table comment_reply (
  id uuid primary key,
  shop_id uuid not null,
  comment_id uuid not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  text text not null,
  -- By reference: a reply outlives whoever wrote it.
  author_id uuid,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  foreign key (shop_id, comment_id) references comment (shop_id, id) on delete cascade,
  check (state <> 'PUBLISHED' or published_at is not null)
);
create index comment_reply_comment_index on comment_reply (comment_id, created_at, id);


create table saved_reply (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null,
  locale text not null,
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id)
);
create index saved_reply_name_index on saved_reply (shop_id, name, id);

alter table comment_reply enable row level security, force row level security;
create policy comment_reply_read on comment_reply for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy comment_reply_add on comment_reply for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_reply_change on comment_reply for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_reply_remove on comment_reply for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
alter table saved_reply enable row level security, force row level security;
create policy saved_reply_read on saved_reply for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy saved_reply_add on saved_reply for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy saved_reply_change on saved_reply for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy saved_reply_remove on saved_reply for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
