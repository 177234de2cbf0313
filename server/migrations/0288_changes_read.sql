-- When what happened at a provider was read last, and why its last reading failed; null where that went well.
alter table payment_provider add column changes_read_at timestamptz;
alter table payment_provider add column changes_problem text
  check (changes_problem in ('UNREACHABLE', 'SECRET_REFUSED', 'ANSWER_UNREADABLE', 'NOT_SET_UP'));
