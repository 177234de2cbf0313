-- Rows of a file that leave a record of another kind as it is may be several of one: they name none.
alter table change_set_row drop constraint change_set_row_check;
alter table change_set_row add constraint change_set_row_check check (plan in ('refused', 'unchanged') or record_id is not null);
