-- One action on many records: the ids are gathered first, so that what it concerns is settled, and worked off batch by batch.
create table bulk_run (
  id uuid primary key,
  list text not null,
  action text not null,
  -- The words and the filter of the list, and what was released of it; absent where the records were named one by one.
  matching jsonb,
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  is_gathered boolean not null,
  -- The last window that was gathered.
  cursor text,
  total integer not null default 0,
  done integer not null default 0,
  refused integer not null default 0,
  stop_reason text,
  requested_by uuid not null references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When a batch was last saved.
  heartbeat_at timestamptz
);
create index bulk_run_requested_index on bulk_run (requested_at desc, id desc);
create index bulk_run_owner_index on bulk_run (requested_by, requested_at desc);
create index bulk_run_live_index on bulk_run (heartbeat_at nulls first) where state in ('queued', 'running');

create table bulk_item (
  run_id uuid not null references bulk_run (id) on delete cascade,
  record_id uuid not null,
  position integer not null,
  -- As the record was called when its turn came.
  name text,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused')),
  refusal jsonb,
  primary key (run_id, record_id)
);
create index bulk_item_position_index on bulk_item (run_id, position, record_id);
create index bulk_item_outcome_index on bulk_item (run_id, outcome, position, record_id);

create function bulk_run_state(r bulk_run) returns text language sql stable as $$
  select case when r.state = 'running' and r.heartbeat_at < now() - interval '30 seconds' then 'stalled' else r.state end
$$;

create or replace view job as
  select r.id, case when r.is_dry then 'dry_run' else 'crawl' end as kind, r.crawler_id as owner_id, crawl_run_state(r) as state, r.requested_at
  from crawl_run r
  union all
  select r.id, 'grab', r.grabber_id, case when r.state = 'running' then grab_run_state(r) else r.state end, r.requested_at from grab_run r
  union all
  select r.id, 'excavation', r.excavator_id, r.state, r.requested_at from excavation_run r
  union all
  select r.id, 'bulk', r.requested_by, case when r.state = 'running' then bulk_run_state(r) else r.state end, r.requested_at from bulk_run r;

alter table change drop constraint change_cause_check;
alter table change add constraint change_cause_check check (cause in ('screen', 'import', 'crawl_run', 'grab_run', 'excavation', 'proposal', 'api',
  'command_line', 'seed', 'schedule', 'undo', 'revert', 'bulk_run'));
