-- A run marks the offers that it did not see in several transactions, each offer once.
alter table offer add column missed_run_id uuid;
