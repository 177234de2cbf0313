-- A replay that was taken back left the offers that only it had made: they were shown as missing, and proposed as products. Such an offer names
-- the run; it is shown nowhere and excavated by nothing until a page or feed states it again.
alter table offer add column taken_back_run_id uuid;
