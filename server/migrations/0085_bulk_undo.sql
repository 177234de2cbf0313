-- A run that takes back what another one did; once, unless it was cancelled or broke off.
alter table bulk_run add column undoes_id uuid references bulk_run (id) on delete cascade;
create unique index bulk_run_undone_index on bulk_run (undoes_id) where undoes_id is not null and state in ('queued', 'running', 'succeeded');
create index bulk_run_undoes_index on bulk_run (undoes_id, requested_at) where undoes_id is not null;

-- What of a record is no more as the run left it that is taken back: [{field, wrote, now}].
alter table bulk_item add column kept jsonb;
