-- Rows of a change set that are taken, and of which something is worth a look.
create index change_set_row_notice_index on change_set_row (set_id, position) where plan <> 'refused' and refusals <> '[]'::jsonb;
