-- A list as somebody set it up, under a name; kept to themselves or shared with whoever sees the list.
create table saved_view (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null check (char_length(list) between 1 and 60),
  name text not null check (char_length(name) between 1 and 80),
  is_shared boolean not null default false,
  -- What the list is asked for (`query`) and how it looks (`columns`, `density`).
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_view_owner_index on saved_view (user_id, list);
create index saved_view_shared_index on saved_view (list) where is_shared;
