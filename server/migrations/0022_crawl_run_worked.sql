-- Runs that were at work since a time, as the figure of pages fetched leads to them.
create index crawl_run_worked_index on crawl_run ((coalesce(finished_at, heartbeat_at, requested_at)) desc, id desc);
