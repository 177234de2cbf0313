-- Whoever archives a channel ends its keys with it, also without a right to keys.
drop policy api_key_read on api_key;
drop policy api_key_change on api_key;
create policy api_key_read on api_key for select using (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_reads('ChannelKey') or scope_writes('ChannelKey', 'Channel'))) or (select scope_reads('ApiKey', 'User') or scope_writes('ApiKey', 'User')));
create policy api_key_change on api_key for update using (user_id = (select scope_user()) or (shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)) or (shop_id is not null and (select scope_writes('ChannelKey', 'Channel'))) or (select scope_writes('ApiKey', 'User')));
