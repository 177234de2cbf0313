-- What was remarked about the feed as a whole: [{line, reason}], the reason as a stored wording.
alter table grab_run add column remarks jsonb;
