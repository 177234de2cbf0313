-- Excavation and bulk runs are worked off by one kit, so their rows hold the same: fence, lease (by heartbeat), place reached, whose turn it is.
alter table bulk_run
  add column fence bigint not null default 0,
  add column stalls smallint not null default 0,
  add column version integer not null default 1,
  -- When a worker last gave the run up between two batches, so that others have their turn; null while one holds it.
  add column released_at timestamptz,
  alter column cursor type jsonb using to_jsonb(cursor),
  drop constraint bulk_run_state_check,
  add constraint bulk_run_state_check check (state in ('queued', 'running', 'pausing', 'paused', 'succeeded', 'failed', 'cancelling', 'cancelled'));
alter table excavation_run add column released_at timestamptz;

-- No batch was in hand when the schema changed.
update bulk_run set released_at = now() where state = 'running';

drop index bulk_run_live_index;
create index bulk_run_live_index on bulk_run (released_at nulls first, requested_at, id)
  where state in ('queued', 'running', 'pausing', 'cancelling', 'stalled');
create index excavation_run_live_index on excavation_run (released_at nulls first, requested_at, id)
  where state in ('queued', 'running', 'pausing', 'cancelling', 'stalled');

-- The state of a run as it is shown: its worker may have died with nobody left to say so.
create function run_state(state text, heartbeat_at timestamptz) returns text language sql stable as $$
  select case when state in ('running', 'pausing', 'cancelling') and heartbeat_at < now() - interval '30 seconds' then 'stalled' else state end
$$;

create or replace view job with (security_invoker = true) as
  select r.id, case when r.is_dry then 'dry_run' else 'crawl' end as kind, r.crawler_id as owner_id, crawl_run_state(r) as state, r.requested_at
  from crawl_run r
  union all
  select r.id, 'grab', r.grabber_id, case when r.state = 'running' then grab_run_state(r) else r.state end, r.requested_at from grab_run r
  union all
  select r.id, 'excavation', r.excavator_id, run_state(r.state, r.heartbeat_at), r.requested_at from excavation_run r
  union all
  select r.id, 'bulk', r.requested_by, run_state(r.state, r.heartbeat_at), r.requested_at from bulk_run r;
drop function bulk_run_state(bulk_run);
