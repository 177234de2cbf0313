-- Feeds may be written as JSON lines, where the kind of their channel takes these.
alter table channel_feed drop constraint channel_feed_format_check,
  add constraint channel_feed_format_check check (format in ('xml', 'csv', 'tsv', 'jsonl'));
alter table feed_row drop constraint feed_row_format_check,
  add constraint feed_row_format_check check (format in ('xml', 'csv', 'tsv', 'jsonl'));
alter table feed_file drop constraint feed_file_format_check,
  add constraint feed_file_format_check check (format in ('xml', 'csv', 'tsv', 'jsonl'));
