-- Leads from a missing value to the products that miss it.
create index completeness_missing_index on completeness using gin (missing) where channel_id is null;

-- What people decided is counted by day and person.
create index proposal_decided_index on proposal (decided_at) where decided_by is not null;
create index proposal_decided_by_index on proposal (decided_by, decided_at) where decided_by is not null;
