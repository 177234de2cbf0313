-- A run of which nothing was left to do said "4 done": what stayed as it was is counted by itself.
alter table bulk_job add column unchanged integer not null default 0 check (unchanged >= 0);
comment on column bulk_job.unchanged is 'Those of the done of which nothing was left to do.';
update bulk_job j set unchanged = r.rows
  from (select job_id, count(*)::int as rows from bulk_job_row where outcome = 'unchanged' group by job_id) r
  where r.job_id = j.id;
