-- Rows that were to begin later, or were over, read like rows in the file: their times are kept with what they said.
alter table feed_row_history add column served_from timestamptz, add column served_until timestamptz;
