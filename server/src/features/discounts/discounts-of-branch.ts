import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import { readWithinScope } from '../../platform/db/index.ts';
import { changedNodes, countedNames, type TreeEffect, type TreeEffects } from '../../platform/records/index.ts';

/** Discounts that have not ended and name categories which are to be moved, or those above them. */
export const discountsOfBranch: TreeEffects = async ({ actor, deps }, change) => {
  if (!may(actor, 'read', 'Discount')) return [];
  const rows = await readWithinScope(
    deps.db,
    sql<Omit<TreeEffect, 'kind'>>`
      select r.relation, ${countedNames('d')} from ${changedNodes(change)}
        join discount_target t on t.kind = 'category' and t.target_id = n.id join discount d on d.id = t.discount_id
        -- What a discount leaves out it takes in again where it no longer lies below.
        cross join lateral (select case when t.is_excluded and n.relation = 'LEFT' then 'JOINED'
          when t.is_excluded and n.relation = 'JOINED' then 'LEFT' else n.relation end as relation) r
      where d.deleted_at is null and d.intent <> 'ENDED' and (d.ends_at is null or d.ends_at > ${deps.clock.now()})
      group by r.relation`,
  );
  return rows.map((row) => ({ kind: 'DISCOUNT', ...row }));
};
