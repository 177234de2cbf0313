-- When its money moved, as whoever asked says: the refund may wait for a second person until then.
alter table refund add column happened_at timestamptz;
