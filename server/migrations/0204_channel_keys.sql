-- Keys by which a program acts for a sales channel: no person stands behind one, and code says what it may.
alter table api_key
  alter column user_id drop not null,
  -- Null for a key of a channel that does not expire.
  alter column expires_at drop not null,
  add column shop_id uuid,
  add column channel_id uuid,
  -- Who made a key of a channel, by reference: it outlives them.
  add column created_by uuid,
  add constraint api_key_channel_fkey foreign key (shop_id, channel_id) references channel (shop_id, id) on delete cascade,
  add constraint api_key_holder_check check ((user_id is null) = (channel_id is not null) and (channel_id is null) = (shop_id is null)),
  add constraint api_key_expiry_check check (expires_at is not null or channel_id is not null);
create index api_key_channel_index on api_key (channel_id, created_at desc, id desc) where channel_id is not null;

-- How much of its limit a key was given in a minute, in blocks that each API process counts down by itself. A crash may lose it.
create unlogged table api_key_quota (
  api_key_id uuid primary key references api_key (id) on delete cascade,
  minute timestamptz not null,
  given integer not null
);

-- The sales channel whose key asks; null for everybody else.
create function scope_channel() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('quarry.channel', true), '')::uuid $$;

-- A channel's keys are its shop's, and are hidden from these keys themselves; a channel keeps its replies under its own id.
drop policy api_key_read on api_key;
drop policy api_key_add on api_key;
drop policy api_key_change on api_key;
drop policy api_key_remove on api_key;
create policy api_key_read on api_key for select using (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_reads('ChannelKey') or scope_writes('ChannelKey'))) or (select scope_reads('ApiKey', 'User') or scope_writes('ApiKey', 'User')));
create policy api_key_add on api_key for insert with check (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_writes('ChannelKey'))));
create policy api_key_change on api_key for update using (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_writes('ChannelKey'))) or (select scope_writes('ApiKey', 'User')));
create policy api_key_remove on api_key for delete using (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_writes('ChannelKey'))) or (select scope_writes('ApiKey', 'User')));
drop policy idempotent_reply_read on idempotent_reply;
drop policy idempotent_reply_add on idempotent_reply;
drop policy idempotent_reply_change on idempotent_reply;
drop policy idempotent_reply_remove on idempotent_reply;
create policy idempotent_reply_read on idempotent_reply for select using (actor_id = (select scope_user()) or (actor_id = (select scope_channel())) or (select scope_reads('User') or scope_writes('User')));
create policy idempotent_reply_add on idempotent_reply for insert with check (actor_id = (select scope_user()) or (actor_id = (select scope_channel())) or (select scope_writes('User')));
create policy idempotent_reply_change on idempotent_reply for update using (actor_id = (select scope_user()) or (actor_id = (select scope_channel())) or (select scope_writes('User')));
create policy idempotent_reply_remove on idempotent_reply for delete using (actor_id = (select scope_user()) or (actor_id = (select scope_channel())) or (select scope_writes('User')));

-- Shop managers run the channels of own shops. A role that people edited stays as it is.
update role set rules = rules || '[{"action": "manage", "subject": "ChannelKey", "scope": "own_shops"}]'::jsonb
where key = 'shop_manager' and is_preset and version = 1;
