-- The second factor of a person: time-based codes (RFC 6238) of an app of theirs, and recovery codes in their place.

-- When it was set up, null without one: beside the user, so that signing in and the list of users know it at once.
alter table app_user add column second_factor_since timestamptz;
create index app_user_second_factor_index on app_user (second_factor_since, id);

create table second_factor (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- What the codes are reckoned from, sealed for this very user with a key derived from the one that signs tokens.
  sealed_secret bytea not null,
  -- The time step of the code that counted last: neither it nor one before counts again.
  last_step bigint not null
);

-- SHA-256 of codes with 80 random bits each: a copy of this table lets nobody in.
create table recovery_code (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Log-ins whose password was right and whose code is waited for: the SHA-256 of a secret with 256 random bits, deleted when it is used.
create table login_challenge (
  hash bytea primary key check (octet_length(hash) = 32),
  user_id uuid not null references app_user (id) on delete cascade,
  device_id uuid not null,
  expires_at timestamptz not null
);
create index login_challenge_user_index on login_challenge (user_id);
create index login_challenge_expires_index on login_challenge (expires_at);

alter table role add column requires_second_factor boolean not null default false;

alter table session drop constraint session_ended_reason_check;
alter table session add constraint session_ended_reason_check check (ended_reason in
  ('signed_out', 'replayed', 'disabled', 'password_changed', 'revoked', 'second_factor_changed'));
