-- Counting what a set would empty read all of its cells; few of them clear anything.
create index change_set_cell_cleared_index on change_set_cell (set_id, record_id) where operation = 'clear';
