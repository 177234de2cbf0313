import { sql } from 'kysely';
import { readWithinScope } from '../../platform/db/index.ts';
import { changedNodes, countedNames, type TreeEffect, type TreeEffects } from '../../platform/records/index.ts';
import { isVisible } from './saved-report.store.ts';

/** Saved reports that the reader may open and that ask for categories which are to be moved, or for those above them. */
export const reportsOfBranch: TreeEffects = async ({ actor, deps }, change) => {
  const rows = await readWithinScope(
    deps.db,
    sql<Omit<TreeEffect, 'kind'>>`
      select n.relation, ${countedNames('s')}
      from saved_report s cross join lateral regexp_matches(s.input::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m (ids)
        join ${changedNodes(change)} on n.id = m.ids[1]::uuid
      where ${isVisible(actor)} group by n.relation`,
  );
  return rows.map((row) => ({ kind: 'REPORT', ...row }));
};
