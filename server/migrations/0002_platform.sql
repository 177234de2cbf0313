-- What every feature leans on: the audit trail, the outbox, stored bytes, idempotency, one-off facts of the installation.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table installation_fact (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table change (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('user', 'api_key', 'system')),
  actor_id uuid,
  cause text not null check (cause in ('screen', 'import', 'crawl_run', 'grab_run', 'excavation', 'proposal', 'api', 'command_line', 'seed', 'schedule', 'undo', 'revert')),
  cause_id uuid,
  entity text not null,
  entity_id uuid not null,
  action text not null,
  before jsonb,
  after jsonb,
  reverts_id uuid references change (id),
  request_id text
);
create index change_entity_index on change (entity, entity_id, at desc, id desc);
create index change_at_index on change (at desc, id desc);
create index change_actor_index on change (actor_id, at desc) where actor_id is not null;

-- Events between features. A consumer deletes the rows it has worked off inside its own transaction
-- (claimed with "for update skip locked"), so a kill repeats a batch and loses none; the backlog is a count of rows.
create table outbox (
  position bigint generated always as identity primary key,
  topic text not null check (topic in ('page_fetched', 'snapshot_created', 'offer_changed', 'product_changed')),
  partition_id uuid not null,
  subject_id uuid not null,
  subject_at timestamptz,
  run_id uuid,
  created_at timestamptz not null default now()
);
create index outbox_topic_index on outbox (topic, partition_id, position);

create table idempotent_reply (
  actor_id uuid not null,
  key text not null,
  operation text not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

-- Bytes as fetched, kept once by their hash; the file itself lies behind platform/storage at "location".
create table blob (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  stored_bytes bigint not null check (stored_bytes >= 0),
  codec text not null check (codec in ('none', 'zstd', 'gzip')),
  location text not null,
  first_seen_at timestamptz not null default now(),
  retain_until timestamptz
);

-- A picture or file shown by Quarry: fetched from "source_url" through the outbound door, or uploaded.
create table media (
  id uuid primary key,
  source_url text unique,
  blob_sha256 bytea references blob (sha256),
  media_type text,
  width integer,
  height integer,
  state text not null default 'pending' check (state in ('pending', 'stored', 'failed')),
  error text,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_pending_index on media (created_at) where state = 'pending';

-- Monthly partitions of an append-only table, made ahead of need; rows outside them fall into its default partition.
create function ensure_month_partitions(parent text, first_month date, last_month date) returns void
language plpgsql as $$
declare
  month date := date_trunc('month', first_month)::date;
  name text;
begin
  while month <= last_month loop
    name := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
    if to_regclass(quote_ident(name)) is null then
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        name, parent, month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end
$$;
