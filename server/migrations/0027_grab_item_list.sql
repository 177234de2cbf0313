-- The items of a grab run as a list: an id to page by, and the order within the run and within an outcome.
alter table grab_item add column id uuid not null unique default gen_random_uuid();
drop index grab_item_outcome_index;
create index grab_item_list_index on grab_item (run_id, at desc, id desc);
create index grab_item_outcome_index on grab_item (run_id, outcome, at desc, id desc);
