-- Settings of the registry that features declare in contracts/src, at each place where somebody gave one a value of its own. A value that was taken away
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

-- Settings hold for people who have not signed in too, and a secret is only named there; changing them takes the right.
alter table setting enable row level security, force row level security;
create policy setting_read on setting for select using (true);
create policy setting_add on setting for insert with check ((select scope_writes('Setting')));
create policy setting_change on setting for update using ((select scope_writes('Setting')));
create policy setting_remove on setting for delete using ((select scope_writes('Setting')));

-- Secrets that settings name. Each is sealed under the key of the installation, which lies outside the database; `key_id` says which key that
-- was. One that was replaced stays, so that a change can be taken back.
create table secret (
  id uuid primary key,
  ciphertext bytea not null,
  key_id text not null,
  -- Empty where the secret is so short that its end would tell it.
  last4 text not null check (length(last4) <= 4),
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create index secret_created_by on secret (created_by);

alter table secret enable row level security, force row level security;
create policy secret_read on secret for select using ((select scope_reads('*') or scope_writes('Setting')));
create policy secret_add on secret for insert with check ((select scope_writes('Setting')));
create policy secret_change on secret for update using ((select scope_writes('Setting')));
create policy secret_remove on secret for delete using ((select scope_writes('Setting')));
