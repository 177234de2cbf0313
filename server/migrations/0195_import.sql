-- What is to be done to records, in rows and cells, before a job does it: of a file that is imported, or of a grid.
create table change_set (
  id uuid primary key,
  kind text not null,
  source text not null check (source in ('file', 'grid')),
  owner_id uuid not null references app_user (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'checking', 'ready', 'applying', 'applied', 'discarded')),
  params jsonb not null default '{}',
  -- The bulk job that applies it. No foreign key: jobs have an owner above.
  job_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index change_set_owner_index on change_set (owner_id);
create unique index change_set_job_index on change_set (job_id) where job_id is not null;

create table change_set_row (
  set_id uuid not null references change_set (id) on delete cascade,
  position integer not null,
  -- That of a record that is created is made beforehand; null where a refused row is of none.
  record_id uuid,
  creates boolean not null default false,
  -- The version of the record that was looked at.
  base_version integer,
  name text,
  plan text not null check (plan in ('create', 'change', 'unchanged', 'refused')),
  -- What is wrong, and remarks on a row that is taken: {column, code, wording}, the column counted from 1, null for the row as a whole.
  refusals jsonb not null default '[]',
  -- The row of the file, as a spreadsheet program counts.
  line integer,
  -- The cells of a refused row as they were.
  raw text[],
  -- What it is matched by, so that a file does not create a record twice.
  match_key text,
  primary key (set_id, position),
  check (plan = 'refused' or record_id is not null)
);
create unique index change_set_row_record_index on change_set_row (set_id, record_id) where plan <> 'refused';
create unique index change_set_row_key_index on change_set_row (set_id, match_key) where plan <> 'refused' and match_key is not null;
create index change_set_row_plan_index on change_set_row (set_id, plan, position);

create table change_set_cell (
  set_id uuid not null references change_set (id) on delete cascade,
  record_id uuid not null,
  attribute text not null,
  variant_id uuid,
  locale text not null default '',
  channel_id uuid,
  operation text not null check (operation in ('set', 'clear')),
  old jsonb,
  new jsonb,
  -- How often the value at the place was written by then; null where there was none.
  base_version integer,
  unique nulls not distinct (set_id, record_id, attribute, variant_id, locale, channel_id)
);

-- What columns of files with these headers are, as their owner set it.
create table import_recipe (
  id uuid primary key,
  kind text not null,
  owner_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  columns jsonb not null,
  match_by text not null,
  -- Folded, in the order of the file.
  headers text[] not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (owner_id, kind, name)
);

-- A file on its way into the catalogue; its own run is its check.
create table import (
  id uuid primary key,
  kind text not null,
  owner_id uuid not null references app_user (id) on delete cascade,
  upload_id uuid not null references upload (id),
  file_name text not null,
  -- Encoding, delimiter, header and what is wrong with the file as a whole.
  reading jsonb not null default '{}',
  columns jsonb not null default '[]',
  match_by text,
  creates boolean not null default true,
  recipe_id uuid references import_recipe (id) on delete set null,
  set_id uuid references change_set (id) on delete set null,
  state text not null default 'draft'
    check (state in ('draft', 'queued', 'running', 'pausing', 'paused', 'succeeded', 'failed', 'cancelling', 'cancelled')),
  requested_by uuid not null,
  requested_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  released_at timestamptz,
  fence bigint not null default 0,
  stalls smallint not null default 0,
  cursor jsonb,
  stop_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index import_owner_index on import (owner_id, created_at desc);
create index import_upload_index on import (upload_id);
create index import_recipe_index on import (recipe_id);
create index import_set_index on import (set_id);
create index import_live_index on import (released_at nulls first, requested_at, id)
  where state in ('queued', 'running', 'pausing', 'cancelling');
create index import_updated_index on import (updated_at);

alter table change_set enable row level security, force row level security;
create policy change_set_read on change_set for select using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy change_set_add on change_set for insert with check (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy change_set_change on change_set for update using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy change_set_remove on change_set for delete using (owner_id = (select scope_user()) or (select scope_writes('*')));
alter table change_set_row enable row level security, force row level security;
create policy change_set_row_read on change_set_row for select using ((set_id in (select s.id from change_set s)));
create policy change_set_row_add on change_set_row for insert with check ((set_id in (select s.id from change_set s)));
create policy change_set_row_change on change_set_row for update using ((set_id in (select s.id from change_set s)));
create policy change_set_row_remove on change_set_row for delete using ((set_id in (select s.id from change_set s)));
alter table change_set_cell enable row level security, force row level security;
create policy change_set_cell_read on change_set_cell for select using ((set_id in (select s.id from change_set s)));
create policy change_set_cell_add on change_set_cell for insert with check ((set_id in (select s.id from change_set s)));
create policy change_set_cell_change on change_set_cell for update using ((set_id in (select s.id from change_set s)));
create policy change_set_cell_remove on change_set_cell for delete using ((set_id in (select s.id from change_set s)));
alter table import_recipe enable row level security, force row level security;
create policy import_recipe_read on import_recipe for select using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_recipe_add on import_recipe for insert with check (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_recipe_change on import_recipe for update using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_recipe_remove on import_recipe for delete using (owner_id = (select scope_user()) or (select scope_writes('*')));
alter table import enable row level security, force row level security;
create policy import_read on import for select using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_add on import for insert with check (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_change on import for update using (owner_id = (select scope_user()) or (select scope_writes('*')));
create policy import_remove on import for delete using (owner_id = (select scope_user()) or (select scope_writes('*')));
