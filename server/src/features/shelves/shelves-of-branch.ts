import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import { readWithinScope } from '../../platform/db/index.ts';
import { changedNodes, countedNames, type TreeEffect, type TreeEffects } from '../../platform/records/index.ts';

/** Shelves that are accepted as categories which are to be moved. */
export const shelvesOfBranch: TreeEffects = async ({ actor, deps }, { branch }) => {
  if (!may(actor, 'read', 'Offer')) return [];
  const rows = await readWithinScope(
    deps.db,
    sql<Pick<TreeEffect, 'count' | 'names'>>`
      select ${countedNames('s', 'text')} from ${changedNodes({ branch, left: [], joined: [] })}
      join shelf s on s.category_id = n.id and s.state = 'ACCEPTED'`,
  );
  return rows.map((row) => ({ kind: 'SHELF', relation: 'KEPT', count: row.count, names: row.names ?? [] }));
};
