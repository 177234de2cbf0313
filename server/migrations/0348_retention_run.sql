-- What each run of the retention freed, by kind: a line in the list of jobs. A run that frees nothing has none.
create table retention_run (
  id uuid primary key,
  state text not null check (state in ('running', 'succeeded', 'failed', 'cancelled')),
  requested_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  -- Rows and bytes by the table that most of them were in.
  freed jsonb not null
);
create index retention_run_requested_index on retention_run (requested_at desc, id desc);
create index retention_run_finished_index on retention_run (finished_at);
