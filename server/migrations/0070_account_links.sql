-- Links by which somebody sets a password: an invitation while they have none, else a reset. Of a token only its hash
-- is kept; a user has at most one link that leads anywhere, the newest.
create table account_link (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index account_link_user_index on account_link (user_id);
create index account_link_expiry_index on account_link (expires_at);

-- Links asked for by people who are not signed in. "account" is a hash of the address, so that unknown ones are counted alike.
create table link_request (
  id uuid primary key,
  account bytea not null,
  at timestamptz not null
);
create index link_request_account_index on link_request (account, at);
create index link_request_at_index on link_request (at);
