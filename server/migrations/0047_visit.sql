-- The screens that somebody looked at last, whichever browser they used; only the newest are kept.
create table visit (
  user_id uuid not null references app_user (id) on delete cascade,
  path text not null check (char_length(path) between 1 and 1000),
  name text check (char_length(name) between 1 and 300),
  visited_at timestamptz not null,
  primary key (user_id, path)
);
