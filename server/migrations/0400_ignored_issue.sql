-- When people ignored an issue, so that all that were ignored at once can be opened again at once.
alter table channel_issue add column ignored_at timestamptz;
