-- A price that its source no longer states, or that is doubted, waits for the end of the run that read it. A degraded run holds it until a
-- person takes the run as the new normal, and until then its interval does not end.
alter table price_point
  -- The reading that found an accepted price no longer stated; the interval ends there once its run ends well.
  add column lost_at timestamptz,
  add column waits_for_run_id uuid,
  add column is_held boolean not null default false,
  add check (waits_for_run_id is not null or lost_at is null and not is_held);
create index price_point_waiting_index on price_point (waits_for_run_id) where waits_for_run_id is not null and valid_to is null;
