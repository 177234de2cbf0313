-- Hooks that are signed, but whose body is no event: counted apart from those whose signature is wrong. Until now both were in
-- hooks_refused, where they cannot be told apart any more.
alter table payment_provider add column hooks_unreadable integer not null default 0;
