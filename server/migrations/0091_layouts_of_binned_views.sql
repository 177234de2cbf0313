-- How people want a view to look waits with it in the bin, and goes for good with it there. The entry of the bin is written after the
-- view is taken away, in one transaction.
alter table list_layout
  add column binned_view_id uuid references bin_entry (id) on delete cascade deferrable initially deferred,
  drop constraint list_layout_user_id_list_view_id_key,
  add unique nulls not distinct (user_id, list, view_id, binned_view_id),
  add check (view_id is null or binned_view_id is null);
create index list_layout_binned_view_index on list_layout (binned_view_id) where binned_view_id is not null;
