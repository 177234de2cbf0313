-- Events whose signature was wrong: counted, and nothing of them is kept.
alter table payment_provider add column hooks_refused integer not null default 0;
