-- Totals of more orders than a header adds up at once, counted for a person by a worker.
create table order_count (
  id uuid primary key,
  -- Whose list it is the header of.
  owner_id uuid not null references app_user (id) on delete cascade,
  -- What the list is asked for, and by what the same question is found again.
  search text,
  filter jsonb not null,
  question_hash bytea not null,
  -- By currency, as far as it was counted.
  sums jsonb not null default '{}',
  state text not null default 'queued'
    check (state in ('queued', 'running', 'pausing', 'paused', 'succeeded', 'failed', 'cancelling', 'cancelled')),
  requested_by uuid not null,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  released_at timestamptz,
  fence bigint not null default 0,
  stalls smallint not null default 0,
  cursor jsonb,
  stop_reason text,
  version integer not null default 1
);
create index order_count_owner_index on order_count (owner_id, question_hash, requested_at desc);
create index order_count_living_index on order_count (requested_at)
  where state in ('queued', 'running', 'pausing', 'paused', 'cancelling');

alter table order_count enable row level security, force row level security;
create policy order_count_read on order_count for select using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy order_count_add on order_count for insert with check (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy order_count_change on order_count for update using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy order_count_remove on order_count for delete using (owner_id = (select scope_user()) or (select scope_writes('*')));
