-- Items of runs that ended long ago go (decision 032). What lists and pages count from them is kept with the run before.
alter table crawl_run add column items_gone_at timestamptz, add column has_items boolean not null default true, add column host_ids uuid[];
alter table grab_run add column items_gone_at timestamptz, add column has_items boolean not null default true, add column figures jsonb;
alter table excavation_run add column items_gone_at timestamptz, add column has_items boolean not null default true, add column figures jsonb;

-- The runs whose items are still to go, in the order in which they ended.
create index crawl_run_items_index on crawl_run (finished_at, id) where has_items;
create index grab_run_items_index on grab_run (finished_at, id) where has_items;
create index excavation_run_items_index on excavation_run (finished_at, id) where has_items;
