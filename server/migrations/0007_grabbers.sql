create table grabber (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind in ('pages', 'feed', 'upload')),
  -- "pages" reads what this crawler fetched; "feed" fetches feed_url itself.
  crawler_id uuid references crawler (id),
  feed_url text,
  state text not null default 'draft' check (state in ('draft', 'testing', 'active', 'paused', 'archived')),
  config_id uuid,
  schedule jsonb not null default '{"every":"manual"}',
  next_run_at timestamptz,
  last_run_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((kind = 'pages') = (crawler_id is not null)),
  check ((kind = 'feed') = (feed_url is not null))
);
create index grabber_name_index on grabber (name, id);
create index grabber_shop_index on grabber (shop_id, name, id);
create index grabber_state_index on grabber (state, name, id);
create index grabber_crawler_index on grabber (crawler_id) where crawler_id is not null;

create table grabber_config (
  id uuid primary key,
  grabber_id uuid not null references grabber (id) on delete cascade,
  version integer not null,
  -- strategies in order, selector rules per field, defaults (currency, country, locale, condition), offer key rule, golden samples
  config jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  unique (grabber_id, version)
);
alter table grabber add foreign key (config_id) references grabber_config (id) deferrable initially deferred;

create table grab_run (
  id uuid primary key,
  grabber_id uuid not null references grabber (id),
  config_id uuid not null references grabber_config (id),
  crawl_run_id uuid,
  trigger text not null check (trigger in ('crawl', 'manual', 'schedule', 'replay', 'seed', 'command_line')),
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
  -- Resume point of a feed: rows read so far, and the validators of the last complete read.
  cursor jsonb,
  totals jsonb,
  -- field -> share of the run's offers that state it
  coverage jsonb,
  baseline jsonb,
  accepted_as_normal_by uuid,
  version integer not null default 1,
  unique (grabber_id, crawl_run_id)
);
create index grab_run_grabber_index on grab_run (grabber_id, requested_at desc, id desc);
create index grab_run_state_index on grab_run (state, requested_at desc, id desc);
alter table grabber add foreign key (last_run_id) references grab_run (id) deferrable initially deferred;

-- One row per page or bad feed row of a run: what came of it, and why nothing did.
create table grab_item (
  run_id uuid not null references grab_run (id) on delete cascade,
  item_key text not null,
  page_id uuid,
  page_fetch_id uuid,
  line integer,
  outcome text not null check (outcome in ('offers', 'unchanged', 'no_offer', 'bad_row', 'error')),
  offers integer not null default 0,
  snapshots integer not null default 0,
  code text,
  reason text,
  at timestamptz not null default now(),
  primary key (run_id, item_key)
);
create index grab_item_outcome_index on grab_item (run_id, outcome, item_key);
