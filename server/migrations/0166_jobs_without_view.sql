-- The list of jobs is made of what each kind of long work declares, so that a new kind rewrites no view.
drop view job;

-- The tray asks for what lives, which has no end yet, or ended lately.
drop index grab_run_finished_index;
drop index excavation_run_finished_index;
create index crawl_run_finished_index on crawl_run (finished_at);
create index grab_run_finished_index on grab_run (finished_at);
create index excavation_run_finished_index on excavation_run (finished_at);
create index bulk_run_ended_index on bulk_run (finished_at);
