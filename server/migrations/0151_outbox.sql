-- What one stage of the chain leaves for the next (fetched pages, new snapshots) has one consumer by nature and stays a queue that is
-- deleted from (decision 002), under a name of its own. The name "outbox" is the log of events that many may follow (decision 020).
alter table outbox rename to backlog;
alter index outbox_pkey rename to backlog_pkey;
alter index outbox_topic_index rename to backlog_topic_index;
alter sequence outbox_position_seq rename to backlog_position_seq;

create or replace function grab_run_state(r grab_run) returns text language sql stable as $$
  select case when r.state = 'running' and r.heartbeat_at < now() - interval '30 seconds'
    and (r.crawl_run_id is null or exists (select 1 from backlog x join grabber g on g.id = r.grabber_id
      where x.topic = 'page_fetched' and x.partition_id = g.crawler_id and x.run_id = r.crawl_run_id and x.created_at < now() - interval '30 seconds'))
    then 'stalled' else r.state end
$$;

-- One row an event: ids and names of fields, no values. "tx" stands before "id" because defaults are reckoned in the order of the columns:
-- whoever draws an id has the number of its transaction already, on which rests how far the log may be read (platform/events/reach.ts).
create table outbox (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- Events of one record lie in one part, so that they are followed in order; parts are followed side by side.
  part smallint not null generated always as ((uuid_hash(aggregate_id) & 15)::smallint) stored,
  topic text not null,
  aggregate_kind text not null,
  aggregate_id uuid not null,
  shop_id uuid,
  brand_id uuid,
  changed text[] not null,
  actor uuid,
  cause text not null,
  cause_id uuid,
  at timestamptz not null default now(),
  primary key (part, topic, id, at)
) partition by range (at);
create table outbox_default partition of outbox default;

-- How far each consumer has come in each part. A consumer that fails keeps its place, and says why.
create table outbox_cursor (
  consumer text not null,
  part smallint not null check (part between 0 and 15),
  topics text[] not null,
  -- The last event whose effect is committed.
  position bigint not null,
  -- How far the effect of the next event has come, where it takes several transactions.
  progress jsonb,
  attempts integer not null default 0,
  retry_at timestamptz,
  failing_since timestamptz,
  last_error text,
  primary key (consumer, part)
);

-- Makes the days to come and drops those that are 14 days old, once every consumer has passed them. It runs as the owner of the tables,
-- because workers own none. A day whose table is in use, or whose rows lie in the default partition already, is left to the next time.
create function keep_outbox_days() returns void language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  name text;
  is_passed boolean;
begin
  for day in select today + n from generate_series(0, 7) n loop
    name := 'outbox_' || to_char(day, 'YYYY_MM_DD');
    continue when to_regclass(name) is not null;
    begin
      execute format('create table %I partition of outbox for values from (%L) to (%L)', name, day::timestamp at time zone 'UTC',
        (day + 1)::timestamp at time zone 'UTC');
    exception when check_violation or lock_not_available then null;
    end;
  end loop;
  for name in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'outbox'::regclass
    and c.relname ~ '^outbox_\d{4}_\d\d_\d\d$' and to_date(substr(c.relname, 8), 'YYYY_MM_DD') < today - 14 order by 1 loop
    execute format('select not exists (select from outbox_cursor c cross join unnest(c.topics) t where exists (
      select from %I o where o.part = c.part and o.topic = t and o.id > c.position))', name) into is_passed;
    continue when not is_passed;
    begin
      execute format('drop table %I', name);
    exception when lock_not_available then null;
    end;
  end loop;
  delete from outbox_default o where o.at < now() - interval '15 days'
    and not exists (select from outbox_cursor c where c.part = o.part and o.topic = any(c.topics) and o.id > c.position);
end
$$;
select keep_outbox_days();

-- What waits while Quarry is brought to this version is not lost.
insert into outbox (topic, aggregate_kind, aggregate_id, shop_id, brand_id, changed, cause)
  select topic, split_part(topic, '_', 1), case topic when 'product_keyed' then partition_id else subject_id end,
    case topic when 'offer_changed' then partition_id end, case topic when 'brand_changed' then subject_id end,
    case topic when 'brand_changed' then '{name}'::text[] when 'offer_changed' then '{state}' else '{keys}' end, 'schedule'
  from backlog where topic in ('brand_changed', 'offer_changed', 'product_keyed') order by position;
delete from backlog where topic in ('brand_changed', 'offer_changed', 'product_keyed');
alter table backlog drop constraint outbox_topic_check;
alter table backlog add constraint backlog_topic_check check (topic in ('page_fetched', 'snapshot_created'));
