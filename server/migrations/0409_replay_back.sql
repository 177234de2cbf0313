-- Offers that are not on sale and that a replay reads again: they are neither new nor changed.
alter table replay_page add column back integer not null default 0;

-- An offer that no observation made missing, but taking a replay back: an old fetch brings it back.
alter table offer add column is_missed_by_take_back boolean not null default false;
update offer o set is_missed_by_take_back = true from grab_run t
  where t.id = o.missed_run_id and o.state <> 'active' and t.replay_state in ('taking_back', 'taken_back', 'part_taken_back');
