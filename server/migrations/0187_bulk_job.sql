-- One kind of job for all work on many rows: actions on lists, imports and grids. A row may concern no record yet.
alter table bulk_run rename to bulk_job;
alter table bulk_job rename constraint bulk_run_pkey to bulk_job_pkey;
alter table bulk_job rename constraint bulk_run_state_check to bulk_job_state_check;
alter table bulk_job rename constraint bulk_run_undoes_id_fkey to bulk_job_undoes_id_fkey;
alter index bulk_run_requested_index rename to bulk_job_requested_index;
alter index bulk_run_owner_index rename to bulk_job_owner_index;
alter index bulk_run_live_index rename to bulk_job_live_index;
alter index bulk_run_finished_index rename to bulk_job_finished_index;
alter index bulk_run_ended_index rename to bulk_job_ended_index;
alter index bulk_run_undone_index rename to bulk_job_undone_index;
alter index bulk_run_undoes_index rename to bulk_job_undoes_index;
alter table bulk_job rename column input to params;
-- Where its rows come from.
alter table bulk_job add column source text;
update bulk_job set source = case when matching is null then 'ids' else 'filter' end;
alter table bulk_job alter column source set not null, add constraint bulk_job_source_check check (source in ('filter', 'ids', 'file'));

alter table bulk_item rename to bulk_job_row;
alter table bulk_job_row rename column run_id to job_id;
alter table bulk_job_row rename constraint bulk_item_run_id_fkey to bulk_job_row_job_id_fkey;
drop index bulk_item_position_index;
drop index bulk_item_outcome_index;
alter table bulk_job_row
  drop constraint bulk_item_pkey,
  drop constraint bulk_item_outcome_check,
  alter column record_id drop not null,
  alter column outcome set default 'pending',
  -- What a row brings along, such as the cells of a line of a file.
  add column input jsonb,
  -- Why it was not done: the refusal's code, and its wording beside it.
  add column code text,
  add column detail jsonb,
  -- The entry of the trail that it made of its record.
  add column change_id uuid,
  add column attempt integer not null default 1 check (attempt > 0);

-- Places were given out twice where a window of the list brought a record again.
update bulk_job_row r set position = p.place, code = r.refusal ->> 'code', detail = r.refusal - 'code',
    outcome = case when r.outcome = 'waiting' then 'pending' when r.refusal ->> 'code' = 'FAILED' then 'failed' else r.outcome end
  from (select job_id, record_id, row_number() over (partition by job_id order by position, record_id) as place from bulk_job_row) p
  where p.job_id = r.job_id and p.record_id = r.record_id and (p.place <> r.position or r.outcome = 'waiting' or r.refusal is not null);

alter table bulk_job_row
  drop column refusal,
  add constraint bulk_job_row_pkey primary key (job_id, position),
  add constraint bulk_job_row_outcome_check check (outcome in ('pending', 'done', 'unchanged', 'refused', 'failed', 'conflict'));
create unique index bulk_job_row_record_index on bulk_job_row (job_id, record_id) where record_id is not null;
-- Finds the next pending rows too.
create index bulk_job_row_outcome_index on bulk_job_row (job_id, outcome, position);
