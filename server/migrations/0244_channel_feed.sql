-- A file of a channel, at an address with a token.
create table channel_feed (
  id uuid primary key,
  shop_id uuid not null,
  channel_id uuid not null,
  name text not null,
  role text not null default 'primary' check (role in ('primary', 'supplemental')),
  format text not null check (format in ('xml', 'csv', 'tsv')),
  -- Of the mapping that its rows are made by; 0 for the defaults of the kind.
  mapping_version integer not null default 0 check (mapping_version >= 0),
  token_hash bytea not null unique,
  -- The token under the key of the installation, so that the address can be shown again.
  token_sealed bytea not null,
  token_key_id text not null,
  previous_token_hash bytea,
  previous_until timestamptz,
  schedule jsonb not null,
  next_run_at timestamptz,
  -- Grows with every visible change of its rows.
  revision bigint not null default 0,
  -- Times that begin or end until then are in the revision.
  settled_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (channel_id, name),
  foreign key (shop_id, channel_id) references channel (shop_id, id) on delete cascade,
  check ((previous_token_hash is null) = (previous_until is null))
);
create unique index channel_feed_previous_index on channel_feed (previous_token_hash) where previous_token_hash is not null;
create index channel_feed_channel_index on channel_feed (shop_id, channel_id);
create index channel_feed_due_index on channel_feed (next_run_at) where next_run_at is not null;

create table feed_row (
  shop_id uuid not null,
  feed_id uuid not null,
  listing_id uuid not null,
  external_id text collate "C" not null,
  state text not null check (state in ('served', 'held', 'removed')),
  rendered text not null,
  -- By field: its values, the rule that made them, and what they were read from.
  sources jsonb not null,
  row_hash bytea not null,
  mapping_version integer not null,
  served_from timestamptz,
  served_until timestamptz,
  -- Whether a person took it out or a check; the removal guard counts the latter.
  removed_by text check (removed_by in ('person', 'check')),
  changed_at timestamptz not null,
  primary key (feed_id, external_id),
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade,
  foreign key (shop_id, listing_id) references listing (shop_id, id) on delete cascade,
  check ((state = 'removed') = (removed_by is not null))
);
create index feed_row_shop_index on feed_row (shop_id, feed_id);
create index feed_row_listing_index on feed_row (shop_id, listing_id);
create index feed_row_state_index on feed_row (feed_id, state, external_id);
create index feed_row_removed_index on feed_row (feed_id, changed_at) where removed_by = 'check';
create index feed_row_from_index on feed_row (feed_id, served_from) where served_from is not null;
create index feed_row_until_index on feed_row (feed_id, served_until) where served_until is not null;

-- Rows as they were, for 90 days.
create table feed_row_history (
  id uuid not null,
  shop_id uuid not null,
  feed_id uuid not null,
  listing_id uuid not null,
  external_id text collate "C" not null,
  state text not null,
  rendered text not null,
  sources jsonb not null,
  row_hash bytea not null,
  mapping_version integer not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  primary key (id, valid_until),
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade
) partition by range (valid_until);
create table feed_row_history_default partition of feed_row_history default;
select ensure_month_partitions('feed_row_history', (now() - interval '2 months')::date, (now() + interval '3 months')::date);
create index feed_row_history_row_index on feed_row_history (feed_id, external_id, valid_until desc);
create index feed_row_history_shop_index on feed_row_history (shop_id, feed_id);

-- The bytes of a revision; the last two are kept.
create table feed_file (
  shop_id uuid not null,
  feed_id uuid not null,
  revision bigint not null,
  encoding text not null check (encoding in ('plain', 'gzip')),
  blob_sha256 bytea not null references blob (sha256),
  bytes bigint not null,
  rows integer not null,
  written_at timestamptz not null,
  primary key (feed_id, revision, encoding),
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade
);
create index feed_file_blob_index on feed_file (blob_sha256);
create index feed_file_shop_index on feed_file (shop_id, feed_id);

-- Who read a feed, for 90 days.
create table feed_read (
  id uuid primary key,
  shop_id uuid not null,
  feed_id uuid not null,
  at timestamptz not null,
  status smallint not null,
  rows integer not null,
  bytes bigint not null,
  revision bigint not null,
  reader_hash bytea not null,
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade
);
create index feed_read_feed_index on feed_read (feed_id, at desc);
create index feed_read_shop_index on feed_read (shop_id, feed_id);
create index feed_read_at_index on feed_read (at);

