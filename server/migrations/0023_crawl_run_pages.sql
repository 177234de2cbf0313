-- Every visit says whether the host was asked at all, and how many links led out of scope: the rows behind the figures of a run.
alter table page_fetch add column was_asked boolean not null default true,
  add column links_out_of_scope integer not null default 0;
update page_fetch set was_asked = false
  where status is null and duration_ms = 0 and outcome in ('robots_denied', 'out_of_scope', 'refused', 'network_error');
delete from crawl_run_tally where outcome = 'links_out_of_scope';
drop index page_fetch_run_index;
create index page_fetch_run_index on page_fetch (run_id, fetched_at desc, id desc);
create index page_fetch_outcome_index on page_fetch (run_id, outcome, was_asked, fetched_at desc, id desc);
create index page_fetch_error_index on page_fetch (run_id, error_code, fetched_at desc, id desc) where error_code is not null;
create index page_fetch_out_of_scope_index on page_fetch (run_id, fetched_at desc, id desc) where links_out_of_scope > 0;

-- Pages of the run that they are queued for or were last visited in. The stage is how far each came: known, in scope, allowed, fetched,
-- read as a product page, and read with offers on it; who came to one came to all before it. What was left over when a run was
-- stopped, and so has the outcome of an earlier run, was not asked for in this one.
create view page_standing as
  select p.run_id, p.id as page_id, p.first_seen_at as found_at, p.state, p.type, p.last_outcome as outcome, p.offers,
    (case when p.state = 'out_of_scope' then 0
      when p.state = 'robots_denied' then 1
      when p.attempts = 0 then 2
      when p.type <> 'product' or p.state <> 'scheduled' or p.last_outcome is null
        or p.last_outcome not in ('changed', 'unchanged', 'not_modified') then 3
      when p.offers = 0 then 4
      else 5 end)::smallint as stage
  from page p where p.run_id is not null;

-- The same, kept as it was when a run ended, since a later run moves its pages on.
create table crawl_run_page (
  run_id uuid not null references crawl_run (id) on delete cascade,
  page_id uuid not null,
  found_at timestamptz not null,
  state text not null,
  type text not null,
  outcome text,
  offers smallint not null,
  stage smallint not null,
  primary key (run_id, found_at, page_id)
);
create index crawl_run_page_stage_index on crawl_run_page (run_id, stage);
create index crawl_run_page_state_index on crawl_run_page (run_id, state);
create index page_run_found_index on page (run_id, first_seen_at, id) where run_id is not null;
insert into crawl_run_page (run_id, page_id, found_at, state, type, outcome, offers, stage)
  select s.run_id, s.page_id, s.found_at, s.state, s.type, s.outcome, s.offers, s.stage
  from page_standing s join crawl_run r on r.id = s.run_id where r.finished_at is not null;

-- The pages of any run: of one that lives as they stand, of one that ended as they were kept.
create view run_page as
  select run_id, page_id, found_at, state, type, outcome, offers, stage from crawl_run_page
  union all
  select s.run_id, s.page_id, s.found_at, s.state, s.type, s.outcome, s.offers, s.stage
  from page_standing s join crawl_run r on r.id = s.run_id and r.finished_at is null;
