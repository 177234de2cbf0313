-- How the dashboard looks to a person, for every browser they sign in with.
create table user_preferences (
  user_id uuid primary key references app_user (id) on delete cascade,
  preferences jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- What a person starred, by its address inside the dashboard.
create table bookmark (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  path text not null check (char_length(path) between 1 and 1000),
  name text check (char_length(name) between 1 and 300),
  created_at timestamptz not null,
  unique (user_id, path)
);

-- The tray of jobs asks for what lives and for what ended lately.
create index grab_run_finished_index on grab_run (finished_at) where finished_at is not null;
create index excavation_run_state_index on excavation_run (state);
create index excavation_run_finished_index on excavation_run (finished_at) where finished_at is not null;
