-- The figure of fields that a run left read all of its rows each time it was shown.
create index bulk_job_row_kept_index on bulk_job_row (job_id) where outcome = 'done' and kept is not null;
