-- An offer belonged to the page that stated it last, so its absence there ended it while another page still stated it. Of an offer that one
-- grabber read off several pages each of them has a row here, from the second page on, as long as its last reading states the offer.
create table offer_page (
  offer_id uuid not null references offer (id) on delete cascade,
  grabber_id uuid not null,
  -- A page that is deleted states nothing.
  page_id uuid not null references page (id) on delete cascade,
  -- Of the page that the offer belongs to now, its "last_seen_at" is the newer one.
  stated_at timestamptz not null,
  primary key (offer_id, grabber_id, page_id)
);
create index offer_page_page_index on offer_page (page_id);

-- The page lost the offer, which another page states: it counts for the break of the page, and ends nothing.
alter table grab_loss add column is_elsewhere boolean not null default false;
