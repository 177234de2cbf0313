-- What a person does not want to be reminded of on the dashboard for a while.
create table snoozed_need (
  user_id uuid not null references app_user (id) on delete cascade,
  code text not null check (char_length(code) between 1 and 60),
  -- Absent: until the need is another one than it was, by its count and its oldest row.
  until timestamptz,
  count integer not null,
  oldest_at timestamptz,
  snoozed_at timestamptz not null,
  primary key (user_id, code)
);
