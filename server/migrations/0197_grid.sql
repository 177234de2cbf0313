-- A grid keeps what is edited in it as a change set: a text that could not be read stays, so that it can be corrected.
alter table change_set_cell add column raw text;
-- Whether a job did it, or an open set took it over.
alter table change_set_row add column is_settled boolean not null default false;
create index change_set_row_of_record_index on change_set_row (set_id, record_id) where record_id is not null;
-- Two tabs of one person edit one set.
create unique index change_set_open_grid_index on change_set (owner_id, kind) where source = 'grid' and state = 'open';

-- What a set said of a record before a step, so that the step can be taken back.
create table change_set_step (
  set_id uuid not null references change_set (id) on delete cascade,
  step integer not null,
  record_id uuid not null,
  -- The row and its cells as they were; null where there was none.
  row jsonb,
  cells jsonb,
  primary key (set_id, step, record_id)
);
alter table change_set_step enable row level security, force row level security;
create policy change_set_step_read on change_set_step for select using ((set_id in (select s.id from change_set s)));
create policy change_set_step_add on change_set_step for insert with check ((set_id in (select s.id from change_set s)));
create policy change_set_step_change on change_set_step for update using ((set_id in (select s.id from change_set s)));
create policy change_set_step_remove on change_set_step for delete using ((set_id in (select s.id from change_set s)));

-- The brand manager edits products of own brands in files and grids. A role that people edited stays as it is.
update role set rules = rules || '[{"action": "run", "subject": "Import", "scope": "own_brands"}]'::jsonb
where key = 'brand_manager' and is_preset and version = 1;
