-- A page that is gone, or leads to one that does not state its offers, loses them without being read itself: once it is back as it was, it
-- states them again.
alter table grab_loss add column is_unread boolean not null default false;

-- A product page that redirected once was never asked again; those that were read before are asked by the next scheduled run.
update page set next_fetch_at = now()
where state = 'duplicate' and type = 'product' and interval_s is not null and next_fetch_at is null;
