-- While somebody answers many questions at once, excavators do not replace those that are still to come.
alter table proposal add column held_until timestamptz;
create index proposal_held_index on proposal (offer_id) where held_until is not null;

-- What a person found on looking again at an automatic decision of the audit sample.
alter table proposal
  add column audit_verdict text check (audit_verdict in ('confirmed', 'overturned')),
  add column audited_at timestamptz,
  add column audited_by uuid;
create index proposal_audit_due_index on proposal (priority desc, id) where is_audit_sample and state = 'applied' and audit_verdict is null;
-- Links that a person looked at, the newest first: by them automatic linking is trusted or not.
create index proposal_looked_at_index on proposal (coalesce(audited_at, decided_at) desc)
  where kind = 'link_offer' and coalesce(audited_by, decided_by) is not null;
