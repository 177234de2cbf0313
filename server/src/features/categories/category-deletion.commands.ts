import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { deleteRecord, type Missed, type RecordKind } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { countBelonging } from '../../platform/records/index.ts';
import { categoryKind } from './category.commands.ts';
import type { CategoryRecord } from './category.ts';
import { findCategoryForUpdate, findMergedInto, markCategoryDeleted } from './category.store.ts';
import { lockAgainstHolders, lockTree } from './category-tree.store.ts';

type InUse = { kind: 'in_use'; products: number; categories: number };

/** Before its row, which those who hold it wait for as well. */
const unheldCategory: RecordKind<CategoryRecord> = {
  ...categoryKind,
  lock: async (tx, id) => {
    await lockTree(tx);
    await lockAgainstHolders(tx, id);
    return findCategoryForUpdate(tx, id);
  },
};

/** Puts a category into the bin, unless products or other categories belong to it. */
export function deleteCategory(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<{ kind: 'deleted'; name: string } | Missed | InUse> {
  return deleteRecord(deps, origin, unheldCategory, { id, version }, async (tx, { name }) => {
    // Products of what was merged into it may not have followed yet.
    const parts = await countBelonging(tx, deps.records, 'category', [id, ...(await findMergedInto(tx, [id]))]);
    const countOf = (entity: string) =>
      parts.reduce((sum, part) => (part.entity === entity ? sum + part.count : sum), 0);
    if (parts.length > 0)
      return { refused: { kind: 'in_use', products: countOf('product'), categories: countOf('category') } };
    await markCategoryDeleted(tx, id, deps.clock.now());
    return { binned: { name } };
  });
}
