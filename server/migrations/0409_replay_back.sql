-- Offers that are not on sale and that a replay reads again: they are neither new nor changed.
alter table replay_page add column back integer not null default 0;
