-- Own offers were read by the shop's people and the managers of the product's brand wherever a right to read offers had no condition.
-- Now a rule says each of the two, and one without a condition reaches all own offers. Whoever saw them keeps them: such a rule becomes
-- both, in every role. `manage` is split up for it, since its other actions reach as far as before.
update role set rules = (
  select jsonb_agg(rule order by place) from (
    select rule, min(place) as place from (
      select old.place * 10 + part.place as place, part.rule
      from jsonb_array_elements(role.rules) with ordinality as old (rule, place),
        lateral (
          select old.rule, 0
          where not (old.rule ->> 'subject' = 'Offer' and old.rule ->> 'action' in ('read', 'manage') and old.rule ->> 'scope' is null)
          union all
          select jsonb_build_object('action', said.action, 'subject', 'Offer')
              || case when said.scope is null then '{}' else jsonb_build_object('scope', said.scope) end, said.place
          from (values ('read', 'own_shops', 1), ('read', 'own_brands', 2), ('create', null, 3), ('update', null, 4), ('export', null, 5))
            as said (action, scope, place)
          where old.rule ->> 'subject' = 'Offer' and old.rule ->> 'action' in ('read', 'manage') and old.rule ->> 'scope' is null
            and (said.action = 'read' or old.rule ->> 'action' = 'manage')
        ) as part (rule, place)
    ) parts group by rule
  ) distinct_parts
)
where exists (
  select from jsonb_array_elements(role.rules) rule
  where rule ->> 'subject' = 'Offer' and rule ->> 'action' in ('read', 'manage') and rule ->> 'scope' is null
);
