-- Each page that a run reads is compared with its own last reading, so that a break shows in the first run after it.
alter table grab_item
  -- Fields that an offer of the page had stated when it was last read.
  add column lost_fields text[] not null default '{}',
  -- Offers whose new price waits for a second sighting.
  add column refused_prices integer not null default 0;

-- Of a degraded run: the last page that was read as before, and the first that was not.
alter table grab_run add column turn jsonb;
create index grab_run_unsettled_index on grab_run (grabber_id) where state = 'degraded' and accepted_as_normal_by is null;
