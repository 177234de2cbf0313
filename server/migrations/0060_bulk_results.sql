-- What became of single records is kept for a while; the run itself, and what it changed, for ever.
alter table bulk_run add column results_gone boolean not null default false;
create index bulk_run_finished_index on bulk_run (finished_at) where not results_gone;

-- When the records that wait for their turn were last kept as they are, for actions that need it.
alter table bulk_run add column held_at timestamptz;
