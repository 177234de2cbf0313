-- Where a session was used last, as its owner reads it in the list of their sessions.
alter table session add column address text;
