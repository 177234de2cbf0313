-- Listings by state are recorded as each day ends, for who reads channels.
drop policy state_day_read on state_day;
drop policy state_day_add on state_day;
drop policy state_day_change on state_day;
drop policy state_day_remove on state_day;
create policy state_day_read on state_day for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Offer', 'Proposal', 'Comment', 'Product', 'Channel') or scope_writes('Offer', 'Proposal', 'Comment', 'Product', 'Channel')));
create policy state_day_add on state_day for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product', 'Channel')));
create policy state_day_change on state_day for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product', 'Channel')));
create policy state_day_remove on state_day for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product', 'Channel')));
