-- Keys by which programs act for a person: never with more rights than the person has at that moment.
create table api_key (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- SHA-256 of the secret, which has 256 random bits: a copy of this table lets nobody in.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- The beginning of the secret, by which a person tells keys apart.
  shown_part text not null,
  -- [{"action", "subject"}], the words of contracts/access.
  rules jsonb not null,
  -- Narrower than what the person was given; empty for all of it.
  shop_ids uuid[] not null default '{}',
  brand_ids uuid[] not null default '{}',
  expires_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index api_key_user_index on api_key (user_id, id);
create index api_key_name_index on api_key (name, id);
create index api_key_created_index on api_key (created_at desc, id desc);
create index api_key_used_index on api_key (last_used_at desc nulls last, id desc);
create index api_key_expires_index on api_key (expires_at, id);

alter table change drop constraint change_cause_check;
alter table change add constraint change_cause_check check (cause in ('screen', 'import', 'crawl_run', 'grab_run', 'excavation', 'proposal', 'api',
  'command_line', 'seed', 'schedule', 'undo', 'revert', 'bulk_run', 'api_key'));
