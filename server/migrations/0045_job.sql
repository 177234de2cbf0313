-- The state of a run as it is shown: one that should be at work but has shown no life for half a minute is stalled, whatever its row says.
create function crawl_run_state(r crawl_run) returns text language sql stable as $$
  select case when r.state in ('starting', 'running', 'pausing', 'finishing', 'cancelling') and r.heartbeat_at < now() - interval '30 seconds'
    then 'stalled' else r.state end
$$;

-- A run over a crawl rests while no fetched page waits for it.
create function grab_run_state(r grab_run) returns text language sql stable as $$
  select case when r.state = 'running' and r.heartbeat_at < now() - interval '30 seconds'
    and (r.crawl_run_id is null or exists (select 1 from outbox x join grabber g on g.id = r.grabber_id
      where x.topic = 'page_fetched' and x.partition_id = g.crawler_id and x.run_id = r.crawl_run_id and x.created_at < now() - interval '30 seconds'))
    then 'stalled' else r.state end
$$;

-- The runs of every kind as one list; `owner_id` is the crawler, the grabber or the excavator. Each part is read by its own index.
create view job as
  select r.id, case when r.is_dry then 'dry_run' else 'crawl' end as kind, r.crawler_id as owner_id, crawl_run_state(r) as state, r.requested_at
  from crawl_run r
  union all
  -- The function looks into another table, so that it is called for the few that run alone.
  select r.id, 'grab', r.grabber_id, case when r.state = 'running' then grab_run_state(r) else r.state end, r.requested_at from grab_run r
  union all
  select r.id, 'excavation', r.excavator_id, r.state, r.requested_at from excavation_run r;
create index grab_run_requested_index on grab_run (requested_at desc, id desc);
create index excavation_run_requested_index on excavation_run (requested_at desc, id desc);
