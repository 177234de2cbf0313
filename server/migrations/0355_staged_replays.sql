-- A replay counted page by page while it read. It is staged first, judged with its difference, and applied, discarded or taken back as a whole.
alter table grab_run drop constraint grab_run_state_check,
  add constraint grab_run_state_check check (state in ('queued', 'starting', 'running', 'pausing', 'paused', 'finishing',
    'succeeded', 'degraded', 'failed', 'timed_out', 'cancelling', 'cancelled', 'stalled', 'waiting'));
alter table grab_run
  -- Null for other runs, and for replays that ended before there was staging.
  add column replay_state text check (replay_state in ('reading', 'waiting', 'applying', 'applied', 'part_applied', 'same', 'discarded',
    'taking_back', 'taken_back', 'part_taken_back')),
  -- How it was judged and what differs, kept when the staged pages are gone.
  add column difference jsonb,
  add column decided_by uuid,
  add column decided_at timestamptz,
  add column decision_reason text;
update grab_run set replay_state = 'reading', cursor = null
  where trigger = 'replay' and state in ('queued', 'starting', 'running', 'finishing', 'stalled');
create index grab_run_replay_index on grab_run (grabber_id, replay_state) where replay_state is not null;

-- What a replay read off one page, and what the page stated before.
create table replay_page (
  id uuid not null unique default gen_random_uuid(),
  run_id uuid not null references grab_run (id) on delete cascade,
  page_id uuid not null,
  fetch_id uuid not null,
  observed_at timestamptz not null,
  blob_sha256 bytea not null,
  -- "same" and "unread" pages are never saved; "left_out" were fetched again before they were applied, "kept" before they were taken back.
  state text not null check (state in ('staged', 'same', 'unread', 'applied', 'left_out', 'taken_back', 'kept')),
  outcome text not null,
  -- The rows as the saving code takes them; none of a page that says what it said.
  rows jsonb not null default '[]',
  -- The offers that the grabber held of the page, each with the snapshot that it stated.
  stated jsonb not null default '[]',
  kinds text[] not null default '{}',
  fields text[] not null default '{}',
  changes jsonb not null default '[]',
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  lost integer not null default 0,
  primary key (run_id, page_id)
);
create index replay_page_list_index on replay_page (run_id, observed_at desc, id desc);
create index replay_page_state_index on replay_page (run_id, state, page_id);
