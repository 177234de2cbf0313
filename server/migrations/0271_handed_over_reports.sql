-- Whom a shared report comes from, as a shared view says it: it goes back when their user is enabled again.
alter table saved_report add column handed_over_from uuid references app_user (id) on delete set null;
create index saved_report_handed_over_index on saved_report (handed_over_from) where handed_over_from is not null;
