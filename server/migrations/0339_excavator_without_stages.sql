-- The stages of an excavator were stored and read by nothing: each needs what the one before it found, so that none can be left out.
update excavator_config set config = config - 'stages' where config ? 'stages';

-- A right that was limited to fields loses the field; one that reached nothing else ends, since no fields at all would mean every field.
update role r set version = r.version + 1, updated_at = now(), rules = (
  select coalesce(jsonb_agg(case when e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' ? 'stages'
    then jsonb_set(e.rule, '{fields}', (e.rule -> 'fields') - 'stages') else e.rule end order by e.place), '[]')
  from jsonb_array_elements(r.rules) with ordinality as e (rule, place)
  where not (e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' is not distinct from '["stages"]'))
where exists (select from jsonb_array_elements(r.rules) e (rule)
  where e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' ? 'stages');
update api_key k set rules = (
  select coalesce(jsonb_agg(case when e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' ? 'stages'
    then jsonb_set(e.rule, '{fields}', (e.rule -> 'fields') - 'stages') else e.rule end order by e.place), '[]')
  from jsonb_array_elements(k.rules) with ordinality as e (rule, place)
  where not (e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' is not distinct from '["stages"]'))
where exists (select from jsonb_array_elements(k.rules) e (rule)
  where e.rule ->> 'subject' = 'Excavator' and e.rule -> 'fields' ? 'stages');
