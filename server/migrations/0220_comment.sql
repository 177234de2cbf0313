-- A review or question that a sales channel sends. Orders and customers come by a later migration, with their foreign keys.
create table comment (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  channel_id uuid,
  kind text not null check (kind in ('REVIEW', 'QUESTION')),
  -- Null once the product was deleted for good: what customers wrote stays.
  product_id uuid references product (id) on delete set null,
  variant_id uuid references variant (id) on delete set null,
  -- The line of an order that proves the purchase.
  order_line_id uuid,
  customer_id uuid,
  author_name text not null,
  rating integer check (rating between 1 and 5),
  title text,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'SPAM', 'HIDDEN', 'TRASHED')),
  -- What it was before it came into the bin.
  status_before text check (status_before in ('PENDING', 'APPROVED', 'REJECTED', 'SPAM', 'HIDDEN')),
  reason_code text check (reason_code in ('OFF_TOPIC', 'OFFENSIVE', 'PERSONAL_DATA', 'ADVERTISING', 'NOT_GENUINE', 'OTHER')),
  verified boolean not null default false,
  language text,
  -- By which the channel knows it.
  external_id text collate "C",
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- By reference: a decision outlives whoever made it.
  decided_by uuid,
  assignee_id uuid,
  -- The text that is shown, or that waits with the comment itself.
  current_revision integer not null default 1,
  -- A later text, while the other one stays shown.
  waiting_revision integer check (waiting_revision > current_revision),
  report_count integer not null default 0 check (report_count >= 0),
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (channel_id, external_id),
  foreign key (shop_id, channel_id) references channel (shop_id, id),
  check ((kind = 'REVIEW') = (rating is not null)),
  check ((status = 'REJECTED') = (reason_code is not null) or status = 'TRASHED'),
  check ((status = 'TRASHED') = (status_before is not null)),
  check ((status = 'TRASHED') = (deleted_at is not null))
);
create index comment_pending_index on comment (shop_id, status, submitted_at, id) where status = 'PENDING';
create index comment_product_index on comment (shop_id, product_id, status, submitted_at desc);
create index comment_of_product_index on comment (product_id);
create index comment_variant_index on comment (variant_id) where variant_id is not null;
create index comment_submitted_index on comment (submitted_at, id) where deleted_at is null;
create index comment_shop_submitted_index on comment (shop_id, submitted_at, id) where deleted_at is null;
create index comment_status_index on comment (status, submitted_at, id) where deleted_at is null;
create index comment_kind_index on comment (kind, submitted_at, id) where deleted_at is null;
create index comment_rating_index on comment (rating, id) where deleted_at is null;
create index comment_last_rating_index on comment (rating desc nulls last, id desc) where deleted_at is null;
create index comment_verified_index on comment (submitted_at, id) where verified and deleted_at is null;
create index comment_waiting_index on comment (submitted_at, id) where (status = 'PENDING' or waiting_revision is not null) and deleted_at is null;
create index comment_author_index on comment (shop_id, author_name, submitted_at desc, id desc);

create table comment_revision (
  comment_id uuid not null,
  n integer not null check (n > 0),
  shop_id uuid not null,
  text text not null,
  -- Of its letters and digits alone, so that duplicates are found.
  text_hash bytea not null,
  state text not null check (state in ('PENDING', 'SHOWN', 'REFUSED')),
  primary key (comment_id, n),
  foreign key (shop_id, comment_id) references comment (shop_id, id) on delete cascade
);
create index comment_revision_text_index on comment_revision (shop_id, text_hash);

create table comment_flag (
  comment_id uuid not null,
  kind text not null check (kind in ('LINK', 'PHONE', 'EMAIL', 'WORD', 'DUPLICATE', 'BURST', 'LANGUAGE', 'REPORTED')),
  source text not null check (source in ('machine', 'person')),
  shop_id uuid not null,
  detail text,
  cleared_at timestamptz,
  primary key (comment_id, kind, source),
  foreign key (shop_id, comment_id) references comment (shop_id, id) on delete cascade
);
create index comment_flag_kind_index on comment_flag (kind, comment_id) where cleared_at is null;
create index comment_flag_shop_index on comment_flag (shop_id, comment_id);
alter table comment enable row level security, force row level security;
create policy comment_read on comment for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy comment_add on comment for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_change on comment for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_remove on comment for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
alter table comment_revision enable row level security, force row level security;
create policy comment_revision_read on comment_revision for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy comment_revision_add on comment_revision for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_revision_change on comment_revision for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_revision_remove on comment_revision for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
alter table comment_flag enable row level security, force row level security;
create policy comment_flag_read on comment_flag for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Comment') or scope_writes('Comment')));
create policy comment_flag_add on comment_flag for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_flag_change on comment_flag for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));
create policy comment_flag_remove on comment_flag for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Comment')));

-- A comment comes into the bin, and out of it, by whoever may change those of its shop.
alter policy bin_entry_add on bin_entry with check ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_change on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_remove on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
