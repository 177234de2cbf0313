create table crawler (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null check (char_length(name) between 1 and 120),
  state text not null default 'draft' check (state in ('draft', 'testing', 'active', 'paused', 'archived')),
  config_id uuid,
  -- {every: manual|hourly|6h|daily|weekly|monthly|cron, cron?, tz?}
  schedule jsonb not null default '{"every":"manual"}',
  overlap text not null default 'skip' check (overlap in ('skip', 'queue_one', 'cancel_previous')),
  next_run_at timestamptz,
  last_run_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index crawler_name_index on crawler (name, id);
create index crawler_shop_index on crawler (shop_id, name, id);
create index crawler_state_index on crawler (state, name, id);
create index crawler_due_index on crawler (next_run_at) where next_run_at is not null and state = 'active';

-- Immutable versions: a running run keeps its own.
create table crawler_config (
  id uuid primary key,
  crawler_id uuid not null references crawler (id) on delete cascade,
  version integer not null,
  config jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  unique (crawler_id, version)
);

-- Shared by all crawlers and workers, so that two crawlers cannot double the load on one host.
create table host (
  id uuid primary key,
  scheme text not null check (scheme in ('http', 'https')),
  host text not null,
  port integer not null,
  registrable_domain text,
  robots_blob_sha256 bytea references blob (sha256),
  robots_status smallint,
  robots_error text,
  robots_fetched_at timestamptz,
  robots_expires_at timestamptz,
  robots_failing_since timestamptz,
  delay_ms integer not null default 1000,
  latency_ewma_ms real,
  last_status smallint,
  last_answer_at timestamptz,
  -- Two clocks: what the host asked of us, and what politeness asks.
  backoff_until timestamptz,
  crawl_delay_until timestamptz,
  strike smallint not null default 0,
  lease_owner text,
  lease_until timestamptz,
  fence bigint not null default 0,
  unique (scheme, host, port)
);

create table crawl_run (
  id uuid primary key,
  crawler_id uuid not null references crawler (id),
  config_id uuid not null references crawler_config (id),
  trigger text not null check (trigger in ('manual', 'schedule', 'seed', 'command_line', 'resume')),
  is_dry boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'starting', 'running', 'pausing', 'paused', 'finishing',
    'succeeded', 'degraded', 'failed', 'timed_out', 'cancelling', 'cancelled', 'stalled')),
  requested_by uuid,
  fence bigint not null default 0,
  stalls smallint not null default 0,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz,
  stop_reason text,
  -- Derived when the run ends, and recomputable from page_fetch at any time.
  totals jsonb,
  baseline jsonb,
  accepted_as_normal_by uuid,
  version integer not null default 1
);
create index crawl_run_crawler_index on crawl_run (crawler_id, requested_at desc, id desc);
create index crawl_run_requested_index on crawl_run (requested_at desc, id desc);
create index crawl_run_state_index on crawl_run (state, requested_at desc, id desc);
create unique index crawl_run_live_index on crawl_run (crawler_id)
  where state in ('starting', 'running', 'pausing', 'paused', 'finishing', 'cancelling', 'stalled');
alter table crawler add foreign key (config_id) references crawler_config (id) deferrable initially deferred;
alter table crawler add foreign key (last_run_id) references crawl_run (id) deferrable initially deferred;

-- The durable frontier: one row per address of a crawler, claimed with "for update skip locked" under a lease with a fence.
create table page (
  id uuid primary key,
  crawler_id uuid not null references crawler (id) on delete cascade,
  host_id uuid not null references host (id),
  url text not null,
  url_key bytea not null check (octet_length(url_key) = 16),
  canonical_key bytea,
  type text not null default 'unknown' check (type in ('unknown', 'product', 'listing', 'other')),
  depth smallint not null default 0,
  via text not null check (via in ('seed', 'sitemap', 'link', 'feed', 'manual', 'redirect')),
  parent_id uuid,
  sitemap_lastmod timestamptz,
  priority smallint not null default 0,
  state text not null default 'discovered' check (state in ('discovered', 'queued', 'leased', 'scheduled', 'retry_wait',
    'robots_denied', 'out_of_scope', 'duplicate', 'gone', 'dead')),
  -- The run the page is queued for or was last fetched in.
  run_id uuid,
  next_fetch_at timestamptz,
  interval_s integer,
  lease_owner text,
  lease_until timestamptz,
  lease_fence bigint,
  leases_lost smallint not null default 0,
  attempts smallint not null default 0,
  etag text,
  last_modified text,
  byte_hash bytea,
  structured_hash bytea,
  last_status smallint,
  last_outcome text,
  last_error text,
  first_seen_at timestamptz not null default now(),
  last_fetched_at timestamptz,
  last_changed_at timestamptz,
  visits integer not null default 0,
  changes integer not null default 0,
  duplicate_of uuid,
  gone_since timestamptz,
  unique (crawler_id, url_key)
);
create index page_due_index on page (host_id, priority desc, next_fetch_at, id) where state in ('queued', 'retry_wait');
create index page_run_index on page (run_id, state) where run_id is not null;
create index page_leased_index on page (lease_until) where state = 'leased';
create index page_list_index on page (crawler_id, state, first_seen_at, id);
create index page_recrawl_index on page (crawler_id, next_fetch_at) where state = 'scheduled';

-- Append-only: what was asked of a shop, when, and what it answered.
create table page_fetch (
  id uuid not null,
  page_id uuid not null,
  run_id uuid not null,
  crawler_id uuid not null,
  host_id uuid not null,
  attempt smallint not null,
  fetched_at timestamptz not null,
  duration_ms integer not null,
  status smallint,
  bytes integer not null default 0,
  outcome text not null check (outcome in ('changed', 'unchanged', 'not_modified', 'redirected', 'duplicate', 'robots_denied',
    'out_of_scope', 'gone', 'rate_limited', 'client_error', 'server_error', 'network_error', 'refused', 'too_large')),
  blob_sha256 bytea,
  media_type text,
  redirect_to text,
  links_new integer not null default 0,
  error_code text,
  error_detail text,
  primary key (id, fetched_at)
) partition by range (fetched_at);
create table page_fetch_default partition of page_fetch default;
create index page_fetch_run_index on page_fetch (run_id, fetched_at desc, id);
create index page_fetch_page_index on page_fetch (page_id, fetched_at desc);
select ensure_month_partitions('page_fetch', (now() - interval '2 months')::date, (now() + interval '3 months')::date);

-- Increments batched per worker and second, summed when read: live figures that survive any kill.
create table crawl_run_tally (
  run_id uuid not null references crawl_run (id) on delete cascade,
  worker text not null,
  second timestamptz not null,
  outcome text not null,
  pages integer not null,
  bytes bigint not null,
  primary key (run_id, worker, second, outcome)
);
