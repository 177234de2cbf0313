-- A sighting moves last_seen_at of every offer; while an index held it, each one wrote to all indexes of the offer.
drop index offer_grabber_index;
create index offer_grabber_index on offer (grabber_id) where grabber_id is not null;
-- Room on each page for the new version of a row, so that a sighting stays on it.
alter table offer set (fillfactor = 85);
alter table price_point set (fillfactor = 90);
