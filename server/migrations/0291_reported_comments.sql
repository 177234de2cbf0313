-- What readers reported waits for a decision too.
drop index comment_waiting_index;
create index comment_waiting_index on comment (submitted_at, id)
  where (status = 'PENDING' or waiting_revision is not null or report_count > 0) and deleted_at is null;
