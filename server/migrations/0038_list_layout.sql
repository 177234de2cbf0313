-- How a person wants a list to look (columns, widths, row height), or one of its saved views, in every browser they sign in with.
create table list_layout (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null check (char_length(list) between 1 and 60),
  view_id uuid references saved_view (id) on delete cascade,
  -- Absent where they went back to what the screen, or the view, has.
  look jsonb,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique nulls not distinct (user_id, list, view_id)
);
create index list_layout_view_index on list_layout (view_id) where view_id is not null;
