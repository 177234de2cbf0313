-- Whose a shared view was before it was handed over with the disabling of its owner, so that it can go back.
alter table saved_view add column handed_over_from uuid references app_user (id) on delete set null;
create index saved_view_handed_over_index on saved_view (handed_over_from) where handed_over_from is not null;
