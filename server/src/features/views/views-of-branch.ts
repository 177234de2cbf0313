import { sql } from 'kysely';
import { readWithinScope } from '../../platform/db/index.ts';
import { changedNodes, countedNames, type TreeEffect, type TreeEffects } from '../../platform/records/index.ts';

/** Saved views, one's own and shared ones, that ask for categories which are to be moved, or for those above them. */
export const viewsOfBranch: TreeEffects = async ({ actor: { userId }, deps }, change) => {
  if (userId === null) return [];
  const rows = await readWithinScope(
    deps.db,
    sql<Omit<TreeEffect, 'kind'>>`
      select n.relation, ${countedNames('w')}
      from saved_view w cross join lateral regexp_matches(w.content ->> 'query', '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m (ids)
        join ${changedNodes(change)} on n.id = m.ids[1]::uuid
      where w.user_id = ${userId} or w.is_shared group by n.relation`,
  );
  return rows.map((row) => ({ kind: 'VIEW', ...row }));
};
