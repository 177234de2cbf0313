-- A turn that failed to start was moved to an hour later, and with it all that followed. It stays due now and is tried again at this time.
alter table crawler add column retry_at timestamptz;
alter table grabber add column retry_at timestamptz;

-- Schedules keep the hour, and of weeks and months the day, so that one turn that was late or short moves none after it. Stored ones get those
-- of their next turn. A schedule without a time zone counted in UTC; it counts in the zone of its shop now, at the same moment.
create temporary table known_zone on commit drop as select name from pg_timezone_names;
create function pg_temp.with_hour(schedule jsonb, next_run_at timestamptz, own_zone text) returns jsonb language sql as $$
  select schedule || jsonb_build_object(
    'time', to_char(shown, 'HH24:MI'),
    'weekday', case when schedule ->> 'every' = 'weekly' then extract(isodow from shown)::int end,
    'day', case when schedule ->> 'every' = 'monthly' then extract(day from shown)::int end)
  from (select next_run_at at time zone coalesce(
    (select name from known_zone where name = coalesce(schedule ->> 'timeZone', own_zone)), 'UTC') as shown) turn
$$;
update crawler c set schedule = pg_temp.with_hour(c.schedule, c.next_run_at, s.time_zone) from shop s
  where s.id = c.shop_id and c.next_run_at is not null and c.schedule ->> 'every' in ('daily', 'weekly', 'monthly');
update grabber g set schedule = pg_temp.with_hour(g.schedule, g.next_run_at, s.time_zone) from shop s
  where s.id = g.shop_id and g.next_run_at is not null and g.schedule ->> 'every' in ('daily', 'weekly', 'monthly');
update channel_feed f set schedule = pg_temp.with_hour(f.schedule, f.next_run_at, s.time_zone) from shop s
  where s.id = f.shop_id and f.next_run_at is not null and f.schedule ->> 'every' in ('daily', 'weekly', 'monthly');
