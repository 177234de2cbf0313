-- Settings of the registry in contracts/src/settings, at each place where somebody gave one a value of its own. A value that was taken away
-- stays as a row without one, so that its version goes on and of two people who change it the second is told.
create table setting (
  id uuid not null unique,
  key text not null,
  scope_kind text not null check (scope_kind in ('installation', 'shop', 'channel', 'user')),
  -- The shop, channel or user; the nil UUID for the installation.
  scope_id uuid not null,
  value jsonb,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (key, scope_kind, scope_id)
);

-- By this every process sees that its copy of the settings is old.
create table setting_epoch (
  epoch bigint not null
);
create unique index setting_epoch_one_row on setting_epoch ((true));
insert into setting_epoch (epoch) values (0);

-- Settings hold for people who have not signed in too, and none of them is a secret; changing them takes the right.
alter table setting enable row level security, force row level security;
create policy setting_read on setting for select using (true);
create policy setting_add on setting for insert with check ((select scope_writes('Setting')));
create policy setting_change on setting for update using ((select scope_writes('Setting')));
create policy setting_remove on setting for delete using ((select scope_writes('Setting')));