-- Variants whose rows may be others by now. Append-only, so that writers never wait for each other.
create table feed_dirty (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channel (id) on delete cascade,
  variant_id uuid not null,
  at timestamptz not null default now()
);
create index feed_dirty_channel_index on feed_dirty (channel_id, id);

create table feed_run (
  id uuid primary key,
  shop_id uuid not null,
  feed_id uuid not null,
  kind text not null check (kind in ('rebuild', 'push', 'check')),
  mapping_version integer not null,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'pausing', 'paused', 'succeeded', 'failed', 'cancelling', 'cancelled')),
  -- Null where the schedule asked.
  requested_by uuid,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  released_at timestamptz,
  fence bigint not null default 0,
  stalls smallint not null default 0,
  cursor jsonb,
  stop_reason text,
  version integer not null default 1,
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade
);
create index feed_run_feed_index on feed_run (shop_id, feed_id, requested_at desc);
-- Of one feed one rebuild at a time.
create unique index feed_run_living_index on feed_run (feed_id, kind)
  where state in ('queued', 'running', 'pausing', 'paused', 'cancelling');
create index feed_run_queue_index on feed_run (requested_at) where state in ('queued', 'running', 'pausing', 'paused', 'cancelling');

create table channel_issue (
  id uuid primary key,
  shop_id uuid not null,
  channel_id uuid not null,
  -- Null for an issue of the channel as a whole.
  listing_id uuid,
  code text not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  resolution text not null default 'merchant_action' check (resolution in ('merchant_action', 'channel_action')),
  attribute text,
  reporting_context text not null default '',
  -- A wording, said in the language of the reader.
  detail text not null,
  documentation text,
  countries text[] not null default '{}',
  origin text not null check (origin in ('local', 'remote')),
  root_kind text not null check (root_kind in ('value', 'offer', 'mapping', 'media', 'discount')),
  root_ref text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  ignored_until timestamptz,
  ignored_by uuid references app_user (id) on delete set null,
  fingerprint bytea not null,
  foreign key (shop_id, channel_id) references channel (shop_id, id) on delete cascade,
  foreign key (shop_id, listing_id) references listing (shop_id, id) on delete cascade
);
create unique index channel_issue_open_index on channel_issue (channel_id, listing_id, origin, code, attribute, reporting_context)
  nulls not distinct where resolved_at is null;
create index channel_issue_cause_index on channel_issue (shop_id, channel_id, severity, code, attribute) where resolved_at is null;
create index channel_issue_seen_index on channel_issue (channel_id, last_seen_at desc, id desc) where resolved_at is null;
create index channel_issue_listing_index on channel_issue (shop_id, listing_id);
create index channel_issue_ignored_index on channel_issue (ignored_by);

alter table channel_feed enable row level security, force row level security;
create policy channel_feed_read on channel_feed for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy channel_feed_add on channel_feed for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_feed_change on channel_feed for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_feed_remove on channel_feed for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table channel_issue enable row level security, force row level security;
create policy channel_issue_read on channel_issue for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy channel_issue_add on channel_issue for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_issue_change on channel_issue for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_issue_remove on channel_issue for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table feed_file enable row level security, force row level security;
create policy feed_file_read on feed_file for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_file_add on feed_file for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_file_change on feed_file for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_file_remove on feed_file for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table feed_read enable row level security, force row level security;
create policy feed_read_read on feed_read for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_read_add on feed_read for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_read_change on feed_read for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_read_remove on feed_read for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table feed_row enable row level security, force row level security;
create policy feed_row_read on feed_row for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_row_add on feed_row for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_change on feed_row for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_remove on feed_row for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table feed_row_history enable row level security, force row level security;
create policy feed_row_history_read on feed_row_history for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_row_history_add on feed_row_history for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_history_change on feed_row_history for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_history_remove on feed_row_history for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
alter table feed_run enable row level security, force row level security;
create policy feed_run_read on feed_run for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_run_add on feed_run for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_run_change on feed_run for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_run_remove on feed_run for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));

-- Google takes comma-separated files as well.
update channel_kind set formats = '{xml,csv,tsv}' where code = 'google_merchant';
