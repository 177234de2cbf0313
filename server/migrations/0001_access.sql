-- Who may do what: users, their roles, and the sessions they are signed in with.

-- "rules": [{"action", "subject", "scope"?: "own_shops" | "own_brands" | "own"}], the words of contracts/access.
create table role (
  id uuid primary key,
  key text not null unique,
  name text not null check (char_length(name) between 1 and 80),
  rules jsonb not null,
  is_preset boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table app_user (
  id uuid primary key,
  username text not null check (char_length(username) between 1 and 60),
  email text not null check (char_length(email) between 3 and 254),
  full_name text not null default '',
  avatar text,
  password_hash text,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'INACTIVE')),
  language text not null default 'en' check (language in ('en', 'de', 'fr', 'pt')),
  preferences jsonb not null default '{}',
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index app_user_email_index on app_user (lower(email));
create unique index app_user_username_index on app_user (lower(username));

create table user_role (
  user_id uuid not null references app_user (id) on delete cascade,
  role_id uuid not null references role (id),
  primary key (user_id, role_id)
);
create index user_role_role_index on user_role (role_id);

-- One sign-in: all refresh tokens of it are one family, and end together.
create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('signed_out', 'replayed', 'disabled', 'password_changed', 'revoked')),
  -- Refreshes of the current minute, for the limit.
  refresh_minute timestamptz,
  refresh_count integer not null default 0
);
create index session_user_index on session (user_id, created_at desc);

-- Only hashes: a copy of this table signs nobody in. The successor of a token is derived from the token itself,
-- so that the same old token gives the same new one.
create table refresh_token (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_token_session_index on refresh_token (session_id);

-- Passwords tried. "account" is a hash of the address, so that unknown addresses are counted alike.
create table login_attempt (
  id uuid primary key,
  account bytea not null,
  -- Null for devices that have never signed in to this account.
  device_id uuid,
  at timestamptz not null,
  -- Null while the password is being evaluated.
  was_wrong boolean
);
create index login_attempt_account_index on login_attempt (account, at);
create index login_attempt_at_index on login_attempt (at);

create table known_device (
  user_id uuid not null references app_user (id) on delete cascade,
  device_id uuid not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_id)
);
