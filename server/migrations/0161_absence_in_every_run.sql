-- An offer that a page, read whole, no longer states is missing from that reading on, in every run. Each run keeps what its pages had lost:
-- it is held back where the run is degraded, until the offer is seen again or a person takes the run as the new normal.
create table grab_loss (
  run_id uuid not null references grab_run (id) on delete cascade,
  offer_id uuid not null,
  page_id uuid not null,
  -- The reading that did not find it, and when the grabber had last seen it: once it is seen again, the loss no longer holds.
  at timestamptz not null,
  seen_at timestamptz not null,
  -- A page of the shop, no error and no challenge to robots.
  is_whole boolean not null,
  primary key (run_id, offer_id)
);
create index grab_loss_offer_index on grab_loss (offer_id, at desc);

-- A degraded run that was taken as the new normal and whose losses are being marked.
alter table grab_run add column is_settling boolean not null default false;
create index grab_run_settling_index on grab_run (id) where is_settling;
