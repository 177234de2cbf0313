-- An issue about the price on a page led to the offer's merged snapshot, which may be that of a feed file.
-- The snapshot of the page that was compared; null for issues that compare nothing.
alter table channel_issue add column page_snapshot_id uuid, add column page_snapshot_at timestamptz,
  add constraint channel_issue_page_check check ((page_snapshot_id is null) = (page_snapshot_at is null));

-- Open ones are found anew, with their page.
insert into feed_dirty (channel_id, variant_id)
select i.channel_id, l.variant_id from channel_issue i join listing l on l.id = i.listing_id
where i.code = 'PRICE_ON_PAGE' and i.resolved_at is null and l.variant_id is not null;
