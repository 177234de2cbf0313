-- An offer that several grabbers read (a feed and the shop's pages): what each of them says stands beside the others, and the
-- offer shows what the merge of them gives. An offer with one reader has no rows here: its own columns name its only reading.
create table offer_reading (
  offer_id uuid not null references offer (id) on delete cascade,
  grabber_id uuid not null,
  page_id uuid,
  snapshot_id uuid not null,
  snapshot_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- A complete run of the grabber no longer found the offer; kept, so that its return is no change of what it says.
  is_withdrawn boolean not null default false,
  primary key (offer_id, grabber_id)
) with (fillfactor = 85);
create index offer_reading_grabber_index on offer_reading (grabber_id);
create index offer_reading_page_index on offer_reading (page_id) where page_id is not null;
alter table offer add column is_shared boolean not null default false;

-- When a feed was last read to its end, and last found to be as it was then: unchanged, it confirms its rows without touching them.
alter table grabber add column source_read_at timestamptz, add column source_confirmed_at timestamptz;

-- What each grabber says of each offer as long as it holds; of an offer that is gone, what was said last.
create view offer_standing as
  select o.id as offer_id, o.shop_id, o.state, o.grabber_id, o.page_id, o.current_snapshot_id as snapshot_id,
    o.current_snapshot_at as snapshot_at, o.last_seen_at
  from offer o where not o.is_shared
  union all
  select r.offer_id, o.shop_id, o.state, r.grabber_id, r.page_id, r.snapshot_id, r.snapshot_at, r.last_seen_at
  from offer_reading r join offer o on o.id = r.offer_id
  where o.is_shared and (not r.is_withdrawn or (o.state <> 'active' and o.grabber_id = r.grabber_id));
