-- A product page that could not be read was never asked again by the schedule. It is now, after as long as it has been failing: after 1, 2, 4
-- and at most 30 days. Those that are dead already are asked by the next scheduled run, but for what killed its worker.
alter table page add column dead_since timestamptz;
update page set dead_since = coalesce(last_fetched_at, now()), next_fetch_at = now()
where state = 'dead' and type = 'product' and last_error is distinct from 'worker_lost';
